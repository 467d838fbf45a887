import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call } from '../../../test-support/servers/suite.ts';
import {
  type CommentedKind,
  commentAuditOf,
  decideComment,
  joinForComments,
  listCommentReviews,
  listedIds,
  noticesAbout,
  removeComment,
  reportComment,
  storedReview,
  storedStatus,
  writeCommentBy,
} from '../../../test-support/works/comments.ts';
import { syncCommentReview } from '../../data/review/comment-reviews.ts';

const { owner, writer, stranger, admin, putComment } = joinForComments();
const writeComment = (commentedKind: CommentedKind, text: string) =>
  writeCommentBy(commentedKind, { owner, writer }, text);

describe('the review of comments', () => {
  test('When a held comment is approved, then everybody sees it, its writer and the owner are told once', async () => {
    const place = await writeComment('image', 'http://a.example http://b.example http://c.example');
    expect(await noticesAbout(writer, place, 1)).toMatchObject([
      { kind: 'imageComment', state: 'held', title: 'Dusk' },
    ]);
    const listed = await listCommentReviews(admin);
    expect(listed.find(({ comment }) => comment.id === place.commentId)).toEqual({
      id: `comment-${place.commentId}`,
      kind: 'comment',
      reason: 'links',
      isVisible: false,
      createdAt: expect.stringMatching(/Z$/),
      notes: 0,
      comment: {
        id: place.commentId,
        authorId: writer.userId,
        authorName: 'Asha Pillai',
        guest: false,
        isAnswer: false,
        comment: 'http://a.example http://b.example http://c.example',
        createdAt: expect.stringMatching(/Z$/),
      },
      work: { kind: 'image', id: place.workId, title: 'Dusk', subjectId: place.workId },
      reports: [],
    });
    expect((await decideComment(place, 'approve', admin)).body).toEqual({ returnCode: 200, data: null });
    expect(await listedIds(place)).toEqual([place.commentId]);
    expect((await storedReview(place)).exists).toBe(false);
    expect(await commentAuditOf(place)).toMatchObject([{ decision: 'approved', adminId: admin.userId }]);
    const states = (await noticesAbout(writer, place, 2)).map(({ state }) => state);
    expect(states).toEqual(['restored', 'held']);
    expect(await noticesAbout(owner, place, 1)).toMatchObject([{ state: 'new', read: false }]);
  });

  test('When a reported comment is approved, then reports do not hide it again', async () => {
    const place = await putComment('blog', { reports: 2 });
    await reportComment(place, { token: stranger.token }, 'I do not like it');
    expect(await storedStatus(place)).toBe('hidden');
    const listed = await listCommentReviews(admin);
    const review = listed.find(({ comment }) => comment.id === place.commentId);
    expect(review).toMatchObject({
      reason: 'reports',
      work: { kind: 'blog' },
      reports: ['I do not like it'],
    });
    expect((await decideComment(place, 'approve', admin)).status).toBe(200);
    await noticesAbout(writer, place, 2);
    await expectUnchanged(async () => {
      for (const { token } of [owner, admin, stranger])
        expect((await reportComment(place, { token })).status).toBe(200);
    });
    expect(await listedIds(place)).toEqual([place.commentId]);
  });

  test('When it is rejected, then it stays away from everybody', async () => {
    const place = await writeComment('blog', 'www.a.example www.b.example www.c.example');
    expect((await decideComment(place, 'reject', admin)).status).toBe(200);
    expect(await storedStatus(place)).toBe('rejected');
    expect(await listedIds(place)).toEqual([]);
    expect(await commentAuditOf(place)).toMatchObject([{ decision: 'rejected' }]);
    expect((await reportComment(place)).status).toBe(404);
  });

  test('When two admins decide at once, then one decision counts, and the other is told who made it', async () => {
    const place = await writeComment('image', 'www.a.example www.b.example www.c.example');
    const other = await joinAs({ admin: true, firstName: 'Ravi', lastName: 'Menon' });
    const replies = await callAtOnce(2, (at, index) =>
      index === 0
        ? decideComment(place, 'approve', { ...admin, at })
        : decideComment(place, 'reject', { ...other, at }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [entry, ...others] = await commentAuditOf(place);
    expect(others).toEqual([]);
    const isFirst = replies[0]?.status === 200;
    expect(replies[isFirst ? 1 : 0]?.body.error).toMatchObject({
      code: 'WRONG_STATE',
      fields: isFirst ? { status: 'approved', decidedBy: 'Asha Rao' } : { status: 'rejected', decidedBy: 'Ravi Menon' },
    });
    const expected = entry?.decision === 'approved' ? 'visible' : 'rejected';
    expect(await storedStatus(place)).toBe(expected);
    const audit = await db.collection('audit').where('adminId', '==', other.userId).get();
    for (const { ref } of audit.docs) await ref.delete();
  });

  test('When nobody, a user, an artist or the claim alone asks, then nothing is told and nothing changes', async () => {
    const place = await writeComment('image', 'http://a.example http://b.example http://d.example');
    await noticesAbout(writer, place, 1);
    await expectUnchanged(async () => {
      for (const path of ['/studio/review', `/studio/review/comment-${place.commentId}/approve`]) {
        const method = path.endsWith('approve') ? 'POST' : 'GET';
        expect((await call(path, { method })).status).toBe(401);
        for (const { token } of [stranger, owner, writer])
          expect((await call(path, { method, token })).status).toBe(403);
      }
      for (const id of ['none', 'a%2Fb', '__x__'])
        expect((await call(`/studio/review/${id}/approve`, { method: 'POST', token: admin.token })).status).toBe(404);
    });
  });

  test('When the work of a held comment is deleted, then nothing waits any more', async () => {
    for (const commentedKind of ['image', 'blog'] as const) {
      const place = await writeComment(commentedKind, 'www.a.example www.b.example www.c.example');
      await db.recursiveDelete(db.doc(`${commentedKind}s/${place.workId}`));
      await eventually('the review is gone', async () => !(await storedReview(place)).exists);
      expect(await commentAuditOf(place)).toEqual([]);
    }
  });

  test('When a held or hidden comment is decided in the console, then nothing waits, and what was decided counts', async () => {
    const held = await writeComment('image', 'www.a.example www.b.example www.c.example');
    await db.doc(held.path).update({ status: 'visible' });
    await eventually('the review is gone', async () => !(await storedReview(held)).exists);
    expect(await commentAuditOf(held)).toMatchObject([{ decision: 'approved', adminId: null }]);
    expect((await db.doc(held.path).get()).get('isApproved')).toBe(true);
    expect(await listedIds(held)).toEqual([held.commentId]);
    expect((await decideComment(held, 'reject', admin)).body.error).toMatchObject({
      code: 'WRONG_STATE',
      fields: { status: 'approved', decidedBy: '' },
    });

    const hidden = await putComment('blog', { reports: 2 });
    await reportComment(hidden, { token: stranger.token });
    expect((await storedReview(hidden)).exists).toBe(true);
    await db.doc(hidden.path).update({ status: 'rejected' });
    await eventually('the review is gone', async () => !(await storedReview(hidden)).exists);
    expect(await commentAuditOf(hidden)).toMatchObject([{ decision: 'rejected', adminId: null }]);

    const shown = await putComment('image');
    await db.doc(shown.path).update({ status: 'hidden' });
    await eventually('it waits', async () => (await storedReview(shown)).exists);
    expect((await decideComment(shown, 'approve', admin)).status).toBe(200);
    expect(await listedIds(shown)).toEqual([shown.commentId]);
    for (const place of [held, hidden])
      for (const { ref } of (await db.collection('audit').where('commentId', '==', place.commentId).get()).docs)
        await ref.delete();
  });

  test('When a comment can’t be parsed, then its review stays, and it can be decided', async () => {
    const place = await writeComment('image', 'http://a.example http://b.example http://g.example');
    await db.doc(place.path).update({ createdAt: 'today' });
    await syncCommentReview({ ...place, on: 'images' }, { ownerId: owner.userId, now: new Date(), isReleased: false });
    expect((await storedReview(place)).exists).toBe(true);
    expect((await decideComment(place, 'reject', admin)).status).toBe(200);
    expect([await storedStatus(place), (await storedReview(place)).exists]).toEqual(['rejected', false]);
  });

  test('When the comment was deleted meanwhile, then there is nothing to decide', async () => {
    const place = await writeComment('image', 'http://a.example http://b.example http://e.example');
    await removeComment(place, { token: writer.token });
    const listed = await listCommentReviews(admin);
    expect(listed.some(({ comment }) => comment.id === place.commentId)).toBe(false);
    expect((await decideComment(place, 'approve', admin)).status).toBe(404);
    expect(await commentAuditOf(place)).toEqual([]);
  });

  test('When it was decided and then deleted, then who decides late is told who decided it', async () => {
    const place = await writeComment('image', 'http://a.example http://b.example http://f.example');
    const review = await storedReview(place);
    expect((await decideComment(place, 'approve', admin)).status).toBe(200);
    await removeComment(place, { token: writer.token });
    const expectNotified = async () => {
      const { status, body } = await decideComment(place, 'reject', admin);
      expect({ status, by: body.error.fields?.decidedBy }).toEqual({ status: 409, by: 'Asha Rao' });
    };
    await expectNotified();
    // Whoever had begun before saw the review, and finds no comment.
    await review.ref.set(review.data() ?? {});
    await expectNotified();
    expect((await storedReview(place)).exists).toBe(false);
  });
});
