import { guestBookMessages } from '@aperture-byline/contract/comment/guest-book-messages';
import type { GuestBookLine, NewGuestBookLine } from '@aperture-byline/contract/exhibition/wire';
import { sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db, put } from '../../../test-support/project/database.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { newGuest } from '../../../test-support/works/comment-targets.ts';
import { putExhibition } from '../../../test-support/works/fixtures.ts';

// Tokens and cookies are of now, so that the clock is set by minutes alone.
const opening = Date.now() + 20 * MINUTE;
const end = opening + 15 * MINUTE;

let member: Member;
let exhibition: string;
beforeEach(async () => {
  member = await joinAs({ firstName: 'Asha', lastName: 'Rao' });
  exhibition = await putExhibition({ startDate: new Date(opening), endDate: new Date(end) });
});
afterEach(() => vi.useRealTimers());

const at = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
const sign = (comment: unknown, id = exhibition) =>
  postJson('/exhibition/comment', { exhibitionId: id, comment }, { token: member.token });
const lines = (id = exhibition) => get<GuestBookLine[]>(`/exhibition/comment/${id}`);
const stored = async () => (await db.collection(`exhibitions/${exhibition}/comments`).get()).docs;

test('When it opens, then it is signed from that second on, and nobody reads or writes a line one second before', async () => {
  at(opening - 1000);
  await put(`exhibitions/${exhibition}/comments/early`, sampleComment({ comment: 'Too early' }));
  await expectUnchanged(async () => {
    expect((await sign('First')).status).toBe(404);
    expect((await call(`/exhibition/comment/${exhibition}`)).status).toBe(404);
    const report = `/exhibition/comment/${exhibition}/early/report`;
    expect((await postJson(report, { reason: 'Rude' })).status).toBe(404);
  });
  await db.doc(`exhibitions/${exhibition}/comments/early`).delete();
  at(opening);
  const { status, body } = await sign('  The <b>light</b> ');
  const line = {
    id: expect.any(String),
    authorId: member.userId,
    name: 'Asha Rao',
    guest: false,
    comment: 'The <b>light</b>',
    createdAt: new Date(opening).toISOString(),
  };
  expect({ status, data: body.data }).toEqual({ status: 201, data: { ...line, held: false } });
  expect(await lines()).toEqual([line]);
});

test('When it closes, then it is not signed any more, and its lines stay to be read', async () => {
  at(end - 1000);
  const line: NewGuestBookLine = (await sign('Last')).body.data;
  at(end);
  await expectUnchanged(async () => {
    const { status, body } = await sign('Too late');
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'CONFLICT', message: guestBookMessages.closed });
  });
  expect((await lines()).map(({ id }) => id)).toEqual([line.id]);
  // What stands there for good can still be reported.
  const report = `/exhibition/comment/${exhibition}/${line.id}/report`;
  expect((await postJson(report, { reason: 'Rude' })).status).toBe(201);
});

test('When it is a draft, unknown or no exhibition, then there is nothing to read or to sign', async () => {
  at(opening);
  const draft = await putExhibition({
    status: 'draft',
    startDate: new Date(opening),
    endDate: new Date(end),
  });
  await put(`exhibitions/${draft}/comments/one`, sampleComment());
  await expectUnchanged(async () => {
    for (const id of [draft, 'none', 'a/b', '..']) {
      expect((await sign('Words', id)).status, id).toBe(404);
      expect((await call(`/exhibition/comment/${encodeURIComponent(id)}`)).status, id).toBe(404);
    }
    for (const comment of ['', ' \u200b', 'x'.repeat(1001), 5, ['a'], null])
      expect((await sign(comment)).status).toBe(400);
  });
});

test('When a guest signs, then with a name, which is not another guest’s', async () => {
  const [guest, nameless] = [await newGuest({ firstName: 'Ira' }), await newGuest()];
  at(opening);
  const body = { exhibitionId: exhibition, comment: 'So still' };
  await expectUnchanged(async () => {
    const refused = await nameless.post('/exhibition/comment', { ...body, userId: nameless.userId });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatchObject({ fields: { userId: guestBookMessages.nameMissing } });
    expect((await postJson('/exhibition/comment', body)).status).toBe(403);
    expect((await nameless.post('/exhibition/comment', { ...body, userId: guest.userId })).status).toBe(403);
  });
  const first = await guest.post('/exhibition/comment', { ...body, userId: guest.userId });
  const again = await guest.post('/exhibition/comment', { ...body, userId: guest.userId });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await lines()).toMatchObject([{ name: 'Ira', guest: true, comment: 'So still' }]);
});

test('When a line has many links, then it waits, counts for its photographer once it is approved, and nobody reads it before', async () => {
  const admin = await joinAs({ admin: true });
  const owner = await joinAs({ isArtist: true });
  await db.doc(`exhibitions/${exhibition}`).update({ 'owner.userId': owner.userId });
  at(opening);
  const counted = async () => {
    const { docs } = await db.collection(`users/${owner.userId}/figures`).get();
    const months = docs.map((month) => month.get(`works.exhibitions-${exhibition}.days`) ?? {});
    return months.flatMap((days) => Object.values(days as Record<string, { comments?: number }>));
  };
  const { body } = await sign('https://a.in https://b.in https://c.in');
  expect(body.data).toMatchObject({ held: true });
  const { id }: NewGuestBookLine = body.data;
  expect(await lines()).toEqual([]);
  expect(await counted()).toEqual([]);
  const review = await get(`/studio/review?kind=comment`, { token: admin.token });
  expect(review).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        id: `comment-${id}`,
        reason: 'links',
        work: expect.objectContaining({ kind: 'exhibition', subjectId: exhibition }),
      }),
    ]),
  });
  const approve = `/studio/review/comment-${id}/approve`;
  expect((await call(approve, { method: 'POST', token: admin.token })).status).toBe(200);
  expect((await lines()).map((line) => line.id)).toEqual([id]);
  expect(await counted()).toEqual([{ comments: 1 }]);
  expect((await stored()).map((line) => line.get('isApproved'))).toEqual([true]);
});
