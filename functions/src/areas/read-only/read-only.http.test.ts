import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { SECOND } from '@aperture-byline/contract/shared/durations';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { joinForTests, mailsTo } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { call, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { putImage } from '../../../test-support/works/fixtures.ts';
import { firestore } from '../../data/core/database.ts';
import { endReadOnly, readReadOnly } from '../../data/core/read-only.ts';
import { isRefusedWhileReadOnly } from '../../http/middleware/read-only.ts';
import { routes } from '../../routes.ts';
import { followBudgetMessage } from './follow-budget.ts';

const people = joinForTests({ reader: {}, artist: { isArtist: true }, admin: { admin: true } });
const { reader, artist, admin } = people;

/** Two instances, each with a memory of its own. */
let instances: [string, string];
let imageId: string;
let now = Date.now();

beforeAll(async () => {
  instances = [await startApp(), await startApp()];
  imageId = await putImage();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(async () => {
  await db.doc('settings/readOnly').delete();
  await forgetState();
  vi.useRealTimers();
});

/** Lets the instances forget what they remember, which they do after five seconds. */
async function forgetState(): Promise<void> {
  now += 5 * SECOND + 1;
  vi.setSystemTime(now);
}

/** A message of the budget as Pub/Sub gives it. */
const message = (change: object = {}): string =>
  Buffer.from(
    JSON.stringify({
      budgetDisplayName: 'Aperture & Byline',
      alertThresholdExceeded: 1,
      costAmount: 5012.5,
      costIntervalStart: '2026-11-01T08:00:00Z',
      budgetAmount: 5000,
      budgetAmountType: 'SPECIFIED_AMOUNT',
      currencyCode: 'INR',
      ...change,
    }),
  ).toString('base64');

const isReadOnly = async () => (await readReadOnly()) !== null;
const like = (at: string) => call(`/image/like/${imageId}`, { at, method: 'POST', token: reader.token });
const outcome = ({ status, body, headers }: Reply) => ({
  status,
  code: body?.error?.code,
  wait: headers.get('retry-after'),
});
const REFUSED = { status: 503, code: 'READ_ONLY', wait: '600' };

/** Reads the entries of the audit log about ends that this administrator chose. */
async function readEnds(): Promise<object[]> {
  const { docs } = await db.collection('audit').where('adminId', '==', admin.userId).get();
  return docs.filter((entry) => entry.get('decision') === 'readOnlyEnded');
}

async function beginReadOnly(): Promise<void> {
  await followBudgetMessage(message());
  await forgetState();
}

describe('messages of the budget', () => {
  test.each([
    ['tells of nine tenths', message({ alertThresholdExceeded: 0.9 })],
    ['tells of no threshold', message({ alertThresholdExceeded: undefined })],
    ['forecasts all of it', message({ alertThresholdExceeded: 0.5, forecastThresholdExceeded: 1 })],
    ['is empty', ''],
    ['is no JSON', Buffer.from('costAmount=1').toString('base64')],
    ['is another JSON', Buffer.from('[1]').toString('base64')],
    ['has a threshold that is a text', message({ alertThresholdExceeded: '1' })],
    ['has no interval', message({ costIntervalStart: null })],
    ['has an interval that is no time', message({ costIntervalStart: 'November' })],
    ['has another currency than one', message({ currencyCode: '<b>' })],
  ])('When a message %s, then nothing changes', async (_what, data) => {
    await expectUnchanged(() => followBudgetMessage(data));
  });

  test('When all of it is spent, then administrators alone are told, once for each threshold', async () => {
    const told = async () => (await mailsTo(admin)).map((mail) => mail.message.text);
    const before = await told();
    for (let repeated = 0; repeated < 3; repeated += 1) await followBudgetMessage(message());
    const [text, ...others] = (await told()).filter((one) => !before.includes(one));
    expect(text).toContain('100 % of its budget: INR 5012.50 of INR 5000.00');
    expect(others).toEqual([]);
    await followBudgetMessage(message({ alertThresholdExceeded: 1.5 }));
    expect(await told()).toHaveLength(before.length + 2);
    expect([...(await mailsTo(reader)), ...(await mailsTo(artist))]).toEqual([]);
  });

  test('When it has ended, then no message about the same or an earlier threshold begins it again, but a higher one does, and the next month', async () => {
    await followBudgetMessage(message());
    expect(await endReadOnly({ adminId: admin.userId })).toBe(true);
    await expectUnchanged(async () => {
      await followBudgetMessage(message());
      await followBudgetMessage(message({ costAmount: 7000 }));
      await followBudgetMessage(message({ costIntervalStart: '2026-10-01T07:00:00Z', alertThresholdExceeded: 2 }));
      expect(await endReadOnly({ adminId: admin.userId })).toBe(false);
    });
    for (const next of [
      { alertThresholdExceeded: 1.5 },
      { alertThresholdExceeded: 2 },
      { costIntervalStart: '2026-12-01T08:00:00Z' },
    ]) {
      await followBudgetMessage(message(next));
      expect(await isReadOnly(), JSON.stringify(next)).toBe(true);
      await endReadOnly({ adminId: admin.userId });
    }
  });
});

/** Writes that go on, beside those that only administrators may call. */
const GOING_ON = [
  'DELETE /subscription/:token',
  'DELETE /subscription/:token/reminder/:exhibitionId',
  'DELETE /user',
  'POST /mail/bounce',
  'POST /payments/webhook',
  'POST /product/order/:orderId/arrived',
  'POST /product/order/:orderId/cancel',
  'POST /product/order/:orderId/claim',
  'POST /product/order/:orderId/claim-payment',
  'POST /product/order/:orderId/claim/step',
  'POST /product/order/:orderId/pay',
  'POST /product/order/:orderId/withdraw-payment',
  'POST /product/quote',
  'POST /studio/order/:orderId/accept',
  'POST /studio/order/:orderId/claim',
  'POST /studio/order/:orderId/decline',
  'POST /studio/order/:orderId/deliver',
  'POST /studio/order/:orderId/prepare',
  'POST /studio/order/:orderId/ship',
  'POST /subscription/:token',
  'POST /subscription/:token/unsubscribe',
  'PUT /subscription/:token',
  'PUT /subscription/:token/follow-news',
];

describe('a house that is read-only', () => {
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const writes = endpoints.filter(({ method }) => method !== 'GET');

  test('When a write is not one of administrators, then it is refused, or known to go on', () => {
    const goingOn = writes.filter(
      (endpoint) => !isRefusedWhileReadOnly(endpoint) && endpoint.authorization?.role !== 'admin',
    );
    expect(goingOn.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(GOING_ON);
  });

  test('When anybody writes, then each call is refused on both instances, whoever calls, and nothing changes', async () => {
    await beginReadOnly();
    const callers = [undefined, reader.token, artist.token, admin.token];
    await expectUnchanged(async () => {
      for (const [index, endpoint] of writes.entries()) {
        const { method } = endpoint;
        const path = endpoint.path.replace(/:\w+/g, '900000001');
        const at = instances[index % 2];
        const isRefused = isRefusedWhileReadOnly(endpoint);
        for (const token of isRefused ? callers : [undefined]) {
          const reply = await call(path, { at, method, ...(token && { token }) });
          if (isRefused) expect(outcome(reply), `${method} ${path}`).toEqual(REFUSED);
          else expect(reply.body?.error?.code, `${method} ${path}`).not.toBe('READ_ONLY');
        }
      }
    });
    expect((await like(instances[0])).body.error.message).toBe(apiMessages.readOnly);
  });

  test('When anybody reads, or an administrator changes something, then it is as ever', async () => {
    await beginReadOnly();
    const [at] = instances;
    for (const path of ['/image?page=1', `/image/details/${imageId}`, '/blog', '/product?page=1', '/letter'])
      expect((await call(path, { at })).status, path).toBe(200);
    expect((await call('/studio/order', { at, token: artist.token })).status).toBe(200);
    expect((await call('/user/notice', { at, token: reader.token })).status).toBe(200);
    expect((await postJson('/product/quote', { productsInfo: [] }, { at })).body.error?.code).not.toBe('READ_ONLY');
    const home = JSON.stringify({ carousel: [], introStories: [], shopIntro: 'Prints' });
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await call('/studio/home', { at, method: 'PUT', body: home, headers, token: admin.token });
    expect(status).toBe(200);
  });

  test('When an administrator ends it, then people write again within seconds, and the audit log says who did', async () => {
    const before = (await readEnds()).length;
    await beginReadOnly();
    const [at, other] = instances;
    const ask = (method: string, token?: string) => call('/studio/read-only', { at, method, ...(token && { token }) });
    for (const method of ['GET', 'DELETE'])
      for (const [token, status] of [
        [undefined, 401] as const,
        [reader.token, 403] as const,
        [artist.token, 403] as const,
      ])
        expect((await ask(method, token)).status).toBe(status);
    expect((await ask('GET', admin.token)).body.data).toEqual({
      since: expect.any(String),
      threshold: 1,
      cost: 5012.5,
      budget: 5000,
      currency: 'INR',
    });
    expect([outcome(await like(at)), outcome(await like(other))]).toEqual([REFUSED, REFUSED]);
    for (let repeated = 0; repeated < 2; repeated += 1) expect((await ask('DELETE', admin.token)).status).toBe(200);
    expect((await ask('GET', admin.token)).body.data).toBeNull();
    await forgetState();
    expect([(await like(at)).status, (await like(other)).status].every((status) => status < 300)).toBe(true);
    expect((await readEnds()).length).toBe(before + 1);
  });

  test('When many write at an instance, then it reads once in five seconds whether it may take that', async () => {
    await forgetState();
    const getAll = vi.spyOn(firestore(), 'getAll');
    const countReads = () =>
      getAll.mock.calls.filter(([first]) => first && 'path' in first && first.path === 'settings/readOnly').length;
    await Promise.all(Array.from({ length: 20 }, () => like(instances[0])));
    await like(instances[0]);
    expect(countReads()).toBe(1);
    await forgetState();
    await like(instances[0]);
    expect(countReads()).toBe(2);
    getAll.mockRestore();
  });
});
