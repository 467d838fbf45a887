import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import { readWork } from '../../access/works.ts';
import { readComments } from '../../data/comments.ts';
import type { WithId } from '../../data/firestore.ts';
import type { WorkCollection } from '../../data/works.ts';
import { mapReadable } from '../../lib/parse.ts';

/**
 * The newest comments of a public work; none of any other. The same for everybody, their writers too: caches keep the list,
 * and the answer to the writer said that a comment is held.
 */
export async function listComments<C>(
  on: WorkCollection,
  id: unknown,
  toComment: (comment: WithId<StoredComment>) => C,
): Promise<C[]> {
  const work = await readWork(on, id);
  return work?.isPublic ? mapReadable(await readComments(on, work.id), toComment) : [];
}
