import { beforeAll, describe, expect, test } from 'vitest';
import { expectUnchanged } from '../../test-support/project/unchanged.ts';
import { rawRequest, startApp } from '../../test-support/servers/local-app.ts';
import { call, postJson, SUITE_URL } from '../../test-support/servers/suite.ts';

const STUDIO = 'https://studio.example';
const FOREIGN = [
  'null',
  'https://evil.example',
  'https://studio.example.evil.example',
  'http://studio.example',
  'https://a.studio.example',
  'https://studio.example:444',
];
let at: string;

beforeAll(async () => {
  at = await startApp({ allowedOrigins: [STUDIO] });
});

describe('caching', () => {
  test('When a public list is read, then the CDN may cache it for longer than browsers', async () => {
    const { headers } = await call('/blog');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=\d+$/);
    expect(headers.get('etag')).toMatch(/^W\//);
    expect(headers.get('vary')).toMatch(/origin/i);
    expect(headers.get('vary')).toMatch(/authorization/i);
  });

  test('When nothing changed since, then the answer is 304', async () => {
    const etag = (await call('/blog', { at })).headers.get('etag') ?? '';
    const again = await rawRequest(at, { path: '/api/blog', headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  test('When a public call comes with an Authorization header, then nobody may cache the answer', async () => {
    const { headers } = await call('/blog', { headers: { Authorization: 'Bearer any' } });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('security headers', () => {
  test('When anything is answered, then the headers of an API are there', async () => {
    for (const path of ['/blog', '/nope']) {
      const { headers } = await call(path, { at });
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none';base-uri 'none'");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('other origins', () => {
  test('When a listed origin reads, then it may, and its preflight is answered', async () => {
    const { headers } = await call('/blog', { at, headers: { Origin: STUDIO } });
    expect(headers.get('access-control-allow-origin')).toBe(STUDIO);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const preflight = await call('/contact', {
      at,
      method: 'OPTIONS',
      headers: { Origin: STUDIO, 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
    expect(preflight.headers.get('access-control-max-age')).toBe('600');
  });

  test.each(FOREIGN)('When %s reads, then no CORS header allows it', async (origin) => {
    for (const base of [at, SUITE_URL]) {
      const { headers } = await call('/blog', { at: base, headers: { Origin: origin } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const preflight = await call('/contact', {
        at: base,
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
      expect(preflight.headers.get('access-control-allow-methods')).toBeNull();
    }
  });
});

describe('writes through a browser', () => {
  test.each<Record<string, string>>([
    ...FOREIGN.map((origin) => ({ Origin: origin })),
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://evil.example' },
  ])('When a foreign page sends one with %j, then it is 403 and nothing changes', async (headers) => {
    await expectUnchanged(async () => {
      const body = { name: 'Ravi', email: 'ravi@example.com', message: 'Hello' };
      expect((await postJson('/contact', body, { headers })).status).toBe(403);
    });
  });

  test('When our own page, a listed one or no browser sends one, then it is accepted', async () => {
    const own: [string, Record<string, string>][] = [
      [SUITE_URL, { Origin: SUITE_URL }],
      [SUITE_URL, { Origin: SUITE_URL, 'Sec-Fetch-Site': 'same-origin' }],
      [SUITE_URL, {}],
      [at, { Origin: STUDIO, 'Sec-Fetch-Site': 'cross-site' }],
    ];
    for (const [base, headers] of own) expect((await postJson('/contact', {}, { at: base, headers })).status).toBe(400);
  });
});
