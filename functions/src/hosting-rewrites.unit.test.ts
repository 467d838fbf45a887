import { existsSync, readFileSync } from 'node:fs';
import {
  BARE_PAGES,
  PRIVATE_PAGES,
  PUBLIC_PAGES,
  REDIRECTS,
  shellPattern,
} from '@aperture-byline/contract/pages/page-table';
import { expect, test, vi } from 'vitest';

interface Rewrite {
  source?: string;
  regex?: string;
  destination?: string;
  function?: { functionId: string; region: string; pinTag?: boolean };
}

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'));
const rewrites: Rewrite[] = hosting.rewrites.filter((rewrite: Rewrite) => rewrite.function);

test('When Hosting sends a path to a function, then index.ts exports it, and all functions are in its region', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-rewrites');
  const exported: Record<string, unknown> = await import('./index.ts');
  expect(rewrites.map(({ source }) => source)).toContain('/api/**');
  for (const { source, regex, function: target } of rewrites) {
    // Hosting calls the functions of its own release.
    expect(target?.pinTag, source ?? regex).toBe(true);
    expect(exported, source ?? regex).toHaveProperty([target?.functionId ?? '', '__endpoint', 'httpsTrigger']);
    for (const name of Object.keys(exported))
      expect(exported, name).toHaveProperty([name, '__endpoint', 'region'], [target?.region]);
  }
  vi.unstubAllEnvs();
});

/**
 * The globs of `firebase.json` stand for all paths below a folder or `@(one|of|several)`, or with `!` for all others.
 */
function matchesGlob(path: string, glob: string): boolean {
  const folders = glob.slice(glob.indexOf('/') + 1, -'/**'.length).replace(/^@\((.*)\)$/, '$1');
  const isBelow = folders.split('|').some((folder) => path.startsWith(`/${folder}/`));
  return glob.startsWith('!') ? !isBelow : isBelow;
}

/** The first rewrite that takes an address, as Hosting chooses it. */
function firstFor(path: string): Rewrite | undefined {
  return hosting.rewrites.find(({ source, regex }: Rewrite) =>
    source === undefined ? new RegExp(regex ?? '').test(path) : matchesGlob(path, source),
  );
}

const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/stories.xml',
  '/sitemaps/gallery-12.xml',
  '/sitemaps/products.xml',
  '/sitemaps/exhibitions.xml',
  '/sitemaps/profiles-1.xml',
  '/exhibition/tides/calendar.ics',
  '/exhibition/tides/last-day.ics',
  '/exhibition/tides/catalogue.pdf',
  ...['/stories', '/gallery', '/profile/900000001'].flatMap((page) => [`${page}/feed.xml`, `${page}/feed.json`]),
];

test.each(FILES)('When %s is asked for, then the function of the pages answers, and no file is in its way', (path) => {
  expect(firstFor(path)?.function?.functionId).toBe('pages');
  expect(existsSync(new URL(`../../web/public${path}`, import.meta.url))).toBe(false);
});

/** A path of each page, with something in the place of a parameter. */
const samplePaths = (patterns: Readonly<Record<string, string>>) =>
  Object.values(patterns).map((pattern) => pattern.replace(/:\w+\??/g, 'a-b_c'));

test('firebase.json sends the shell for the pages that the browser renders, and lets no cache keep it', () => {
  const shell = hosting.rewrites.filter(({ destination }: Rewrite) => destination === '/shell.html');
  expect(shell).toEqual([{ regex: shellPattern(), destination: '/shell.html' }]);
  expect(hosting.headers).toContainEqual({
    regex: shellPattern(),
    headers: [{ key: 'Cache-Control', value: 'no-cache' }],
  });
});

test.each([
  '/assets/missing.js',
  '/__/auth/handler',
  ...samplePaths({ ...PRIVATE_PAGES, ...BARE_PAGES, ...REDIRECTS }),
  '/profile/edit-details/',
  '/studio',
  '/studio/exhibitions',
  '/studio/stories/new',
  '/studio/prints/a-b_c/',
])('When %s is asked for, then no function is called', (path) => {
  expect(firstFor(path)?.function).toBeUndefined();
});

test.each([...samplePaths(PUBLIC_PAGES), '/no/such/page', '/login/nothing', '/profile/orders'])(
  'When %s is asked for, then the function of the pages renders it, or says that it is not there',
  (path) => {
    expect(firstFor(path)?.function?.functionId).toBe('pages');
  },
);
