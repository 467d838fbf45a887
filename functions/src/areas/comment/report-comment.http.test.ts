import { describe, expect, test } from 'vitest';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { postJson } from '../../../test-support/servers/suite.ts';
import {
  decideComment,
  joinForComments,
  listCommentReviews,
  listedIds,
  reportComment,
  storedReview,
  storedStatus,
} from '../../../test-support/works/comments.ts';

const { owner, stranger, admin, putComment } = joinForComments();

describe.each(['image', 'blog', 'exhibition'] as const)('reporting a comment on a public %s', (commentedKind) => {
  test('When the first person does, then it waits for review and stays on the list; with the third it leaves the list', async () => {
    const place = await putComment(commentedKind);
    const at = await startApp({ rateLimitFactor: 1000, proxyHops: 1 });
    const from = (address: string) => ({ at, headers: { 'X-Forwarded-For': address } });
    expect((await reportComment(place, from('198.51.100.1'))).status).toBe(201);
    // Without a cookie it is the same visitor all the same.
    expect((await reportComment(place, from('198.51.100.1'))).status).toBe(200);
    const waiting = async () => (await listCommentReviews(admin)).find(({ comment }) => comment.id === place.commentId);
    const first = await waiting();
    expect(first).toMatchObject({ reason: 'reports', isVisible: true, reports: ['It is rude'] });
    expect((await reportComment(place, { token: stranger.token })).status).toBe(201);
    expect((await reportComment(place, { token: stranger.token }, 'Again')).status).toBe(200);
    expect(await listedIds(place)).toEqual([place.commentId]);
    expect((await reportComment(place, from('198.51.100.2'), ' Third ')).status).toBe(201);
    expect(await listedIds(place)).toEqual([]);
    expect(await storedStatus(place)).toBe('hidden');
    // It is the same review: whoever has read it may decide.
    expect(await waiting()).toMatchObject({
      createdAt: first?.createdAt,
      isVisible: false,
      reports: ['It is rude', 'It is rude', 'Third'],
    });
    const { docs } = await db.collection(`${place.path}/reports`).get();
    expect(docs.map((one) => one.get('reason')).sort()).toEqual(['It is rude', 'It is rude', 'Third']);
    expect(docs.map((one) => one.get('userId')).sort()).toEqual([stranger.userId, null, null]);
    expect(docs.map(({ id }) => id).join()).not.toContain('198.51');
  });
});

// One code path serves both: what follows is proved for one of them.
describe.each(['image'] as const)('reporting a comment on a public %s', (commentedKind) => {
  test('When one person did, then an admin rejects or approves it, or it is deleted in the console, and nothing waits', async () => {
    for (const [decision, status] of [
      ['reject', 'rejected'],
      ['approve', 'visible'],
    ] as const) {
      const place = await putComment(commentedKind);
      await reportComment(place, { token: stranger.token });
      expect((await decideComment(place, decision, admin)).status).toBe(200);
      expect(await storedStatus(place)).toBe(status);
      expect((await storedReview(place)).exists).toBe(false);
      await reportComment(place, { token: owner.token });
      expect((await storedReview(place)).exists).toBe(false);
    }
    const place = await putComment(commentedKind);
    await reportComment(place, { token: stranger.token });
    await db.doc(place.path).delete();
    await eventually('the review is gone', async () => !(await storedReview(place)).exists);
  });

  test('When accounts with unconfirmed addresses do, then they count as the one address that they come from', async () => {
    const place = await putComment(commentedKind);
    const people = await Promise.all([1, 2, 3].map(() => signIn({}, { verified: false })));
    const statuses: number[] = [];
    for (const { token } of people) {
      await postJson('/user', { firstName: 'Newcomer' }, { token });
      statuses.push((await reportComment(place, { token })).status);
    }
    expect(statuses).toEqual([201, 200, 200]);
    expect(await storedStatus(place)).toBe('visible');
  });

  test('When fifteen of one person come at once, then one counts', async () => {
    const place = await putComment(commentedKind);
    const replies = await callAtOnce(15, (at) => reportComment(place, { token: stranger.token, at }));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await db.doc(place.path).get()).get('reports')).toBe(1);
  });

  test('When the reason or the comment is none, then it is refused and nothing changes', async () => {
    const [place, held] = [await putComment(commentedKind), await putComment(commentedKind, { status: 'held' })];
    const draft = await putComment(commentedKind);
    await db.doc(`${commentedKind}s/${draft.workId}`).update({ status: 'draft' });
    await expectUnchanged(async () => {
      for (const reason of [undefined, '', ' \u200b', 'x'.repeat(501), 5, ['a']])
        expect((await reportComment(place, {}, reason === undefined ? null : reason)).status).toBe(400);
      expect((await postJson(`${place.address}/report`, { reason: 'a', userId: 1 })).status).toBe(400);
      for (const other of [held, draft, { ...place, address: `/${commentedKind}/comment/${place.workId}/none` }])
        expect((await reportComment(other)).status).toBe(404);
      expect((await reportComment(place, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
    });
  });
});
