import type { RateLimit } from '@aperture-byline/contract/endpoints/endpoint';
import { SIGNED_FILES } from '@aperture-byline/contract/shared/picture';
import { describe, expect, test } from 'vitest';
import { testRoute } from '../../../test-support/calls/test-route.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { call, postJson } from '../../../test-support/servers/suite.ts';
import { uploadRoutes } from '../../areas/upload/routes.ts';
import { ok, type Route } from '../define-route.ts';

/** Builds an error like those of the database client. */
function databaseError(code: number, name: string): Error {
  return Object.assign(new Error(`${code} ${name}: projects/secret/databases/(default)`), { code });
}

const route = (handle: Route['handle'], rateLimit?: RateLimit): Route =>
  testRoute({ path: '/try', cache: 'minutes', ...(rateLimit && { rateLimit }) }, handle);

async function statuses(count: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  return (await Promise.all(Array.from({ length: count }, (_, index) => ask(index)))).map(({ status }) => status);
}

function tally(all: readonly number[]): Record<number, number> {
  return Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]));
}

describe('rate limits', () => {
  test('When one address asks more often than it may, then the rest is 429 with a time to wait', async () => {
    const at = await startApp({ rateLimitFactor: 1 }, [route(async () => ok([]))]);
    expect(tally(await statuses(310, () => call('/try', { at })))).toEqual({ 200: 300, 429: 10 });
    const { headers, body } = await call('/try', { at });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.error.code).toBe('TOO_MANY_REQUESTS');
  });

  test('When lists are asked for, then their own limit holds', async () => {
    const at = await startApp({ rateLimitFactor: 1 }, [route(async () => ok([]), 'list')]);
    expect(tally(await statuses(125, () => call('/try', { at })))).toEqual({ 200: 120, 429: 5 });
  });

  test('When a page shows many pictures that are not public, then they leave the general limit to other calls', async () => {
    const at = await startApp({ rateLimitFactor: 0.1 }, [...uploadRoutes, route(async () => ok([]))]);
    const picture = (index: number) => call(`${SIGNED_FILES}/${'a'.repeat(20)}/400.webp?expires=${index}`, { at });
    expect(tally(await statuses(130, picture))).toEqual({ 404: 120, 429: 10 });
    expect(tally(await statuses(30, () => call('/try', { at })))).toEqual({ 200: 30 });
  });

  test('When an address is forged in front of the real one, then it counts as the real one', async () => {
    const at = await startApp({ rateLimitFactor: 0.1, proxyHops: 1 }, [route(async () => ok([]))]);
    const forged = await statuses(35, (index) =>
      call('/try', {
        at,
        headers: {
          'X-Forwarded-For': `10.0.0.${index}, 203.0.113.7`,
          'X-Real-IP': `10.0.1.${index}`,
          'Fastly-Client-IP': `10.0.2.${index}`,
        },
      }),
    );
    expect(tally(forged)).toEqual({ 200: 30, 429: 5 });
    const other = await call('/try', { at, headers: { 'X-Forwarded-For': '203.0.113.8' } });
    expect(other.status).toBe(200);
  });

  test('When the contact form is flooded, then five an hour get through', async () => {
    const at = await startApp({ rateLimitFactor: 1 });
    await expectUnchanged(async () => {
      const all = await statuses(8, () => postJson('/contact', {}, { at }));
      expect(tally(all)).toEqual({ 400: 5, 429: 3 });
    });
  });
});

describe('failures', () => {
  test('When a handler never ends, then the answer is 503 with a time to wait', async () => {
    const at = await startApp({ deadline: 50 }, [route(() => new Promise(() => undefined))]);
    const { status, headers, body } = await call('/try', { at });
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.error.code).toBe('UNAVAILABLE');
  });

  test.each([
    [4, 'DEADLINE_EXCEEDED'],
    [8, 'RESOURCE_EXHAUSTED'],
    [9, 'FAILED_PRECONDITION'],
    [14, 'UNAVAILABLE'],
  ])('When the database says %i %s, then the answer is 503 and shows nothing of it', async (code, name) => {
    const at = await startApp({}, [route(() => Promise.reject(databaseError(code, name)))]);
    const { status, headers, text } = await call('/try', { at });
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).not.toContain('secret');
  });

  test.each<[string, Route['handle']]>([
    [
      'throws',
      () => {
        throw new Error('secret at /srv/node_modules/x.js');
      },
    ],
    ['rejects', () => Promise.reject(new Error('secret'))],
    ['rejects with no error', () => Promise.reject('secret')],
    ['is refused by the database', () => Promise.reject(databaseError(3, 'INVALID_ARGUMENT'))],
  ])('When a handler %s, then the answer is 500 and shows nothing of it', async (_what, handle) => {
    const at = await startApp({}, [route(handle)]);
    const response = await fetch(`${at}/api/try`);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(text).error.code).toBe('INTERNAL');
    expect(text).not.toMatch(/secret|node_modules|INVALID_ARGUMENT|projects\//);
  });
});

describe('the cost of an answer', () => {
  test('When production does not ask for it, then no answer tells it', async () => {
    const at = await startApp({ countReads: false });
    expect((await call('/blog', { at })).headers.has('x-document-reads')).toBe(false);
  });
});
