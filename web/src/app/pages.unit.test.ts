import { shellPattern } from '@aperture-byline/contract/pages/page-table';
import { describe, expect, test } from 'vitest';
import { paths } from '#lib/navigation/paths.ts';
import { barePages, pageAt, privatePages, publicPages } from './pages.ts';

/** The whole pattern ignores case; by a flag, since Node once let `(?i:` miss a capital. */
const SHELL_PATH = new RegExp(shellPattern().replace('(?i:', '(?:'), 'iu');
const isShellPath = (pathname: string) => SHELL_PATH.test(pathname);

function isBrowserRendered(pathname: string): boolean {
  const found = pageAt(pathname);
  return /^\/signup\/?$/i.test(pathname) || (found !== undefined && !publicPages.includes(found.page));
}

const words = [...privatePages, ...barePages, ...publicPages]
  .flatMap(({ path }) => path.split('/'))
  .filter((word) => /^[a-z-]+$/.test(word));
const vocabulary = [...new Set([...words, 'signup', 'cart', 'Login', 'nope', '.env', 'a%2Fb', '571830264'])];

describe('the addresses that Hosting answers with the shell', () => {
  test('When the browser renders a page by itself, then Hosting sends the shell, and for no other path', () => {
    let level = [''];
    for (let depth = 1; depth <= 3; depth += 1) {
      level = level.flatMap((path) => (depth < 3 ? vocabulary : ['nope', 'gallery']).map((word) => `${path}/${word}`));
      for (const path of level)
        for (const address of [path, `${path}/`])
          expect(isShellPath(address), address).toBe(isBrowserRendered(address));
    }
    expect(isShellPath('/')).toBe(false);
  });

  test('When an order is printed, then Hosting sends the shell, and not for what is below it', () => {
    for (const [address, isShell] of [
      ['/profile/orders/a-b_c/receipt', true],
      ['/profile/orders/a-b_c/receipt/', true],
      ['/profile/orders/a-b_c/other', false],
      ['/profile/orders/a-b_c/receipt/x', false],
    ] as const) {
      expect(isShellPath(address), address).toBe(isShell);
      expect(isBrowserRendered(address), address).toBe(isShell);
    }
  });

  test('When the client links to one of its own pages, then there is a page', () => {
    for (const path of Object.values(paths)) {
      const { pathname } = new URL(typeof path === 'string' ? path : path('sample'), 'https://example.com');
      expect(pageAt(pathname) !== undefined || pathname === paths.signUp, pathname).toBe(true);
    }
  });

  test('When an address is only like that of a page, then it has none', () => {
    for (const path of ['/storiesx', '/x/stories', '/profile/a/b', '/index.htm'])
      expect(pageAt(path), path).toBeUndefined();
  });
});

const sourceFiles = import.meta.glob('../{entities,features}/**/*.tsx');

test.each(publicPages)(
  'names the source file of $name and of its parts for the server',
  async ({ load, definition }) => {
    if (!definition?.server) throw new Error('The server has nothing of the page');
    const [page, ...parts] = definition.server.sources;
    expect(await sourceFiles[`../${page}`]?.()).toBe(await load());
    for (const part of parts) expect(sourceFiles).toHaveProperty([`../${part}`]);
  },
);
