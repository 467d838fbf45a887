import {
  BARE_PAGES,
  type PageName,
  PRIVATE_PAGES,
  type PublicPageName,
} from '@aperture-byline/contract/pages/page-table';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath, type Params } from 'react-router';
import type { ImportPage, PublicPage } from '#lib/pages/define-page.ts';
import { browserPages } from './browser-pages.ts';
import { pageDefinitions } from './page-definitions.ts';

export interface Page {
  name: PageName;
  /** Pattern of the path, as in the router. */
  path: string;
  load: ImportPage;
  loadParts: () => Promise<unknown> | undefined;
  Component: LazyExoticComponent<ComponentType>;
  /** Undefined for a page that the browser renders by itself. */
  definition: PublicPage | undefined;
}

function definePage(name: PageName, pattern: string, importPage: ImportPage, definition?: PublicPage): Page {
  // One promise: React renders at once what has been loaded ahead, and shows a loading state while an import repeats.
  let loading: ReturnType<ImportPage> | undefined;
  const load = () => {
    loading ??= importPage();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const [path = ''] = pattern.split(/\?\w/);
  return { name, path, load, loadParts: () => definition?.loadParts?.(), Component: lazy(load), definition };
}

const entriesOf = <Name extends PageName, T>(pages: Readonly<Record<Name, T>>) => Object.entries(pages) as [Name, T][];

export const publicPages = entriesOf<PublicPageName, PublicPage>(pageDefinitions).map(([name, definition]) =>
  definePage(name, definition.path, definition.load, definition),
);
export const privatePages = entriesOf(PRIVATE_PAGES).map(([name, pattern]) =>
  definePage(name, pattern, browserPages[name]),
);
export const barePages = entriesOf(BARE_PAGES).map(([name, pattern]) => definePage(name, pattern, browserPages[name]));

export function pageAt(pathname: string): { page: Page; params: Params } | undefined {
  const path = decoded(pathname);
  // Literal paths stand before those with parameters of the same length, as the router prefers them.
  for (const page of [...privatePages, ...barePages, ...publicPages]) {
    const match = matchPath(page.path, path);
    if (match) return { page, params: match.params };
  }
  return undefined;
}

/** Decodes a path like the router does; returns one that can't be decoded unchanged. */
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
