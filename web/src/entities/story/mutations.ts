import { addBookmark, countStoryView, likeStory } from '@aperture-byline/contract/endpoints/blog-feedback';
import { mutationOptions } from '@tanstack/react-query';
import { ownMutation } from '#entities/session/api/own-requests.ts';
import { callApi } from '#lib/api.ts';

/** Counts a view, as likes without a credential: the visitor's cookie proves who was counted. */
export async function countView(blogId: string): Promise<void> {
  await callApi(countStoryView, { params: { blogId }, body: {} });
}

/** Likes a story. It succeeds also where this visitor was counted before. */
export const likeStoryMutation = (blogId: string) =>
  mutationOptions<null, Error, void>({
    mutationKey: ['like story', blogId],
    mutationFn: () => callApi(likeStory, { params: { blogId }, body: {} }),
  });

export const addBookmarkMutation = ownMutation(addBookmark);
