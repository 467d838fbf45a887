import { BARE_PAGES, PRIVATE_PAGES, PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { RESERVED_SLUGS } from '@aperture-byline/contract/shared/text/slug';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';

const endpoints = routes.map(({ endpoint }) => endpoint);

test('When a path segment is in the place of a slug, then no story or product may take it', () => {
  const patterns: string[] = [
    ...endpoints.map(({ path }) => path),
    ...Object.values({ ...PUBLIC_PAGES, ...PRIVATE_PAGES, ...BARE_PAGES }),
  ];
  const besideSlugs = patterns
    .filter((path) => patterns.includes(`/${path.split('/')[1]}/:slug`))
    .map((path) => path.split('/')[2] ?? '')
    .filter((word) => word !== '' && !word.startsWith(':'));
  expect(besideSlugs).toEqual(expect.arrayContaining(['recent', 'cart']));
  for (const word of besideSlugs) expect(RESERVED_SLUGS).toContain(word);
});

test('When a route is literal, then it comes before those that would swallow it', () => {
  endpoints.forEach(({ path, method }, index) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const later = endpoints.slice(index + 1).filter((other) => other.method === method && other.path !== path);
    for (const other of later) expect(other.path, `after ${path}`).not.toMatch(pattern);
  });
});
