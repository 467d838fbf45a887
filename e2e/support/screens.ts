import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { PublicLetterItem } from '@aperture-byline/contract/letter/wire';
import { type BarePageName, type PublicPageName, pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { readClaims, readToken } from './emulator/accounts.ts';
import { publicImages } from './emulator/studio.ts';
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
  /** Address of the account that is signed in; missing for visitors. */
  email?: string;
  /** Whether it stands for an address that does not exist, so that the document answers 404. */
  missing?: boolean;
}

const paths = pagePaths();

async function ongoingExhibition(): Promise<string> {
  return first(await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing'), 'exhibitions').id;
}

/** The page of an address's letters, whose link is in a mail alone, has tests of its own. */
export const publicPaths: Readonly<Record<Exclude<PublicPageName, 'subscription'>, () => Promise<string>>> = {
  home: async () => paths.home,
  stories: async () => paths.stories,
  story: async () => paths.story(first(await readApi<BlogListItem[]>('/blog'), 'stories').slug),
  gallery: async () => paths.gallery,
  photographers: async () => paths.photographers,
  exhibitions: async () => paths.exhibitions,
  image: async () => paths.image(first((await readApi<GalleryPage>('/image?page=1')).data, 'images').image_id),
  exhibition: async () => paths.exhibition(await ongoingExhibition()),
  shop: async () => paths.shop,
  product: async () =>
    paths.product(first((await readApi<ProductPage>('/product?page=1&pageSize=40')).products, 'products').slug),
  // Photographers whom tests invite have little to show.
  profile: async () => paths.profile(String((await readClaims(ARTIST)).userId)),
  search: async () => `${paths.search}?q=light`,
  letters: async () => paths.letters,
  letter: async () => paths.letter(first(await readApi<PublicLetterItem[]>('/letter'), 'letters').id),
  // Of the seed's print that arrived.
  certificate: async () => paths.certificate('5eed5eed5eed5eed5eed5eed5eed5eed'),
  // Of the seed's draft.
  preview: async () => paths.preview('HVUBIXvRFZufvGugCUrm-5eed5eed5eed5eed5eed5eed5eed5eed'),
  privacyPolicy: async () => paths.privacyPolicy,
  termsOfService: async () => paths.termsOfService,
  contact: async () => paths.contact,
};

const barePaths: Readonly<Record<Exclude<BarePageName, 'receipt'>, () => Promise<string>>> = {
  viewer: async () => paths.viewer(await ongoingExhibition()),
  login: async () => paths.login,
  register: async () => paths.register,
  forgotPassword: async () => paths.forgotPassword,
};

/** Every screen that is open to visitors. */
export const screens: readonly Screen[] = [
  ...Object.entries(publicPaths).map(([name, path]) => ({ name, path, framed: true })),
  { name: 'gallery-page-2', path: () => `${paths.gallery}?page=2`, framed: true },
  { name: 'cart', path: () => paths.cart, framed: true, inBrowser: true },
  { name: 'account-deleted', path: () => paths.accountDeleted, framed: true, inBrowser: true },
  { name: 'letters-refused', path: () => `${paths.letters}?request=refused`, framed: true },
  ...Object.entries(barePaths).map(([name, path]) => ({
    name,
    path,
    framed: false,
    signsIn: name !== 'viewer',
  })),
  { name: 'not-found', path: () => '/no/such/page', framed: true, missing: true },
  { name: 'bare-not-found', path: () => `${paths.login}/nothing`, framed: false, missing: true },
];

/** The rendered pages that are open to visitors, or those of these names. */
export async function publicPages(names?: readonly string[]): Promise<{ name: string; path: string }[]> {
  const rendered = screens.filter(({ framed, inBrowser, missing }) => framed && !inBrowser && !missing);
  const unknown = names?.find((name) => rendered.every((screen) => screen.name !== name));
  if (unknown !== undefined)
    throw new Error(`There is no page ${unknown}, but ${rendered.map(({ name }) => name).join(', ')}`);
  const wanted = rendered.filter(({ name }) => names?.includes(name) ?? true);
  return Promise.all(wanted.map(async ({ name, path }) => ({ name, path: await path() })));
}

const OWN_PROFILE = {
  'own-profile': paths.accountProfile,
  'own-exhibitions': `${paths.accountProfile}?tab=exhibitions`,
  'own-stories': `${paths.accountProfile}?tab=stories`,
  'own-bookmarks': `${paths.accountProfile}?tab=bookmarks`,
  'own-following': `${paths.accountProfile}?tab=following`,
  'own-orders': `${paths.accountProfile}?tab=orders`,
  'user-details': paths.newProfile,
  'edit-details': paths.editProfile,
  settings: paths.settings,
};

const accountProfile = (email: string, names: (keyof typeof OWN_PROFILE)[]): Screen[] =>
  names.map((name) => ({
    name: `${name}-of-${email.split('@')[0]}`,
    path: () => OWN_PROFILE[name],
    framed: true,
    email,
  }));

/** A profile with works. */
const artistProfile = accountProfile(ARTIST, [
  ...(['own-profile', 'own-exhibitions', 'own-stories', 'own-bookmarks', 'own-following', 'own-orders'] as const),
  ...(['edit-details', 'settings'] as const),
]);

/** Screens that differ without a profile, works and a confirmed address; all empty lists look alike. */
const newcomerProfile = accountProfile(NEWCOMER, ['own-profile', 'own-orders', 'user-details', 'settings']);

/** Lists, forms and editors; those of an order need an order, which tests of orders place. */
const studio: readonly Screen[] = [
  { name: 'today', path: () => paths.studio, framed: true, email: ARTIST },
  { name: 'library', path: () => `${paths.studio}/library`, framed: true, email: ARTIST },
  { name: 'upload', path: () => `${paths.studio}/upload`, framed: true, email: ARTIST },
  { name: 'naming', path: findNamingPath, framed: true, email: ARTIST },
  { name: 'studio-exhibitions', path: () => `${paths.studio}/exhibitions`, framed: true, email: ARTIST },
  { name: 'new-exhibition', path: () => `${paths.studio}/exhibitions/new`, framed: true, email: ARTIST },
  {
    name: 'edit-exhibition',
    path: () => findEditorPath('exhibitions', 'exhibition'),
    framed: true,
    email: ARTIST,
  },
  { name: 'studio-stories', path: () => `${paths.studio}/stories`, framed: true, email: ARTIST },
  { name: 'edit-story', path: () => findEditorPath('stories', 'blog'), framed: true, email: ARTIST },
  { name: 'studio-prints', path: () => `${paths.studio}/prints`, framed: true, email: ARTIST },
  { name: 'new-print', path: () => `${paths.studio}/prints/new`, framed: true, email: ARTIST },
  { name: 'edit-print', path: () => findEditorPath('prints', 'product'), framed: true, email: ARTIST },
  { name: 'money', path: () => `${paths.studio}/money`, framed: true, email: ARTIST },
  { name: 'figures', path: () => `${paths.studio}/figures`, framed: true, email: ARTIST },
  { name: 'desk', path: () => `${paths.studio}/desk`, framed: true, email: ADMIN },
  { name: 'review', path: () => `${paths.studio}/review`, framed: true, email: ADMIN },
  { name: 'messages', path: () => `${paths.studio}/messages`, framed: true, email: ADMIN },
  { name: 'people', path: () => `${paths.studio}/people?q=reader`, framed: true, email: ADMIN },
  { name: 'front-page', path: () => `${paths.studio}/home`, framed: true, email: ADMIN },
  { name: 'payments', path: () => `${paths.studio}/payments`, framed: true, email: ADMIN },
  { name: 'visitors', path: () => `${paths.studio}/visitors`, framed: true, email: ADMIN },
  { name: 'shipping', path: () => `${paths.studio}/shipping`, framed: true, email: ADMIN },
  { name: 'letters-desk', path: () => `${paths.studio}/letters`, framed: true, email: ADMIN },
  { name: 'new-letter', path: () => `${paths.studio}/letters/new`, framed: true, email: ADMIN },
];

async function findNamingPath(): Promise<string> {
  const ids = (await publicImages(ARTIST)).slice(0, 6).map(({ id }) => id);
  return `${paths.studio}/naming?images=${ids.join()}`;
}

/** The artist's oldest work of a kind: tests that write others may delete them while this one is open. */
async function findEditorPath(folder: string, workKind: string): Promise<string> {
  const { items } = await callAs<{ items: { id: string }[] }>(await readToken(ARTIST), `/studio/${workKind}`);
  return `${paths.studio}/${folder}/${first(items.slice(-1), `${workKind} of the artist`).id}`;
}

/** Every screen of a person, of a photographer and of an administrator. */
export const signedInScreens: readonly Screen[] = [...artistProfile, ...newcomerProfile, ...studio];
