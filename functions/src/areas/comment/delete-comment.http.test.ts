import { describe, expect, test } from 'vitest';
import { newBrowser } from '../../../test-support/calls/visitors.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { changeUser, joinAs, mailsTo } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call } from '../../../test-support/servers/suite.ts';
import {
  commentAuditOf,
  joinForComments,
  listedIds,
  removeComment,
  reportComment,
  storedReview,
  storedStatus,
} from '../../../test-support/works/comments.ts';

const { owner, writer, stranger, admin, putComment } = joinForComments();

describe.each(['image', 'blog', 'exhibition'] as const)('removing a comment on a public %s', (commentedKind) => {
  test('When its writer or the owner of the work does, then it is gone with its reports, and nobody is recorded', async () => {
    for (const { token } of [writer, owner]) {
      const place = await putComment(commentedKind);
      await reportComment(place, { token: stranger.token });
      const { status, body } = await removeComment(place, { token });
      expect({ status, body }).toEqual({ status: 200, body: { returnCode: 200, data: null } });
      expect(await storedStatus(place)).toBeUndefined();
      expect((await db.collection(`${place.path}/reports`).get()).size).toBe(0);
      expect(await listedIds(place)).toEqual([]);
      expect(await commentAuditOf(place)).toEqual([]);
      expect((await removeComment(place, { token })).status).toBe(404);
    }
  });

  test('When nobody, a stranger, an admin of yesterday or another site does, then nothing changes', async () => {
    const former = await joinAs({ admin: true });
    await changeUser(former, { admin: false });
    await eventually('the trigger is done', async () => (await mailsTo(former)).length > 0);
    const [shown, held] = [await putComment(commentedKind), await putComment(commentedKind, { status: 'held' })];
    const guest = newBrowser();
    await expectUnchanged(async () => {
      expect((await removeComment(shown)).status).toBe(401);
      expect((await guest.send(shown.address, { method: 'DELETE' })).status).toBe(401);
      for (const { token } of [stranger, former]) {
        expect((await removeComment(shown, { token })).status).toBe(403);
        expect((await removeComment(held, { token })).status).toBe(404);
      }
      expect((await removeComment(held)).status).toBe(404);
      const headers = { Origin: 'https://evil.example' };
      expect((await removeComment(shown, { token: writer.token, headers })).status).toBe(403);
      for (const address of [
        `/${commentedKind}/comment/${shown.workId}/${uniqueId('gone')}`,
        `/${commentedKind}/comment/x/y`,
      ])
        expect((await call(address, { method: 'DELETE', token: admin.token })).status).toBe(404);
      // A comment is found below its own work only.
      const elsewhere = `/${commentedKind}/comment/${held.workId}/${shown.commentId}`;
      expect((await call(elsewhere, { method: 'DELETE', token: admin.token })).status).toBe(404);
    });
  });
});

// One code path serves both: what follows is proved for one of them.
describe.each(['image'] as const)('removing a comment on a public %s', (commentedKind) => {
  test('When an admin does, then it is gone with its review, and the decision is recorded', async () => {
    const place = await putComment(commentedKind, { status: 'hidden' });
    await put(`reviews/comment-${place.commentId}`, { kind: 'comment', createdAt: new Date() });
    expect((await removeComment(place, { token: admin.token })).status).toBe(200);
    expect(await storedStatus(place)).toBeUndefined();
    expect((await storedReview(place)).exists).toBe(false);
    expect(await commentAuditOf(place)).toEqual([
      {
        kind: 'comment',
        decision: 'deleted',
        on: `${commentedKind}s`,
        workId: place.workId,
        commentId: place.commentId,
        adminId: admin.userId,
        createdAt: expect.anything(),
      },
    ]);
  });

  test('When ten remove it at once, then one of them did', async () => {
    const place = await putComment(commentedKind);
    const replies = await callAtOnce(10, (at) => removeComment(place, { token: writer.token, at }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(9);
  });

  test('When the work is no longer public, then its comments can still be removed', async () => {
    const place = await putComment(commentedKind);
    await db.doc(`${commentedKind}s/${place.workId}`).update({ status: 'draft' });
    expect((await removeComment(place, { token: writer.token })).status).toBe(200);
  });
});

test('When a guest removes a comment, then it must be the guest’s own, by the cookie', async () => {
  const [guest, other] = [newBrowser(), newBrowser()];
  const ids: number[] = [];
  for (const browser of [guest, other])
    ids.push(((await browser.post('/user', {})).body.data as { userId: number }).userId);
  const place = await putComment('image', { authorId: ids[0] ?? 0, guest: true });
  expect((await other.send(place.address, { method: 'DELETE' })).status).toBe(403);
  expect((await guest.send(place.address, { method: 'DELETE' })).status).toBe(200);
  expect(await storedStatus(place)).toBeUndefined();
  for (const id of ids) await db.doc(`users/${id}`).delete();
});
