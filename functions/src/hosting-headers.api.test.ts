import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BODY_LIMIT_MIN } from '@aperture-byline/contract/shared/constants';
import { expect, test } from 'vitest';
import { SUITE_URL } from '../test-support/servers/suite.ts';

interface Header {
  key: string;
  value: string;
}

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'));
const STRICT: Header[] = hosting.headers[0].headers;
const SHELL = 'no-cache';
const PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240';

/**
 * Returns the policy without the addresses that the suite adds because it uses plain HTTP, and with the directive that
 * it leaves out.
 */
const inProduction = (policy: string) =>
  `${policy.replace(/ http:\/\/127\.0\.0\.1:\d+/g, '')}; upgrade-insecure-requests`;

test.each([
  ['/contact-us', 200, PAGE],
  ['/stories', 200, PAGE],
  ['/no/such/page', 404, 'no-store'],
  ['/login', 200, SHELL],
  ['/studio/home', 200, SHELL],
  ['/icon.svg', 200, SHELL],
  ['/assets/no-such-file.js', 404, 'no-store'],
  ['/sitemap.xml', 200, expect.stringContaining('s-maxage')],
])('When %s is requested, then every header of firebase.json comes with it', async (path, status, caching) => {
  const response = await fetch(`${SUITE_URL}${path}`);
  await response.text();
  const { headers } = response;
  expect(response.status).toBe(status);
  expect(headers.get('cache-control')).toEqual(caching);
  const served = STRICT.map(({ key }) => {
    const value = headers.get(key) ?? '';
    return { key, value: key === 'Content-Security-Policy' ? inProduction(value) : value };
  });
  expect(served).toEqual(STRICT);
});

const ASSET = 'public, max-age=31536000, immutable';
/** The files that a deployment takes from the build: no maps, and nothing of which a part begins with a dot. */
const FILES = globSync('**/*.*', { cwd: new URL('../../web/dist/', import.meta.url) }).filter(
  (path) => !path.endsWith('.map') && !path.split('/').some((part) => part.startsWith('.')),
);

test('When any file of the build is requested, then it says for how long it may be kept', async () => {
  const expected = (path: string) => {
    if (path.startsWith('assets/')) return ASSET;
    return path === '404.html' ? 'no-store' : SHELL;
  };
  const kept: (string | null)[][] = [];
  for (const path of FILES) {
    const response = await fetch(`${SUITE_URL}/${path}`, { method: 'HEAD' });
    kept.push([path, response.headers.get('cache-control')]);
  }
  expect(FILES).toEqual(expect.arrayContaining(['shell.html', '404.html', 'icon.svg']));
  expect(kept).toEqual(FILES.map((path) => [path, expected(path)]));
});

const honest = JSON.stringify({ name: 'Ravi', email: 'ravi@example.com', message: 'Hello' });

test.each([
  ['no JSON', 400, '{"a":', {}],
  ['too large', 413, 'a'.repeat(BODY_LIMIT_MIN + 1), {}],
  ['compressed', 415, gzipSync(honest), { 'Content-Encoding': 'gzip' }],
  ['text', 415, honest, { 'Content-Type': 'text/plain' }],
])('When a body is %s, then Hosting hands on that it is %i', async (_what, status, body, headers) => {
  const response = await fetch(`${SUITE_URL}/api/contact`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
});
