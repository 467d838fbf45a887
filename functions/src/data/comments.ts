import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { collection, collectionGroup, readBelow, readQuery, updateAll, type WithId } from './firestore.ts';

/** The collections whose documents have comments. */
type Commented = 'images' | 'blogs';

/** The newest comments on a document, newest first. `id` must have been checked. */
export function readComments(of: Commented, id: string): Promise<WithId<StoredComment>[]> {
  return readQuery(collection(`${of}/${id}/comments`).orderBy('createdAt', 'desc').limit(LIST_CAP));
}

function commentsBy(userId: string) {
  return collectionGroup('comments').where('authorId', '==', Number(userId));
}

/** A comment with the id of the document that it is on. */
export type CommentOn = WithId<StoredComment> & { parentId: string };

/** All that a person wrote, by what it is on. */
export async function readCommentsBy(userId: string): Promise<Record<Commented, CommentOn[]>> {
  const comments = await readBelow<StoredComment>(commentsBy(userId));
  const on = (of: Commented) =>
    comments
      .filter(({ parentCollection }) => parentCollection === of)
      .map(({ parentCollection, ...comment }) => comment);
  return { images: on('images'), blogs: on('blogs') };
}

/** Removes the author from a person's comments; the texts stay. */
export function anonymiseCommentsBy(userId: string): Promise<void> {
  const change: Pick<StoredComment, 'authorId' | 'firstName' | 'lastName'> = {
    authorId: null,
    firstName: '',
    lastName: '',
  };
  return updateAll(commentsBy(userId), change);
}
