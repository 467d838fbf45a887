import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BARE_PAGES, PRIVATE_PAGES, PUBLIC_PAGES, REDIRECTS } from '@aperture-byline/contract/pages/page-table';
import { expect, test } from 'vitest';
import { passOnRobots, ROBOTS_PATH, writeRobots } from './robots.ts';

test('When robots.txt is asked for, then the server sees another path, and all others as they are', async () => {
  passOnRobots();
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ['/robots.txt', '/robots.txt?a=1', '/robots.txt/x', '/x/robots.txt', '/']) await fetch(at + path);
  await new Promise((resolve) => server.close(resolve));
  expect(seen).toEqual([ROBOTS_PATH, `${ROBOTS_PATH}?a=1`, '/robots.txt/x', '/x/robots.txt', '/']);
});

test('robots.txt disallows the pages of one person and the sign-in pages, and no public page', () => {
  const disallowed = [...writeRobots('').matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) =>
    rule.endsWith('$') ? (path: string) => path === rule.slice(0, -1) : (path: string) => path.startsWith(rule),
  );
  const allowed = Object.entries({ ...PUBLIC_PAGES, ...PRIVATE_PAGES, ...BARE_PAGES, ...REDIRECTS })
    .filter(([, pattern]) => !disallowed.some((matches) => matches(pattern)))
    .map(([name]) => name);
  // Links to the letters of an address are its owner's. The viewer shows an exhibition.
  const open = Object.keys(PUBLIC_PAGES).filter((name) => name !== 'subscription');
  expect(allowed).toEqual([...open, 'viewer']);
});
