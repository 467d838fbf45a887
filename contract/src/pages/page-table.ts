/**
 * Every page of the site: its name, and the pattern of its path as in the router, with the query that it needs. The
 * table that it stands in says how it is rendered and cached. What else there is of a page stands in tables by these
 * names: code, data and sources in `web/src/app`, metadata and sitemaps in `functions/src/pages`.
 */

/** Pages for everybody, inside the shared layout: rendered on the server, and kept by the CDN for a short time. */
export const PUBLIC_PAGES = {
  home: '/',
  stories: '/stories',
  story: '/stories/:slug',
  gallery: '/gallery',
  photographers: '/photographers',
  exhibitions: '/exhibitions',
  image: '/exhibition?image=:imageId',
  exhibition: '/exhibition/:exhibitionId',
  shop: '/shop',
  product: '/shop/:slug',
  profile: '/profile/:userId',
  certificate: '/certificate/:code',
  /** Page of a story that is not public, for anybody who has the link. */
  preview: '/preview/:token',
  /** Page of the subscriptions of the address to which the token was sent: rendered, so that it needs no scripts. */
  subscription: '/subscription/:token',
  letters: '/letters',
  letter: '/letters/:letterId',
  search: '/search',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  contact: '/contact-us',
} as const;

/** Pages inside the shared layout that show what belongs to one person: the browser renders them into the shell. */
export const PRIVATE_PAGES = {
  cart: '/shop/cart',
  accountDeleted: '/account-deleted',
  accountProfile: '/profile',
  newProfile: '/profile/user-details',
  editProfile: '/profile/edit-details',
  settings: '/profile/settings',
  notices: '/profile/notices',
  order: '/profile/orders/:orderId',
  /** The studio knows its own pages. */
  studio: '/studio/:path?/:id?',
} as const;

/** Pages without a layout, and prefixes that answer unknown paths without one: rendered like private pages. */
export const BARE_PAGES = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  viewer: '/exhibition/:exhibitionId/gallery',
  receipt: '/profile/orders/:orderId/receipt',
} as const;

/** Paths that lead on to a page, which the browser does: `signUp` to `register`. */
export const REDIRECTS = { signUp: '/signup' } as const;

const ALL_PAGES = { ...PUBLIC_PAGES, ...PRIVATE_PAGES, ...BARE_PAGES, ...REDIRECTS };

export type PublicPageName = keyof typeof PUBLIC_PAGES;
export type PrivatePageName = keyof typeof PRIVATE_PAGES;
export type BarePageName = keyof typeof BARE_PAGES;
export type PageName = PublicPageName | PrivatePageName | BarePageName;

export function isPublicPage(name: string): name is PublicPageName {
  return name in PUBLIC_PAGES;
}

type PathOf<Pattern extends string> = Pattern extends `${string}:${string}?${string}`
  ? string
  : Pattern extends `${string}:${string}`
    ? (value: string | number) => string
    : string;

/** Paths by page name; with a parameter, functions of its value. Optional parameters are left out. */
type PagePaths = { readonly [Name in keyof typeof ALL_PAGES]: PathOf<(typeof ALL_PAGES)[Name]> };

/** The paths of all pages; with an origin, their absolute addresses. */
export function pagePaths(origin = '', encode: (value: string | number) => string = encodeURIComponent): PagePaths {
  const paths = Object.entries(ALL_PAGES).map(([name, pattern]) => {
    const [start = '', end] = pattern.replace(/\/:\w+\?/g, '').split(/:\w+/);
    const address = origin + start;
    return [name, end === undefined ? address : (value: string | number) => address + encode(value) + end];
  });
  return Object.fromEntries(paths) as PagePaths;
}

/** A regular expression of the paths that Hosting answers with the shell, as it stands in `firebase.json`. */
export function shellPattern(): string {
  const patterns = Object.values({ ...PRIVATE_PAGES, ...BARE_PAGES, ...REDIRECTS }).map((pattern) =>
    pattern
      .slice(1)
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+'),
  );
  return `^/(?i:${patterns.join('|')})/?$`;
}
