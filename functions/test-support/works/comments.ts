import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { NewImageComment } from '@aperture-byline/contract/image/wire';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import type { ReviewPage } from '@aperture-byline/contract/review/wire';
import { inDays, sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { expect } from 'vitest';
import { db, put, uniqueId } from '../project/database.ts';
import { eventually } from '../project/eventually.ts';
import { joinForTests, type Member, type Sender } from '../project/members.ts';
import { call, get, postJson } from '../servers/suite.ts';
import { byline, putBlog, putExhibition, putImage } from './fixtures.ts';

export type CommentedKind = 'image' | 'blog' | 'exhibition';

/** Where a comment stands. */
export interface CommentPlace {
  commentedKind: CommentedKind;
  workId: string;
  commentId: string;
  /** In the database. */
  path: string;
  /** Below the API. */
  address: string;
}

/** Whose work it is, and who comments on it. */
interface People {
  owner: Member;
  writer: Member;
}

export const placeOf = (commentedKind: CommentedKind, workId: string, commentId: string): CommentPlace => ({
  commentedKind,
  workId,
  commentId,
  path: `${commentedKind}s/${workId}/comments/${commentId}`,
  address: `/${commentedKind}/comment/${workId}/${commentId}`,
});

/** People of a file of tests, and what puts a comment of the writer on a work of the owner. */
export function joinForComments() {
  const people = joinForTests({
    owner: { isArtist: true },
    writer: { firstName: 'Asha' },
    stranger: {},
    admin: { admin: true, firstName: 'Asha', lastName: 'Rao' },
  });
  const putComment = (commentedKind: CommentedKind, fields: Partial<StoredComment> = {}) =>
    putCommentBy(commentedKind, people, fields);
  return { ...people, putComment };
}

/** Since yesterday, until tomorrow. */
const putOpenExhibition = (fields: Partial<StoredExhibition> = {}) =>
  putExhibition({ startDate: inDays(-1), endDate: inDays(1), ...fields });

async function putWork(commentedKind: CommentedKind, { userId }: Member): Promise<string> {
  const own = byline({ userId });
  if (commentedKind === 'image') return putImage({ owner: own, title: 'Dusk' });
  if (commentedKind === 'exhibition') return putOpenExhibition({ owner: own, title: 'Dusk' });
  return (await putBlog({ creator: own, title: 'Dusk' })).id;
}

/**
 * A comment of the writer on a new public work of the owner; waits until a comment that is not visible waits for
 * review.
 */
export async function putCommentBy(
  commentedKind: CommentedKind,
  { owner, writer }: People,
  fields: Partial<StoredComment> = {},
): Promise<CommentPlace> {
  const [workId, commentId] = [await putWork(commentedKind, owner), uniqueId('comment')];
  const place = placeOf(commentedKind, workId, commentId);
  const comment = sampleComment({
    authorId: writer.userId,
    firstName: 'Asha',
    comment: 'Rude words',
    ...fields,
  });
  await put(place.path, comment);
  // The trigger opens it, as after an edit in the console.
  if (comment.status !== 'visible')
    await eventually('it waits', async () => (await db.doc(`reviews/comment-${commentId}`).get()).exists);
  return place;
}

/** Writes a comment through the API, so that the triggers take it for new. */
export async function writeCommentBy(
  commentedKind: CommentedKind,
  { owner, writer }: People,
  text: string,
): Promise<CommentPlace> {
  const workId = await putWork(commentedKind, owner);
  const { status, body } = await postJson(
    `/${commentedKind}/comment`,
    { [`${commentedKind}Id`]: workId, comment: text },
    { token: writer.token },
  );
  expect(status).toBe(201);
  const { id: commentId } = body.data as NewImageComment;
  return placeOf(commentedKind, workId, commentId);
}

export const removeComment = ({ address }: CommentPlace, options: Parameters<typeof call>[1] = {}) =>
  call(address, { method: 'DELETE', ...options });

export const reportComment = (
  { address }: CommentPlace,
  options: Parameters<typeof postJson>[2] = {},
  reason: unknown = 'It is rude',
) => postJson(`${address}/report`, { reason }, options);

export const decideComment = ({ commentId }: CommentPlace, decision: string, { token, at }: Sender) =>
  call(`/studio/review/comment-${commentId}/${decision}`, { method: 'POST', token, at });

/** Undefined where the comment is gone. */
export const storedStatus = async ({ path }: CommentPlace) =>
  (await db.doc(path).get()).get('status') as string | undefined;

/** The ids of the comments that anybody sees on the work. */
export const listedIds = async ({ commentedKind, workId }: CommentPlace) =>
  (await get<{ id: string }[]>(`/${commentedKind}/comment/${workId}`)).map(({ id }) => id);

/** The first page of comments that wait for review. */
export async function listCommentReviews({ token }: Sender) {
  const { items } = await get<ReviewPage>('/studio/review?kind=comment', { token });
  return items.filter((review) => review.kind === 'comment');
}

export const storedReview = ({ commentId }: CommentPlace) => db.doc(`reviews/comment-${commentId}`).get();

/** The decisions about the comment, as the audit has them. */
export const commentAuditOf = async ({ commentId }: CommentPlace) =>
  (await db.collection('audit').where('commentId', '==', commentId).get()).docs.map((entry) => entry.data());

export const noticesOf = ({ token }: Member) => get<Notice[]>('/user/notice', { token });

/** The person's notices about a work, once there are so many. */
export function noticesAbout(
  member: Member,
  { commentedKind, workId }: CommentPlace,
  count: number,
): Promise<Notice[]> {
  return eventually(`${count} notices`, async () => {
    const subject = commentedKind === 'blog' ? (await db.doc(`blogs/${workId}`).get()).get('slug') : workId;
    const about = (await noticesOf(member)).filter((notice) => notice.subjectId === subject);
    return about.length >= count && about;
  });
}
