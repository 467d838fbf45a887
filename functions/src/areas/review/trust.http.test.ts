import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { AuditPage, TrustedPhotographer } from '@aperture-byline/contract/review/wire';
import { expect, test } from 'vitest';
import { db, uniqueUserId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { send } from '../../../test-support/works/studio.ts';

const { artist, member, admin } = joinForTests({
  artist: { isArtist: true, firstName: 'Mira', lastName: 'Pillai' },
  member: {},
  admin: { admin: true, firstName: 'Asha', lastName: 'Rao' },
});

const pathOf = ({ userId }: { userId: number }) => `/studio/trusted/${userId}`;
const isTrusted = async () => (await db.doc(`users/${artist.userId}`).get()).get('isTrusted');
const listTrusted = () => get<TrustedPhotographer[]>('/studio/trusted', { token: admin.token });
const trustDecisions = async () => {
  const { docs } = await db.collection('audit').where('ownerId', '==', artist.userId).get();
  return docs.map((entry) => entry.data()).filter(({ decision }) => /trusted/.test(decision));
};

test('When nobody, a member or the photographer asks, then nobody is trusted', async () => {
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await call(pathOf(artist), { method })).status).toBe(401);
    for (const other of [member, artist]) expect((await send(method, pathOf(artist), other)).status).toBe(403);
  }
  expect((await call('/studio/trusted')).status).toBe(401);
  expect((await call('/studio/trusted', { token: artist.token })).status).toBe(403);
  await send('PUT', '/user/user-info', artist, { isTrusted: true });
  expect(await isTrusted()).toBeUndefined();
  expect(await trustDecisions()).toEqual([]);
});

test('When an administrator trusts a photographer and ends it, each twice, then the log has each once, with who, whom and when', async () => {
  for (const _ of [1, 2])
    expect((await send('PUT', pathOf(artist), admin)).body.data).toEqual({
      userId: artist.userId,
      name: 'Mira Pillai',
      avatar: null,
    });
  expect(await isTrusted()).toBe(true);
  expect(await listTrusted()).toContainEqual(expect.objectContaining({ userId: artist.userId }));
  for (const _ of [1, 2]) expect((await send('DELETE', pathOf(artist), admin)).status).toBe(200);
  expect(await isTrusted()).toBe(false);
  expect(await listTrusted()).not.toContainEqual(expect.objectContaining({ userId: artist.userId }));
  const of = { kind: 'artist', ownerId: artist.userId, adminId: admin.userId, reviewId: null };
  expect(await trustDecisions()).toHaveLength(2);
  for (const decision of ['trusted', 'untrusted'])
    expect(await trustDecisions()).toContainEqual(expect.objectContaining({ ...of, decision }));
  const { items: log } = await get<AuditPage>('/studio/audit', { token: admin.token });
  expect(log).toContainEqual(
    expect.objectContaining({
      decision: 'trusted',
      subject: 'Mira Pillai',
      admin: { userId: admin.userId, name: 'Asha Rao' },
      createdAt: expect.stringMatching(/Z$/),
    }),
  );
});

test('When it is nobody’s number or that of somebody who is no photographer, then it is 404', async () => {
  for (const path of [pathOf(member), pathOf({ userId: uniqueUserId() }), '/studio/trusted/__x__'])
    expect(await send('PUT', path, admin)).toMatchObject({
      status: 404,
      body: { error: { message: reviewMessages.noPhotographer } },
    });
  expect((await db.doc(`users/${member.userId}`).get()).get('isTrusted')).toBeUndefined();
});

test('When a trusted photographer’s role ends, then trust ends with it, also for when they get it back; the export says whether they are', async () => {
  await send('PUT', pathOf(artist), admin);
  const exported = await call('/user/export', { token: artist.token });
  expect(exported.text).toContain('"isTrusted":true');
  const profile = await call(`/user/profile?userId=${artist.userId}`);
  expect(profile.text).not.toContain('isTrusted');
  await db.doc(`users/${artist.userId}`).update({ isArtist: false, artistStatus: 'none' });
  await eventually('trust has ended', async () => (await isTrusted()) === false);
});
