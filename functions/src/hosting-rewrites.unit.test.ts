import { existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

interface Rewrite {
  source?: string;
  regex?: string;
  function?: { functionId: string; region: string };
}

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'));
const rewrites: Rewrite[] = hosting.rewrites.filter((rewrite: Rewrite) => rewrite.function);

test('When Hosting sends a path to a function, then index.ts exports it in that region', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-rewrites');
  const exported: Record<string, unknown> = await import('./index.ts');
  expect(rewrites.map(({ source }) => source)).toContain('/api/**');
  for (const { source, regex, function: target } of rewrites) {
    expect(exported, source ?? regex).toHaveProperty([
      target?.functionId ?? '',
      '__endpoint',
      'httpsTrigger',
    ]);
    expect(exported, source ?? regex).toHaveProperty(
      [target?.functionId ?? '', '__endpoint', 'region'],
      [target?.region],
    );
  }
  vi.unstubAllEnvs();
});

/** The first rewrite that takes an address, as Hosting chooses it. */
function firstFor(path: string): Rewrite | undefined {
  return hosting.rewrites.find(({ regex }: Rewrite) => regex !== undefined && new RegExp(regex).test(path));
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
  ...['/stories', '/gallery', '/profile/900000001'].flatMap((page) => [
    `${page}/feed.xml`,
    `${page}/feed.json`,
  ]),
];

test.each(FILES)(
  'When %s is asked for, then the function of the pages answers, and no file is in its way',
  (path) => {
    expect(firstFor(path)?.function?.functionId).toBe('pages');
    expect(existsSync(new URL(`../../web/public${path}`, import.meta.url))).toBe(false);
  },
);

test.each(['/stories', '/stories/feed', '/profile/feed.xml', '/profile/1/2/feed.xml', '/sitemaps/../x.xml'])(
  'When %s is asked for, then it is no feed and no sitemap',
  (path) => {
    expect(firstFor(path)?.function).toBeUndefined();
  },
);
