import {
  checkSlug,
  deleteStory,
  deleteStoryRevision,
  getStudioStory,
  listStudioStories,
  submitStory,
  withdrawStory,
  withdrawStoryRevision,
} from '@aperture-byline/contract/endpoints/studio-blog';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { SIGNED_FOR } from '#entities/image/studio-queries.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE, privateQuery } from '#entities/session/api/private-requests.ts';

/** Twenty of one's own stories in every state, newest first: the first ones, or those after `cursor`. */
export const studioStoriesQuery = (uid: string, cursor = '') =>
  privateQuery(uid, listStudioStories, { query: cursor === '' ? {} : { cursor } });

/** One of one's own stories, as it is being edited. Always fetched: another window may have changed it. */
export const studioStoryQuery = (uid: string, blogId: string) =>
  queryOptions({
    ...privateQuery(uid, getStudioStory, { params: { blogId } }),
    staleTime: 0,
    refetchInterval: SIGNED_FOR,
  });

/** Whether a slug can be that of this story; of a new one without `blogId`. */
export const slugQuery = (uid: string, slug: string, blogId?: string) =>
  queryOptions({
    ...privateQuery(uid, checkSlug, { params: { slug }, query: blogId === undefined ? {} : { blogId } }),
    staleTime: 10_000,
  });

/** What can be done with a story as a whole. */
const MOVES = {
  submit: submitStory,
  withdraw: withdrawStory,
  withdrawRevision: withdrawStoryRevision,
} as const;

export type StoryMove = keyof typeof MOVES | 'dropRevision';

/** Moves a story on from the version that was seen. One key for all moves, so that only one can be under way. */
export const moveStoryMutation = (uid: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'move story'],
    mutationFn: ({ move, blogId, version }: { move: StoryMove; blogId: string; version: number }) =>
      move === 'dropRevision'
        ? callAuthenticated(deleteStoryRevision, { params: { blogId }, query: { version } })
        : callAuthenticated(MOVES[move], { params: { blogId }, body: { version } }),
    onSuccess: (_story, _input, _result, { client }) => refetchStories(client, uid),
  });

export const deleteStoryMutation = (uid: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'delete story'],
    mutationFn: ({ blogId, version }: { blogId: string; version: number }) =>
      callAuthenticated(deleteStory, { params: { blogId }, query: { version } }),
    onSuccess: (_nothing, _story, _result, { client }) => refetchStories(client, uid),
  });

/** Refetches the lists of one's own stories. */
export function refetchStories(client: QueryClient, uid: string): Promise<void> {
  const [, , call] = studioStoriesQuery(uid).queryKey;
  return client.invalidateQueries({
    predicate: ({ queryKey: [, owner, name] }) => owner === uid && name === call,
  });
}
