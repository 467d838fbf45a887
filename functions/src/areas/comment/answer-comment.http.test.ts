import type { ImageComment, NewImageComment } from '@aperture-byline/contract/image/wire';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { joinAs, joinForTests, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import {
  type CommentPlace,
  decideComment,
  listCommentReviews,
  noticesAbout,
  placeOf,
  putCommentBy,
  removeComment,
  reportComment,
  storedReview,
  storedStatus,
  writeCommentBy,
} from '../../../test-support/works/comments.ts';

const { owner, writer, stranger, admin } = joinForTests({
  owner: { isArtist: true, firstName: 'Mira', lastName: 'Sen' },
  writer: {},
  stranger: {},
  admin: { admin: true },
});

const answer = ({ address }: CommentPlace, comment: unknown, by: Partial<Member> = owner) =>
  postJson(`${address}/answer`, { comment }, by.token === undefined ? {} : { token: by.token });

const listed = ({ commentedKind, workId }: CommentPlace) => get<ImageComment[]>(`/${commentedKind}/comment/${workId}`);

/** Where the answer to a comment stands, for what is done with comments. */
const answerAt = ({ commentedKind, workId }: CommentPlace, { id }: { id: string }) =>
  placeOf(commentedKind, workId, id);

async function putAnswer(to: CommentPlace, text = 'It was the monsoon'): Promise<CommentPlace> {
  const { status, body } = await answer(to, text);
  expect(status).toBe(201);
  return answerAt(to, body.data as NewImageComment);
}

const put = () => putCommentBy('image', { owner, writer });

describe.each(['image', 'blog', 'exhibition'] as const)('the answer to a comment on a public %s', (commentedKind) => {
  test('When the owner sends it, then it stands as text under the comment, and its writer is told once', async () => {
    const place = await writeCommentBy(commentedKind, { owner, writer }, 'Where was it?');
    const { status, body } = await answer(place, ' <b>Mandwa</b>\nin June ');
    expect(status).toBe(201);
    const names = {
      image: { author_id: owner.userId, user_name: 'Mira Sen' },
      blog: { author_id: owner.userId, creator_firstname: 'Mira', creator_lastname: 'Sen' },
      exhibition: { authorId: owner.userId, name: 'Mira Sen' },
    }[commentedKind];
    const shown = { ...names, comment: '<b>Mandwa</b>\nin June', guest: false };
    expect(body.data).toMatchObject({ ...shown, held: false });
    expect(await listed(place)).toMatchObject([{ id: place.commentId, comment: 'Where was it?', answer: shown }]);
    expect(await noticesAbout(writer, place, 1)).toMatchObject([
      // Made of the comment: its next answer tells nothing more.
      { id: `answered-${place.commentId}`, state: 'answered', title: 'Dusk', read: false },
    ]);
    await removeComment(answerAt(place, body.data as NewImageComment), { token: owner.token });
    expect((await listed(place))[0]).not.toHaveProperty('answer');
    const again = await putAnswer(place, 'In July');
    expect(await listed(place)).toMatchObject([{ answer: { comment: 'In July' } }]);
    expect(await storedStatus(again)).toBe('visible');
  });

  test('When anybody else sends one, or the words are none, then nothing changes', async () => {
    const place = await putCommentBy(commentedKind, { owner, writer });
    await expectUnchanged(async () => {
      expect((await answer(place, 'Words', {})).status).toBe(401);
      for (const member of [writer, stranger, admin]) expect((await answer(place, 'Words', member)).status).toBe(403);
      for (const text of ['', ' \u200b', 5, 'x'.repeat(2001)]) expect((await answer(place, text)).status).toBe(400);
    });
  });
});

// One code path serves all three.
describe('the answer to a comment on a photograph', () => {
  test('When it is sent again, also at once, then there is one; other words are refused until it is taken back', async () => {
    const place = await put();
    const replies = await callAtOnce(5, (at) =>
      postJson(`${place.address}/answer`, { comment: 'Thank you' }, { token: owner.token, at }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect((await answer(place, 'Others')).status).toBe(409);
    expect(await listed(place)).toMatchObject([{ answer: { comment: 'Thank you' } }]);
    expect((await db.collection(`images/${place.workId}/comments`).get()).size).toBe(2);
  });

  test('When nobody sees the comment, or it is an answer itself, then it takes none', async () => {
    const places = [
      await putCommentBy('image', { owner, writer }, { status: 'held' }),
      await putCommentBy('image', { owner, writer }, { status: 'hidden' }),
    ];
    const shown = await put();
    places.push(await putAnswer(shown), answerAt(shown, { id: 'gone' }));
    await db.doc(`images/${shown.workId}`).update({ title: 'Dusk' });
    await expectUnchanged(async () => {
      for (const place of places) expect((await answer(place, 'Words')).status, place.path).toBe(404);
    });
    const closed = await put();
    await db.doc(`images/${closed.workId}`).update({ privacyStatus: 'Private' });
    expect((await answer(closed, 'Words')).status).toBe(404);
  });

  test('When the comment is deleted or hidden, then its answer is gone with it', async () => {
    const [deleted, hidden] = [await put(), await put()];
    const [gone] = [await putAnswer(deleted), await putAnswer(hidden)];
    await reportComment(gone, { token: stranger.token });
    await removeComment(deleted, { token: writer.token });
    expect(await storedStatus(gone)).toBeUndefined();
    expect((await db.collection(`${gone.path}/reports`).get()).size).toBe(0);
    expect((await storedReview(gone)).exists).toBe(false);
    await db.doc(hidden.path).update({ status: 'hidden' });
    expect(await listed(hidden)).toEqual([]);
  });

  test('When it has more than two links, then it waits for an administrator, and its comment is answered after that', async () => {
    const place = await writeCommentBy('image', { owner, writer }, 'Where was it?');
    const { body } = await answer(place, 'http://a.example http://b.example http://c.example');
    expect(body.data).toMatchObject({ held: true });
    expect((await listed(place))[0]).not.toHaveProperty('answer');
    const held = answerAt(place, body.data as NewImageComment);
    const review = (await listCommentReviews(admin)).find(({ comment }) => comment.id === held.commentId);
    expect(review).toMatchObject({ reason: 'links', comment: { isAnswer: true, authorName: 'Mira Sen' } });
    expect((await decideComment(held, 'approve', admin)).status).toBe(200);
    expect(await listed(place)).toMatchObject([{ answer: { id: held.commentId } }]);
    expect(await noticesAbout(writer, place, 1)).toMatchObject([{ state: 'answered' }]);
  });

  test('When three people report it, then it alone is hidden; once it is rejected, the owner may answer anew', async () => {
    const place = await put();
    const reported = await putAnswer(place);
    for (const { token } of [writer, stranger, await joinAs()])
      expect((await reportComment(reported, { token })).status).toBe(201);
    expect(await listed(place)).toMatchObject([{ id: place.commentId }]);
    expect((await listed(place))[0]).not.toHaveProperty('answer');
    expect((await answer(place, 'Kinder words')).status).toBe(409);
    expect((await decideComment(reported, 'reject', admin)).status).toBe(200);
    await putAnswer(place, 'Kinder words');
    expect(await listed(place)).toMatchObject([{ answer: { comment: 'Kinder words' } }]);
    expect((await reportComment(reported, { token: stranger.token })).status).toBe(201);
  });

  test('When it is taken back, then by its writer or an administrator, and by nobody else', async () => {
    const place = await put();
    const written = await putAnswer(place);
    for (const { token } of [writer, stranger]) expect((await removeComment(written, { token })).status).toBe(403);
    expect((await call(written.address, { method: 'DELETE' })).status).toBe(401);
    expect((await removeComment(written, { token: admin.token })).status).toBe(200);
    expect(await listed(place)).toMatchObject([{ id: place.commentId }]);
  });
});
