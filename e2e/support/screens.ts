import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { first, readApi } from './suite.ts';

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
  /** Whether it stands for an address that does not exist, so that the document answers 404. */
  missing?: boolean;
}

export async function somePaths() {
  const [stories, gallery, shop, exhibitions] = await Promise.all([
    readApi<BlogListItem[]>('/blog'),
    readApi<GalleryPage>('/image?page=1'),
    readApi<ProductPage>('/product?page=1&pageSize=40'),
    readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing'),
  ]);
  return {
    story: `/stories/${first(stories, 'stories').slug}`,
    image: `/exhibition?image=${first(gallery.data, 'images').image_id}`,
    product: `/shop/${first(shop.products, 'products').slug}`,
    exhibition: `/exhibition/${first(exhibitions, 'exhibitions').id}`,
    viewer: `/exhibition/${first(exhibitions, 'exhibitions').id}/gallery`,
    profile: `/profile/${first(gallery.data, 'images').owner_id}`,
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
