import type { Presence } from '@aperture-byline/contract/desk/wire';
import { expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { changeUser, joinAs, joinForTests, mailsTo, type Sender } from '../../../test-support/members.ts';
import { send } from '../../../test-support/studio.ts';
import { postJson } from '../../../test-support/suite.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';

const { artist, admin, second } = joinForTests({
  artist: { isArtist: true },
  admin: { admin: true, firstName: 'Asha', lastName: 'Rao' },
  second: { admin: true, firstName: 'Ravi', lastName: 'Menon' },
});

const PATH = '/studio/presence';
const look = async (reviewId: string | null, by: Sender): Promise<Presence[]> => {
  const { status, body, text } = await send('PUT', PATH, by, { reviewId });
  expect(status, text).toBe(200);
  return body.data as Presence[];
};
const documentOf = ({ userId }: { userId: number }) => db.doc(`deskPresence/${userId}`);
const storedOf = async (who: { userId: number }) => (await documentOf(who).get()).data();

/** As if it had been stored so many milliseconds ago. */
async function age(who: { userId: number }, milliseconds: number): Promise<void> {
  const { seenAt, expiresAt } = (await storedOf(who)) ?? {};
  const earlier = (time: FirebaseFirestore.Timestamp) => new Date(time.toMillis() - milliseconds);
  await documentOf(who).update({ seenAt: earlier(seenAt), expiresAt: earlier(expiresAt) });
}

test('When administrators have entries before them, then each learns which the others have, until they move on or a minute is over', async () => {
  const [one, other] = [uniqueId('review'), uniqueId('review')];
  expect(await look(null, admin)).toEqual([]);
  expect(await storedOf(admin)).toBeUndefined();
  expect(await look(one, admin)).toEqual([]);
  expect(await look(other, second)).toEqual([{ reviewId: one, name: 'Asha Rao' }]);
  expect(await look(one, admin)).toEqual([{ reviewId: other, name: 'Ravi Menon' }]);
  await age(admin, 30_000);
  await look(other, admin);
  expect(await look(other, second)).toEqual([{ reviewId: other, name: 'Asha Rao' }]);
  await age(admin, 30_000);
  await look(null, admin);
  expect(await look(other, second)).toEqual([]);
  expect(await storedOf(admin)).toBeUndefined();
  await age(second, 60_000);
  expect(await look(null, admin)).toEqual([]);
});

test('When somebody calls more often than twice a minute, then it is written no more often', async () => {
  const [one, other] = [uniqueId('review'), uniqueId('review')];
  await look(one, admin);
  const before = await storedOf(admin);
  for (const reviewId of [one, other, null]) {
    await look(reviewId, admin);
    expect(await storedOf(admin)).toEqual(before);
  }
  const { reads } = await postJson(PATH, { reviewId: other }, { method: 'PUT', token: second.token });
  // The role, the one who is there, their name, and the own record for the write.
  expect(reads).toBeLessThanOrEqual(5);
  await documentOf(admin).delete();
  await documentOf(second).delete();
});

test('When an administrator is none any more, or their account is erased, then nobody is told of them, and nothing is left', async () => {
  const [former, leaver] = [await joinAs({ admin: true }), await joinAs({ admin: true })];
  const id = uniqueId('review');
  for (const one of [former, leaver]) await look(id, one);
  expect(await look(null, admin)).toHaveLength(2);
  await changeUser(former, { admin: false });
  expect((await send('DELETE', '/user', leaver)).status).toBe(200);
  await eventually('the erasure is done', async () => (await storedOf(leaver)) === undefined);
  expect(await look(null, admin)).toEqual([]);
  await documentOf(former).delete();
});

test('When nobody, a reader, the artist or a former administrator calls, or with what is no id, then it is refused and nothing is stored', async () => {
  const [reader, former] = [await joinAs(), await joinAs({ admin: true })];
  await changeUser(former, { admin: false });
  await eventually('the trigger is done', async () => (await mailsTo(former)).length > 0);
  await put(`deskPresence/${second.userId}`, {
    userId: second.userId,
    reviewId: 'secret',
    seenAt: new Date(),
    expiresAt: new Date(Date.now() + 60_000),
  });
  await expectUnchanged(async () => {
    for (const [token, status] of [
      [undefined, 401],
      [reader.token, 403],
      [artist.token, 403],
      [former.token, 403],
    ] as const) {
      const reply = await send('PUT', PATH, { token } as Sender, { reviewId: 'one' });
      expect(reply.status).toBe(status);
      expect(reply.text).not.toContain('secret');
    }
    for (const body of [
      {},
      { reviewId: '' },
      { reviewId: 'a/b' },
      { reviewId: 7 },
      { reviewId: 'x'.repeat(65) },
    ])
      expect((await send('PUT', PATH, admin, body)).status, JSON.stringify(body)).toBe(400);
    expect((await send('PUT', PATH, admin, { reviewId: 'one', userId: second.userId })).status).toBe(400);
  });
});
