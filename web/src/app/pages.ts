import {
  BARE_PAGES,
  type PageName,
  PRIVATE_PAGES,
  PUBLIC_PAGES,
  type PublicPageName,
} from '@aperture-byline/contract/pages/page-table';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath, type Params } from 'react-router';
import type { ImportPage } from './browser-pages.ts';

/** The code of the public pages. Each entry costs every page some bytes. */
const publicImports: Readonly<Record<PublicPageName, ImportPage>> = {
  home: () => import('#features/home/home-page.tsx'),
  stories: () => import('#features/stories/stories-page.tsx'),
  story: () => import('#features/stories/story-page.tsx'),
  gallery: () => import('#features/gallery/gallery-page.tsx'),
  photographers: () => import('#features/photographers/photographers-page.tsx'),
  exhibitions: () => import('#features/exhibitions/exhibitions-page.tsx'),
  image: () => import('#features/gallery/image-page.tsx'),
  exhibition: () => import('#features/exhibitions/exhibition-page.tsx'),
  shop: () => import('#features/shop/shop-page.tsx'),
  product: () => import('#features/shop/product-page.tsx'),
  profile: () => import('#features/profile/public-profile-page.tsx'),
  certificate: () => import('#features/certificate/certificate-page.tsx'),
  preview: () => import('#features/story-preview/story-preview-page.tsx'),
  letters: () => import('#features/letters/letters-page.tsx'),
  letter: () => import('#features/letters/letter-page.tsx'),
  search: () => import('#features/search/search-page.tsx'),
  privacyPolicy: () => import('#features/legal/privacy-policy-page.tsx'),
  termsOfService: () => import('#features/legal/terms-of-service-page.tsx'),
  contact: () => import('#features/contact/contact-page.tsx'),
};

/** Parts that a page needs at once, so that nothing of it is waited for after a prefetch. The forms for comments are not. */
const partImports: Partial<Record<PageName, () => Promise<unknown>>> = {
  profile: () =>
    Promise.all([
      import('#features/profile/shared/works/exhibition-groups.tsx'),
      import('#features/profile/shared/works/stories.tsx'),
      import('#features/profile/shared/works/prints.tsx'),
    ]),
  image: () => import('#features/gallery/image/image-works.tsx'),
  product: () => import('#features/shop/product/product-works.tsx'),
  contact: () => import('#features/contact/contact-form.tsx'),
};

export interface Page {
  name: PageName;
  /** As in the router. */
  path: string;
  load: ImportPage;
  loadParts: () => Promise<unknown> | undefined;
  Component: LazyExoticComponent<ComponentType>;
}

function definePages<Name extends PageName>(
  patterns: Readonly<Record<Name, string>>,
  importPage: (name: Name) => ReturnType<ImportPage>,
): readonly Page[] {
  return (Object.entries(patterns) as [Name, string][]).map(([name, pattern]) => {
    // One promise: React renders at once what has been loaded ahead, and shows a loading state while an import repeats.
    let loading: ReturnType<ImportPage> | undefined;
    const load = () => {
      loading ??= importPage(name);
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    };
    const [path = ''] = pattern.split(/\?\w/);
    return { name, path, load, loadParts: () => partImports[name]?.(), Component: lazy(load) };
  });
}

export const publicPages = definePages(PUBLIC_PAGES, (name) => publicImports[name]());
export const privatePages = definePages(PRIVATE_PAGES, async (name) =>
  (await import('./browser-pages.ts')).browserPages[name](),
);
export const barePages = definePages(BARE_PAGES, async (name) =>
  name === 'viewer' || name === 'receipt'
    ? (await import('./browser-pages.ts')).browserPages[name]()
    : (await import('./sign-in-pages.ts')).signInPages[name](),
);

/** The page at this path and its parameters; undefined where no page is. */
export function pageAt(pathname: string): { page: Page; params: Params } | undefined {
  const path = decoded(pathname);
  // Literal paths stand before those with parameters of the same length, as the router prefers them.
  for (const page of [...privatePages, ...barePages, ...publicPages]) {
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
