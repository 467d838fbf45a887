import type { ExhibitionCatalogue } from '@aperture-byline/contract/exhibition/wire';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, inParallel, newBrowser, tally } from '../../../test-support/calls/visitors.ts';
import { db } from '../../../test-support/project/database.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { get } from '../../../test-support/servers/suite.ts';
import { putExhibition } from '../../../test-support/works/fixtures.ts';
import { ownedBy } from '../../../test-support/works/studio-images.ts';

// The cookies of a browser are of now, so that the clock is set by minutes alone.
const opening = Date.now() + 20 * MINUTE;
const end = opening + 35 * MINUTE;

const { artist } = joinForTests({ artist: { isArtist: true } });
let exhibition: string;
beforeEach(async () => {
  exhibition = await putExhibition({
    owner: ownedBy(artist),
    title: 'Salt Roads',
    imageIds: [],
    startDate: new Date(opening),
    endDate: new Date(end),
  });
});
afterEach(() => vi.useRealTimers());

const at = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
const visit = async (browser: Browser, id = exhibition) => (await browser.send(`/exhibition/visit/${id}`)).status;
const marks = async () => (await db.collection(`exhibitions/${exhibition}/marks`).get()).docs;
const catalogue = () => get<ExhibitionCatalogue>(`/exhibition/${exhibition}/catalogue`);

test('When visitors come while it is open, then each counts once in its run, and its document stays as it is', async () => {
  const before = (await db.doc(`exhibitions/${exhibition}`).get()).data();
  const [one, other] = [newBrowser(), newBrowser()];
  at(opening);
  expect([await visit(one), await visit(other), await visit(one)]).toEqual([201, 201, 200]);
  const [mark] = await marks();
  // A view of a photograph would count again by then.
  at(opening + 32 * MINUTE);
  await expectUnchanged(async () => expect(await visit(one)).toBe(200));
  expect(mark?.get('expiresAt').toDate()).toEqual(new Date(end));
  expect(mark?.get('userId')).toBeNull();
  expect((await db.doc(`exhibitions/${exhibition}`).get()).data()).toEqual(before);
  at(end);
  expect(await catalogue()).toMatchObject({ visitors: 2, views: 0, days: 1 });
  const { works } = await get<StudioStats>('/studio/stats', { token: artist.token });
  expect(works.find(({ id }) => id === exhibition)).toMatchObject({
    kind: 'exhibition',
    title: 'Salt Roads',
    subjectId: exhibition,
    views: 2,
  });
});

test('When a hundred come at once, then all of them count', async () => {
  at(opening);
  const statuses = await inParallel(100, 50, async () => ({ status: await visit(newBrowser()) }));
  expect(tally(statuses)).toEqual({ 201: 100 });
  at(end);
  expect(await catalogue()).toMatchObject({ visitors: 100 });
});

test('When it is not open, not approved or none, then nobody is counted', async () => {
  const draft = await putExhibition({
    status: 'draft',
    startDate: new Date(opening),
    endDate: new Date(end),
  });
  for (const [now, id] of [
    [opening - 1, exhibition],
    [end, exhibition],
    [opening, draft],
    [opening, 'none'],
    [opening, 'a%2Fb'],
  ] as const) {
    at(now);
    await expectUnchanged(async () => expect(await visit(newBrowser(), id)).toBe(404));
  }
});
