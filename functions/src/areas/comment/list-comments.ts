import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import { readLikeable } from '../../access/likeables.ts';
import type { WithId } from '../../data/collection.ts';
import { readComments } from '../../data/comments.ts';
import type { LikeableCollection } from '../../data/likeables.ts';

/**
 * The newest comments of a public image or story; none of any other. The same for everybody, their writers too: caches keep the list,
 * and the answer to the writer said that a comment is held.
 */
export async function listComments<C>(
  on: LikeableCollection,
  id: unknown,
  toComment: (comment: WithId<StoredComment>) => C,
): Promise<C[]> {
  const likeable = await readLikeable(on, id);
  return likeable?.isPublic ? (await readComments(on, likeable.id)).map(toComment) : [];
}
