import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { claimsOf, tokenOf } from './emulator/accounts.ts';
import { callAs, first, readApi } from './suite.ts';

const ARTIST = 'artist@example.com';
const NEWCOMER = 'newcomer@example.com';
const ADMIN = 'admin@example.com';

/** A screen: the name of its test and screenshot, and its path in the seeded suite. */
export interface Screen {
  name: string;
  path: () => Promise<string> | string;
  /** Whether it has the shared layout, with top bar and footer. */
  framed: boolean;
  /** Whether the browser renders it although it has the layout. */
  inBrowser?: boolean;
  /** Whether it prefetches Firebase Auth once it is rendered. */
  signsIn?: boolean;
  /** Whoever is signed in; nobody where it is left out. */
  email?: string;
  /** Whether it stands for an address that does not exist, so that the document answers 404. */
  missing?: boolean;
}

export async function somePaths() {
  const [stories, gallery, shop, exhibitions, { userId }] = await Promise.all([
    readApi<BlogListItem[]>('/blog'),
    readApi<GalleryPage>('/image?page=1'),
    readApi<ProductPage>('/product?page=1&pageSize=40'),
    readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing'),
    claimsOf(ARTIST),
  ]);
  return {
    story: `/stories/${first(stories, 'stories').slug}`,
    image: `/exhibition?image=${first(gallery.data, 'images').image_id}`,
    product: `/shop/${first(shop.products, 'products').slug}`,
    exhibition: `/exhibition/${first(exhibitions, 'exhibitions').id}`,
    viewer: `/exhibition/${first(exhibitions, 'exhibitions').id}/gallery`,
    // Photographers whom tests invite have little to show.
    profile: `/profile/${userId}`,
  };
}

/** Every screen that is open to visitors. */
export const screens: readonly Screen[] = [
  { name: 'home', path: () => '/', framed: true },
  { name: 'stories', path: () => '/stories', framed: true },
  { name: 'story', path: async () => (await somePaths()).story, framed: true },
  { name: 'gallery', path: () => '/gallery', framed: true },
  { name: 'gallery-page-2', path: () => '/gallery?page=2', framed: true },
  { name: 'image', path: async () => (await somePaths()).image, framed: true },
  { name: 'shop', path: () => '/shop', framed: true },
  { name: 'product', path: async () => (await somePaths()).product, framed: true },
  { name: 'cart', path: () => '/shop/cart', framed: true, inBrowser: true },
  { name: 'exhibitions', path: () => '/exhibitions', framed: true },
  { name: 'exhibition', path: async () => (await somePaths()).exhibition, framed: true },
  { name: 'viewer', path: async () => (await somePaths()).viewer, framed: false },
  { name: 'privacy-policy', path: () => '/privacy-policy', framed: true },
  { name: 'terms-of-service', path: () => '/terms-of-service', framed: true },
  { name: 'contact', path: () => '/contact-us', framed: true },
  { name: 'public-profile', path: async () => (await somePaths()).profile, framed: true },
  { name: 'login', path: () => '/login', framed: false, signsIn: true },
  { name: 'register', path: () => '/register', framed: false, signsIn: true },
  { name: 'forgot-password', path: () => '/forgot-password', framed: false, signsIn: true },
  { name: 'account-deleted', path: () => '/account-deleted', framed: true, inBrowser: true },
  { name: 'not-found', path: () => '/no/such/page', framed: true, missing: true },
  { name: 'bare-not-found', path: () => '/login/nothing', framed: false, missing: true },
];

const OWN_PROFILE = {
  'own-profile': '/profile',
  'own-exhibitions': '/profile?tab=exhibitions',
  'own-stories': '/profile?tab=stories',
  'own-bookmarks': '/profile?tab=bookmarks',
  'own-orders': '/profile?tab=orders',
  'user-details': '/profile/user-details',
  'edit-details': '/profile/edit-details',
  settings: '/profile/settings',
};

const ownProfile = (email: string, names: (keyof typeof OWN_PROFILE)[]): Screen[] =>
  names.map((name) => ({
    name: `${name}-of-${email.split('@')[0]}`,
    path: () => OWN_PROFILE[name],
    framed: true,
    email,
  }));

/** A profile with works. */
const artistProfile = ownProfile(ARTIST, [
  ...(['own-profile', 'own-exhibitions', 'own-stories', 'own-bookmarks', 'own-orders'] as const),
  ...(['edit-details', 'settings'] as const),
]);

/** What differs without a profile, works and a confirmed address; all empty lists look alike. */
const newcomerProfile = ownProfile(NEWCOMER, ['own-profile', 'own-orders', 'user-details', 'settings']);

/** Lists, forms and editors; those of an order need an order, which tests of orders place. */
const studio: readonly Screen[] = [
  { name: 'library', path: () => '/studio/library', framed: true, email: ARTIST },
  { name: 'upload', path: () => '/studio/upload', framed: true, email: ARTIST },
  { name: 'studio-exhibitions', path: () => '/studio/exhibitions', framed: true, email: ARTIST },
  { name: 'new-exhibition', path: () => '/studio/exhibitions/new', framed: true, email: ARTIST },
  { name: 'edit-exhibition', path: () => editorOf('exhibitions', 'exhibition'), framed: true, email: ARTIST },
  { name: 'studio-stories', path: () => '/studio/stories', framed: true, email: ARTIST },
  { name: 'edit-story', path: () => editorOf('stories', 'blog'), framed: true, email: ARTIST },
  { name: 'studio-prints', path: () => '/studio/prints', framed: true, email: ARTIST },
  { name: 'new-print', path: () => '/studio/prints/new', framed: true, email: ARTIST },
  { name: 'edit-print', path: () => editorOf('prints', 'product'), framed: true, email: ARTIST },
  { name: 'figures', path: () => '/studio/figures', framed: true, email: ARTIST },
  { name: 'review', path: () => '/studio/review', framed: true, email: ADMIN },
  { name: 'front-page', path: () => '/studio/home', framed: true, email: ADMIN },
  { name: 'payments', path: () => '/studio/payments', framed: true, email: ADMIN },
];

/** The artist's oldest work of a noun: tests that write others may delete them while this one is open. */
async function editorOf(folder: string, noun: string): Promise<string> {
  const { items } = await callAs<{ items: { id: string }[] }>(await tokenOf(ARTIST), `/studio/${noun}`);
  return `/studio/${folder}/${first(items.slice(-1), `${noun} of the artist`).id}`;
}

/** Every screen of a person, of a photographer and of an administrator. */
export const signedInScreens: readonly Screen[] = [...artistProfile, ...newcomerProfile, ...studio];
