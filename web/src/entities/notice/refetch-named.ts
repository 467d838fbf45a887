import type { listStoryComments } from '@aperture-byline/contract/endpoints/blog';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import type { QueryClient } from '@tanstack/react-query';
import { imageCommentsQuery } from '#entities/image/queries.ts';
import { ownProfileQuery } from '#entities/user/own-queries.ts';

type StoryComments = typeof listStoryComments;
/** Importing the endpoint would take its file apart from the pages of stories, which are near their budgets. */
const STORY_COMMENTS =
  'GET /blog/comment/:blogId' satisfies `${StoryComments['method']} ${StoryComments['path']}`;

/**
 * Refetches what the notices name, as far as it is cached: the comments of a work; or the profile, with a token that has the
 * new role. A notice of a story has its slug and comments are listed by its id, so that all lists of stories' comments count.
 */
export async function refetchNamed(
  client: QueryClient,
  uid: string,
  notices: readonly Notice[],
): Promise<void> {
  for (const { kind, subject_id } of notices) {
    if (kind === 'imageComment' && subject_id !== null)
      client.invalidateQueries({ queryKey: imageCommentsQuery(subject_id).queryKey });
    if (kind === 'storyComment') client.invalidateQueries({ queryKey: [STORY_COMMENTS] });
  }
  if (!notices.some(({ kind }) => kind === 'artistRequest')) return;
  const { firebaseReady } = await import('#entities/session/firebase/firebase.ts');
  const { auth } = await firebaseReady();
  await auth.currentUser?.getIdToken(true);
  client.invalidateQueries({ queryKey: ownProfileQuery(uid).queryKey });
}
