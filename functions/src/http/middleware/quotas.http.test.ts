import type { Quota } from '@aperture-byline/contract/endpoints/endpoint';
import { DAY, HOUR, MINUTE } from '@aperture-byline/contract/shared/durations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testRoute } from '../../../test-support/calls/test-route.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, removeAllDocuments } from '../../../test-support/project/database.ts';
import { startInstance } from '../../../test-support/servers/instances.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { onOneDay } from '../../../test-support/servers/on-one-day.ts';
import { call, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { ok, type Route } from '../define-route.ts';
import { spendQuota } from './quotas.ts';

const LIMITS: [Quota, number, number][] = [
  ['newAccount', 10, HOUR],
  ['artistRequest', 3, DAY],
  ['profile', 20, HOUR],
  ['export', 3, DAY],
  ['deletion', 3, DAY],
  ['bookmark', 30, MINUTE],
  ['follow', 60, HOUR],
  ['address', 30, MINUTE],
  ['order', 5, MINUTE],
  ['newWork', 10, MINUTE],
  ['userComment', 5, MINUTE],
  ['report', 20, HOUR],
];
const routes: readonly Route[] = LIMITS.map(([quota]) =>
  testRoute({ method: 'POST', path: `/${quota}`, auth: 'optional', quota }),
);

beforeEach(removeAllDocuments);
afterEach(() => vi.useRealTimers());

function start(): Promise<string> {
  return startApp({ rateLimitFactor: 1, proxyHops: 1 }, routes);
}

let lastAddress = Date.now() % 250;
/** An address of its own for each test, so that none meets another's counts. */
function newAddress(): Record<string, string> {
  lastAddress += 1;
  return { 'X-Forwarded-For': `198.51.${Math.floor(Math.random() * 250)}.${lastAddress % 250}` };
}

async function statuses(asking: Promise<Reply>[]): Promise<Record<number, number>> {
  const tally: Record<number, number> = {};
  for (const { status } of await Promise.all(asking)) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}

/** Stops the clock, so that no window ends within a test; after the tokens are there, which must not be of later. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] });

/**
 * Writes how often something was used so far into the one counter that there is, in all of its windows or in one.
 * Reaching a limit by calls would prove no more.
 */
async function setUses(uses: number, only?: number): Promise<void> {
  const { docs } = await db.collection('rateLimits').get();
  expect(docs).toHaveLength(1);
  for (const counter of docs) {
    const windows = Object.entries(counter.get('count') as Record<string, { start: number; uses: number }>);
    const changed = windows.map(([name, window]) => [
      name,
      only === undefined || name === String(only) ? { ...window, uses } : window,
    ]);
    await counter.ref.update({ count: Object.fromEntries(changed) });
  }
}

describe('quotas', () => {
  test.each(LIMITS)(
    'When %s was used %i times, then the next is 429 until the time is over',
    async (quota, limit, window) => {
      const [at, { token }] = [await start(), await signIn({})];
      vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / MINUTE) * MINUTE });
      const ask = () => call(`/${quota}`, { at, method: 'POST', token });
      expect((await ask()).status).toBe(200);
      await setUses(limit - 1);
      expect((await ask()).status).toBe(200);
      const { status, headers, body } = await ask();
      expect({ status, code: body.error.code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(window / 1000);
    },
  );

  test('When the window is over, then it counts from nothing', async () => {
    const at = await start();
    stopClock();
    const headers = newAddress();
    const ask = () => call('/newAccount', { at, method: 'POST', headers });
    expect(await statuses(Array.from({ length: 11 }, ask))).toEqual({ 200: 10, 429: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
    expect((await ask()).status).toBe(200);
  });

  test('When a window ends while a use is refused, then the next may come at once', async () => {
    const end = Math.ceil(Date.now() / HOUR) * HOUR;
    vi.useFakeTimers({ toFake: ['Date'], now: end - 1 });
    const sender = { principal: null, address: '198.51.100.78', guestId: null, hasCookie: false };
    const spend = () => spendQuota('newAccount', sender, { factor: 0.1, keys: ['key'] });
    await spend();
    const refused = spend();
    vi.setSystemTime(end + 1);
    await expect(refused).rejects.toMatchObject({ retryAfter: 1 });
  });

  test('When fifty come at once where ten may, then exactly ten get through', async () => {
    const [at, { token }] = [await start(), await signIn({})];
    stopClock();
    const asking = Array.from({ length: 50 }, () => call('/newAccount', { at, method: 'POST', token }));
    expect(await statuses(asking)).toEqual({ 200: 10, 429: 40 });
  });

  test('When two processes are asked at once, then they count together', async () => {
    await onOneDay(async () => {
      // This process is one of them.
      const at = [await startApp({ rateLimitFactor: 1 }), (await startInstance({ RATE_LIMIT_FACTOR: '1' })).at];
      const { token } = await signIn({});
      const asking = Array.from({ length: 10 }, (_, index) => call('/user/export', { at: at[index % 2], token }));
      expect(await statuses(asking)).toEqual({ 200: 3, 429: 7 });
    });
  });

  test('When instances are asked in turn, then none forgets what the other counted', async () => {
    await onOneDay(async () => {
      const at = [await startApp({ rateLimitFactor: 1 }), (await startInstance({ RATE_LIMIT_FACTOR: '1' })).at];
      const { token } = await signIn({});
      const answers: number[] = [];
      for (const index of [0, 1, 0, 0, 1]) answers.push((await call('/user/export', { at: at[index], token })).status);
      expect(answers).toEqual([200, 200, 200, 429, 429]);
    });
  });

  test('When one account or address has used its own up, then others go on', async () => {
    const [at, alice, bob] = [await start(), await signIn({}), await signIn({})];
    stopClock();
    const headers = newAddress();
    const ask = (options: object) => call('/newAccount', { at, method: 'POST', ...options });
    const same = { token: alice.token, headers };
    expect(await statuses(Array.from({ length: 12 }, () => ask(same)))).toEqual({ 200: 10, 429: 2 });
    expect((await ask({ token: bob.token, headers })).status).toBe(200);
    expect(await statuses(Array.from({ length: 12 }, () => ask({ headers })))).toEqual({ 200: 10, 429: 2 });
    expect((await ask({ headers: newAddress() })).status).toBe(200);
  });

  test('When a use is counted, then the database knows neither account nor address, and when to forget', async () => {
    const [at, { uid, token }] = [await start(), await signIn({})];
    const headers = { 'X-Forwarded-For': '198.51.100.77' };
    await call('/profile', { at, method: 'POST', token });
    await call('/newAccount', { at, method: 'POST', headers });
    const { docs } = await db.collection('rateLimits').get();
    expect(docs.length).toBeGreaterThan(1);
    for (const counter of docs) {
      expect(counter.id).toMatch(/^[0-9a-f]{64}$/);
      // Uploads are kept one by one, by the names of their files, which are random.
      expect([
        ['count', 'expiresAt'],
        ['expiresAt', 'uploads'],
      ]).toContainEqual(Object.keys(counter.data()).sort());
      expect(JSON.stringify([counter.id, counter.data()])).not.toMatch(new RegExp(`${uid}|198\\.51`));
    }
  });
});

describe.each(['engagement', 'newGuest'] as const)('calls of visitors: %s', (quota) => {
  /** At the beginning of a day, so that no window ends within a test. */
  const MORNING = Math.ceil(Date.now() / DAY) * DAY;

  async function startCounting(start: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const counted = testRoute({ method: 'POST', path: '/visit', auth: 'optional', quota });
    const seen = { ...counted, handle: async () => ({ ...ok(null), visitorId: 'a'.repeat(32) }) };
    const at = await startApp({ rateLimitFactor: 1, proxyHops: 1 }, [seen]);
    const headers = newAddress();
    const { headers: answered } = await call('/visit', { at, method: 'POST', headers: newAddress() });
    const cookie = String(answered.get('set-cookie')).split(';', 1)[0] ?? '';
    await removeAllDocuments();
    const ask = (count: number, more: Record<string, string> = {}, token?: string) =>
      statuses(
        Array.from({ length: count }, () =>
          call('/visit', { at, method: 'POST', headers: { ...headers, ...more }, ...(token && { token }) }),
        ),
      );
    return { ask, cookie };
  }

  test('When an address counts more than sixty times a minute, then the rest is 429, whoever it is', async () => {
    const { token } = await signIn({ userId: 900000001 });
    // The token holds for an hour.
    const start = Math.ceil(Date.now() / MINUTE) * MINUTE;
    const { ask, cookie } = await startCounting(start);
    expect(await ask(1, { Cookie: cookie })).toEqual({ 200: 1 });
    await setUses(57, MINUTE);
    expect(await ask(1, { Cookie: cookie })).toEqual({ 200: 1 });
    expect(await ask(5, {}, token)).toEqual({ 200: 2, 429: 3 });
    expect(await ask(1)).toEqual({ 429: 1 });
    vi.setSystemTime(start + MINUTE);
    expect(await ask(1, { Cookie: cookie })).toEqual({ 200: 1 });
  });

  test('When an address counts without a cookie, then a hundred and twenty an hour get through, and others go on', async () => {
    const { ask, cookie } = await startCounting(MORNING);
    expect(await ask(1)).toEqual({ 200: 1 });
    await setUses(118, HOUR);
    expect(await ask(5)).toEqual({ 200: 2, 429: 3 });
    expect(await ask(2, { Cookie: `${cookie}x` })).toEqual({ 429: 2 });
    expect(await ask(5, { Cookie: cookie })).toEqual({ 200: 5 });
    vi.setSystemTime(MORNING + HOUR);
    expect(await ask(1)).toEqual({ 200: 1 });
  });

  test('When an address counts three thousand times a day, then the rest is 429 until the next day', async () => {
    const { ask, cookie } = await startCounting(MORNING);
    expect(await ask(1, { Cookie: cookie })).toEqual({ 200: 1 });
    vi.setSystemTime(MORNING + 50 * MINUTE);
    await setUses(2998, DAY);
    expect(await ask(5, { Cookie: cookie })).toEqual({ 200: 2, 429: 3 });
    vi.setSystemTime(MORNING + DAY);
    expect(await ask(1, { Cookie: cookie })).toEqual({ 200: 1 });
  });
});

describe('calls that write a user', () => {
  test.each([
    ['POST', '/user', { firstName: 'Mira' }, 10],
    ['POST', '/user/user-info', { bio: '<p>Hills.</p>' }, 20],
    ['PUT', '/user/user-info', {}, 20],
    ['POST', '/user/admin-access', {}, 3],
  ] as const)(
    'When one account sends %s %s more often than it may, then the rest is 429',
    async (method, path, body, limit) => {
      const [at, { token }] = [await startApp({ rateLimitFactor: 1 }), await signIn({})];
      stopClock();
      const send = () => postJson(path, body, { at, token, method });
      expect((await send()).status).not.toBe(429);
      await setUses(limit - 1);
      expect((await statuses([send(), send(), send()]))[429]).toBe(2);
    },
  );

  test('When many people leave names from one address, then sixty a minute are guests, and the rest is 429', async () => {
    const at = await startApp({ rateLimitFactor: 1, proxyHops: 1 });
    const headers = newAddress();
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / MINUTE) * MINUTE });
    const register = () => postJson('/user', {}, { at, headers });
    expect((await register()).status).toBe(201);
    await setUses(58, MINUTE);
    expect(await statuses([register(), register(), register(), register()])).toEqual({ 201: 2, 429: 2 });
    const guests = await db.collection('users').count().get();
    expect(guests.data().count).toBe(3);
  });
});

describe('tokens that are none', () => {
  test('When one address tries many, then it is rate limited, and valid ones are still accepted', async () => {
    const [at, { token }] = [await startApp({ rateLimitFactor: 1, proxyHops: 1 }), await signIn({})];
    const headers = newAddress();
    const bad = () => call('/blog/bookmark', { at, token: 'eyJ.no.token', headers });
    expect(await statuses(Array.from({ length: 35 }, bad))).toEqual({ 401: 30, 429: 5 });
    const { headers: answered } = await bad();
    expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('/blog/bookmark', { at, token, headers })).status).toBe(200);
    expect((await call('/blog/bookmark', { at, token: 'a.b.c', headers: newAddress() })).status).toBe(401);
  });
});

describe('walking through the ids of people', () => {
  test('When one address looks for many profiles that are none, then a hundred and twenty are answered and the rest is 429', async () => {
    const at = await startApp({ rateLimitFactor: 1, proxyHops: 1 });
    const headers = newAddress();
    const asking = Array.from({ length: 125 }, (_, index) =>
      call(`/user/profile?userId=${100_000_000 + index}`, { at, headers }),
    );
    expect(await statuses(asking)).toEqual({ 200: 120, 429: 5 });
  });
});
