import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import { sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import { uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { changeUser, joinAs, joinForTests } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, postJson } from '../../../test-support/servers/suite.ts';
import {
  type CommentedKind,
  noticesAbout,
  noticesOf,
  putCommentBy,
  writeCommentBy,
} from '../../../test-support/works/comments.ts';
import { putImage } from '../../../test-support/works/fixtures.ts';
import { onCommentWritten } from './on-comment-written.ts';

const { owner, writer, stranger } = joinForTests({
  owner: { isArtist: true },
  writer: { firstName: 'Asha' },
  stranger: {},
});

const putComment = (commentedKind: CommentedKind, fields: Partial<StoredComment> = {}) =>
  putCommentBy(commentedKind, { owner, writer }, fields);
const writeComment = (commentedKind: CommentedKind, text: string) =>
  writeCommentBy(commentedKind, { owner, writer }, text);

describe('notices', () => {
  test('When somebody comments on a work, then its owner is told once, and nobody of an own comment', async () => {
    for (const commentedKind of ['image', 'blog', 'exhibition'] as const) {
      const place = await writeComment(commentedKind, 'What light');
      await postJson(
        `/${commentedKind}/comment`,
        { [`${commentedKind}Id`]: place.workId, comment: 'Thank you' },
        { token: owner.token },
      );
      const kind = { image: 'imageComment', blog: 'storyComment', exhibition: 'exhibitionComment' }[commentedKind];
      expect(await noticesAbout(owner, place, 1)).toEqual([
        {
          id: expect.any(String),
          kind,
          state: 'new',
          subjectId: commentedKind === 'blog' ? expect.any(String) : place.workId,
          title: 'Dusk',
          read: false,
          createdAt: expect.stringMatching(/Z$/),
        },
      ]);
      expect((await noticesOf(writer)).filter(({ state }) => state === 'new')).toEqual([]);
    }
  });

  test('When an event comes five times at once and again after the notice was read, then there is one, still read', async () => {
    const place = await putComment('image');
    const after = sampleComment({ authorId: writer.userId, createdAt: new Date() });
    const event = {
      eventId: uniqueId('event'),
      on: 'images',
      workId: place.workId,
      commentId: place.commentId,
      before: null,
      after,
    } as const;
    await Promise.all(Array.from({ length: 5 }, () => onCommentWritten(event)));
    const [notice, ...others] = await noticesAbout(owner, place, 1);
    expect(others).toEqual([]);
    expect(notice?.id).toBe(event.eventId);
    const ids = [event.eventId, 'unknown', 'a/b'];
    expect((await postJson('/user/notice/read', { ids }, { token: owner.token })).status).toBe(200);
    await onCommentWritten(event);
    expect(await noticesAbout(owner, place, 1)).toMatchObject([{ read: true }]);
  });

  test('When a comment is old, its work gone, its owner gone or a guest, then nobody is told', async () => {
    const [place, orphan] = [await putComment('image'), await putImage()];
    const fresh = sampleComment({ authorId: 100000001, guest: true, createdAt: new Date() });
    const event = {
      eventId: uniqueId('event'),
      on: 'images',
      commentId: uniqueId('comment'),
      before: null,
    } as const;
    await expectUnchanged(async () => {
      await onCommentWritten({
        ...event,
        workId: place.workId,
        after: sampleComment({ authorId: writer.userId }),
      });
      await onCommentWritten({ ...event, workId: uniqueId('gone'), after: fresh });
      await onCommentWritten({ ...event, workId: orphan, after: fresh });
      await onCommentWritten({ ...event, workId: orphan, after: { ...fresh, status: 'held' } });
      await onCommentWritten({
        ...event,
        workId: place.workId,
        before: fresh,
        after: { ...fresh, reports: 1 },
      });
      await onCommentWritten({ ...event, workId: place.workId, before: fresh, after: null });
    });
  });

  test('When others ask or mark, then they see and change only their own', async () => {
    const place = await putComment('image');
    const path = `users/${owner.userId}/notices/${uniqueId('notice')}`;
    await onCommentWritten({
      eventId: path.split('/').at(-1) ?? '',
      on: 'images',
      workId: place.workId,
      commentId: place.commentId,
      before: null,
      after: sampleComment({ authorId: writer.userId, createdAt: new Date() }),
    });
    const id = path.split('/').at(-1) ?? '';
    expect((await noticesOf(owner)).map((notice) => notice.id)).toContain(id);
    await expectUnchanged(async () => {
      expect((await noticesOf(stranger)).map((notice) => notice.id)).not.toContain(id);
      expect((await call('/user/notice')).status).toBe(401);
      expect((await postJson('/user/notice/read', { ids: [id] })).status).toBe(401);
      expect((await postJson('/user/notice/read', { ids: [id] }, { token: stranger.token })).status).toBe(200);
      for (const ids of [undefined, 'a', [5], Array(51).fill('a'), ['x'.repeat(65)], [null]])
        expect((await postJson('/user/notice/read', { ids }, { token: owner.token })).status).toBe(400);
      expect((await postJson('/user/notice/read', { ids: [] }, { token: owner.token })).status).toBe(200);
    });
    const { headers, reads } = await call('/user/notice', { token: owner.token });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(reads).toBeLessThanOrEqual(50);
  });

  test('When an artist request is approved, then the person is told once', async () => {
    const member = await joinAs({ artistStatus: 'requested' });
    await changeUser(member, { isArtist: true });
    const notices = await eventually('the notice', async () => {
      const all = await noticesOf(member);
      return all.length > 0 && all;
    });
    expect(notices).toMatchObject([{ kind: 'artistRequest', state: 'approved', subjectId: null, read: false }]);
  });
});
