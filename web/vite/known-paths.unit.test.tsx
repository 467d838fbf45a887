import type { ReactElement, ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { BareNotFound, NotFound } from '../src/app/not-found.tsx';
import { AppRoutes } from '../src/app/routes.tsx';
import { paths } from '../src/lib/paths.ts';
import { isKnownPath } from './known-paths.ts';

const table = createRoutesFromElements((AppRoutes() as ReactElement<{ children: ReactNode }>).props.children);

/** Whether the client has a page for this path. */
function hasPage(pathname: string): boolean {
  const element = matchRoutes(table, pathname)?.at(-1)?.route.element as ReactElement | undefined;
  return element !== undefined && element.type !== NotFound && element.type !== BareNotFound;
}

/** Every word that stands in a path of the table, and some that don't. */
function words(routes: typeof table): string[] {
  const own = routes.flatMap(({ path = '', children = [] }) => [...path.split('/'), ...words(children)]);
  return own.filter((word) => /^[a-z-]+$/.test(word));
}
const vocabulary = [...new Set([...words(table), 'cart', 'Stories', 'nope', '.env', 'a%2Fb', '571830264'])];

describe('the addresses that Hosting answers with the page', () => {
  test('When a path of up to four parts has a page in the client, then Hosting knows it, and no other', () => {
    let level = [''];
    for (let depth = 1; depth <= 4; depth += 1) {
      // From the third part on nothing but the deepest routes tells paths apart.
      const next = depth <= 2 ? vocabulary : ['gallery', 'nope'];
      level = level.flatMap((path) => next.map((word) => `${path}/${word}`));
      for (const path of level)
        for (const address of [path, `${path}/`])
          expect(isKnownPath(address), address).toBe(hasPage(address));
    }
  });

  test('When the client links to one of its own pages, then Hosting knows it', () => {
    for (const path of Object.values(paths)) {
      const { pathname } = new URL(typeof path === 'string' ? path : path('sample'), 'https://example.com');
      expect(isKnownPath(pathname), pathname).toBe(true);
    }
  });

  test('When an address is only like a known one, then it is unknown', () => {
    for (const path of ['/storiesx', '/x/stories', '/stories//', '/profile/a/b', '/__/auth', '/index.htm'])
      expect(isKnownPath(path), path).toBe(false);
  });
});
