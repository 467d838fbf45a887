import type { ExhibitionDetail, OpeningVisit } from '@aperture-byline/contract/exhibition/wire';
import { HOUR, MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, inParallel, newBrowser, tally } from '../../../test-support/calls/visitors.ts';
import { db } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { get } from '../../../test-support/servers/suite.ts';
import { putExhibition } from '../../../test-support/works/fixtures.ts';
import { withReadCount } from '../../data/core/database.ts';
import { visitOpening } from './visit-opening.ts';

/** The start of an hour, since limits count by the hours of the clock. */
const opening = Math.ceil(Date.now() / HOUR) * HOUR;

afterEach(() => vi.useRealTimers());

const at = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
let exhibition: string;
beforeEach(async () => {
  exhibition = await putExhibition({ startDate: new Date(opening), endDate: new Date(opening + 10 * HOUR) });
});

const visit = (browser: Browser, id = exhibition) => browser.send(`/exhibition/opening/${id}`);
const here = async (browser: Browser) => {
  const { here: count }: OpeningVisit = (await visit(browser)).body.data;
  return count;
};
const visitors = () => db.collection(`exhibitions/${exhibition}/openingVisitors`).get();

test('When visitors are there on the first evening, then each counts once, until they were not heard of for some minutes', async () => {
  at(opening);
  const [one, other] = [newBrowser(), newBrowser()];
  expect([await here(one), await here(other), await here(one)]).toEqual([1, 2, 2]);
  at(opening + 2 * MINUTE);
  expect(await here(one)).toBe(2);
  at(opening + 3 * MINUTE);
  expect(await here(one)).toBe(1);
  expect(await here(other)).toBe(2);
  const { docs } = await visitors();
  expect(docs).toHaveLength(2);
  for (const stored of docs) {
    expect(stored.id).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(stored.data()).sort()).toEqual(['expiresAt', 'seenAt']);
  }
});

test('When a visitor calls again and again within a minute, then they are written once', async () => {
  at(opening);
  const browser = newBrowser();
  await visit(browser);
  const written = async () => (await visitors()).docs.map((stored) => stored.updateTime.toMillis());
  const first = await written();
  for (const seconds of [1, 20, 50]) {
    at(opening + seconds * SECOND);
    await visit(browser);
  }
  expect(await written()).toEqual(first);
  at(opening + MINUTE);
  await visit(browser);
  expect(await written()).not.toEqual(first);
});

test('When one address sends many, with new cookies or without, then sixty a minute are there, at all instances together', async () => {
  at(opening);
  const instances = [
    await startApp({ rateLimitFactor: 1, proxyHops: 1 }),
    await startApp({ rateLimitFactor: 1, proxyHops: 1 }),
  ];
  const headers = { 'X-Forwarded-For': '203.0.113.93' };
  const send = (browser: Browser, index: number) =>
    browser.send(`/exhibition/opening/${exhibition}`, { at: instances[index % 2], headers });
  const browsers = Array.from({ length: 250 }, newBrowser);
  const replies = await inParallel(250, 10, (index) => send(browsers[index] ?? newBrowser(), index));
  expect(tally(replies)).toEqual({ 200: 60, 429: 190 });
  expect((await visitors()).size).toBe(60);
  // The next minute takes those who have come before; of new ones only as many as come in an hour.
  at(opening + MINUTE);
  const known = browsers.filter(({ cookie }) => cookie !== undefined);
  expect(tally(await inParallel(60, 10, (index) => send(known[index] ?? newBrowser(), index)))).toEqual({
    200: 60,
  });
  expect((await visitors()).size).toBe(60);
  at(opening + 2 * MINUTE);
  expect(tally(await inParallel(61, 10, (index) => send(newBrowser(), index)))).toEqual({ 200: 60, 429: 1 });
  at(opening + 3 * MINUTE);
  expect((await send(newBrowser(), 0)).status).toBe(429);
  expect((await send(known[0] ?? newBrowser(), 0)).status).toBe(200);
});

test('When the first evening is over, then nothing is written, and the page does not ask any more', async () => {
  const detail = () => get<ExhibitionDetail>(`/exhibition/${exhibition}`);
  const end = opening + 6 * HOUR;
  at(end - 1);
  expect(await detail()).toMatchObject({ first_evening_end: new Date(end).toISOString() });
  at(end);
  expect(await detail()).toMatchObject({ state: 'ongoing', first_evening_end: null });
  await expectUnchanged(async () => expect(await here(newBrowser())).toBeNull());
});

test('When it is not open, not approved or not there, then it is not found, and nothing is written', async () => {
  const draft = await putExhibition({ status: 'submitted', startDate: new Date(opening) });
  for (const [now, id] of [
    [opening - 1, exhibition],
    [opening + 10 * HOUR, exhibition],
    [opening, draft],
    [opening, 'none'],
    [opening, 'a%2Fb'],
  ] as const) {
    at(now);
    await expectUnchanged(async () => expect((await visit(newBrowser(), id)).status).toBe(404));
  }
});

test('When somebody is there, then that costs three reads', async () => {
  at(opening);
  expect((await withReadCount(() => visitOpening(exhibition, 'somebody'))).reads).toBe(3);
});
