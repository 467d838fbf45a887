import type { QueryKey } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath, type Params } from 'react-router';

/** The data that a page was rendered from, by its query keys. */
export type PageState = [queryKey: QueryKey, data: unknown][];

interface PageModule {
  default: ComponentType;
}

type Load = () => Promise<PageModule>;

const publicModules = import.meta.glob<PageModule>([
  '../features/*/*-page.tsx',
  '!../features/{auth,cart,notices,orders,studio,studio-*}/*',
  '!../features/profile/{own-profile,new-profile,edit-profile,settings}-page.tsx',
  '!../features/exhibitions/viewer-page.tsx',
]);
/** Without the forms for comments: a prefetch of a page brings none. Each entry costs every page some bytes. */
const partModules = import.meta.glob([
  '../features/contact/contact-form.tsx',
  '../features/profile/shared/works/{exhibition-groups,stories}.tsx',
]);

interface PageEntry {
  /** As in the router. */
  path: string;
  /** Its file below `features`, without the ending. The server finds the files of its build by this name. */
  module: string;
  /** Files below `src` that it loads later, although the server renders them: their style sheets come with the page. */
  parts?: readonly string[];
}

export interface Page extends PageEntry {
  load: Load;
  /** Loads the parts that are read at once, so that nothing of the page is waited for later. */
  loadParts: () => Promise<unknown>;
  Component: LazyExoticComponent<ComponentType>;
}

/** The files of pages that the browser renders are named in files of their own: few visitors open one. */
function importModules(module: string) {
  if (module.startsWith('auth/')) return import('./page-modules/sign-in.ts');
  return import('./page-modules/own.ts');
}

function importerOf(module: string): Load {
  const importPublic = publicModules[`../features/${module}.tsx`];
  if (importPublic) return importPublic;
  return async () => {
    const importPage = (await importModules(module)).modules[`../../features/${module}.tsx`];
    if (importPage === undefined) throw new Error(`There is no page ${module}`);
    return importPage();
  };
}

function definePages(entries: readonly PageEntry[]): readonly Page[] {
  return entries.map((entry) => {
    const { module, parts = [] } = entry;
    const importPage = importerOf(module);
    // One promise: React renders at once what has been loaded ahead, and shows a loading state while an import repeats.
    let loading: ReturnType<Load> | undefined;
    const load = () => {
      loading ??= importPage();
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    };
    const loadParts = () => Promise.all(parts.map((part) => partModules[`../${part}.tsx`]?.()));
    return { ...entry, load, loadParts, Component: lazy(load) };
  });
}

/** The pages inside the shared layout, which the server renders. */
export const publicPages = definePages([
  { path: '/', module: 'home/home-page' },
  { path: '/stories', module: 'stories/stories-page' },
  {
    path: '/stories/:slug',
    module: 'stories/story-page',
    parts: ['features/stories/story/story-actions', 'features/stories/story/story-comment-form'],
  },
  { path: '/gallery', module: 'gallery/gallery-page' },
  { path: '/exhibitions', module: 'exhibitions/exhibitions-page' },
  { path: '/exhibition', module: 'gallery/image-page', parts: ['entities/image/image-comment-form'] },
  { path: '/exhibition/:exhibitionId', module: 'exhibitions/exhibition-page' },
  { path: '/shop', module: 'shop/shop-page' },
  { path: '/shop/:slug', module: 'shop/product-page' },
  {
    path: '/profile/:userId',
    module: 'profile/public-profile-page',
    parts: ['features/profile/shared/works/exhibition-groups', 'features/profile/shared/works/stories'],
  },
  { path: '/privacy-policy', module: 'legal/privacy-policy-page' },
  { path: '/terms-of-service', module: 'legal/terms-of-service-page' },
  { path: '/contact-us', module: 'contact/contact-page', parts: ['features/contact/contact-form'] },
]);

/** The pages inside the shared layout that only their owner or an administrator sees, the cart, and the end of an account: the browser renders them. */
export const ownPages = definePages([
  { path: '/shop/cart', module: 'cart/cart-page' },
  { path: '/account-deleted', module: 'auth/account-deleted-page' },
  { path: '/profile', module: 'profile/own-profile-page' },
  { path: '/profile/user-details', module: 'profile/new-profile-page' },
  { path: '/profile/edit-details', module: 'profile/edit-profile-page' },
  { path: '/profile/settings', module: 'profile/settings-page' },
  { path: '/profile/notices', module: 'notices/notices-page' },
  { path: '/profile/orders/:orderId', module: 'orders/order-page' },
  { path: '/studio/:path?/:id?', module: 'studio/studio-page' },
]);

/** The sign-in screens, the exhibition viewer and what is printed, which have no layout around them: the browser renders them. */
export const barePages = definePages([
  { path: '/login', module: 'auth/login-page' },
  { path: '/register', module: 'auth/register-page' },
  { path: '/forgot-password', module: 'auth/forgot-password-page' },
  { path: '/exhibition/:exhibitionId/gallery', module: 'exhibitions/viewer-page' },
  { path: '/profile/orders/:orderId/receipt', module: 'orders/receipt-page' },
]);

/** The page at this path and its parameters; undefined where no page is. */
export function pageAt(pathname: string): { page: Page; params: Params } | undefined {
  const path = decoded(pathname);
  // Literal paths stand before those with parameters of the same length, as the router prefers them.
  for (const page of [...ownPages, ...barePages, ...publicPages]) {
    const match = matchPath(page.path, path);
    if (match) return { page, params: match.params };
  }
  return undefined;
}

/** As the router reads a path; one that can't be decoded stays as it is. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
