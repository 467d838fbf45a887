import { addBookmark, addStoryComment } from '@aperture-byline/contract/endpoints/works/blog-feedback';
import { mutationOptions } from '@tanstack/react-query';
import { refetchComments } from '#entities/comment/refetch-comments.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateMutation } from '#entities/session/api/private-requests.ts';
import { storyCommentsQuery } from './queries.ts';

export const addBookmarkMutation = privateMutation(addBookmark);

/** Comments on a story as the signed-in user, and refetches its comments. `held`: nobody sees it yet. */
export const addStoryCommentMutation = (blogId: string) =>
  mutationOptions({
    mutationKey: ['comment on story', blogId],
    mutationFn: (comment: string) => callAuthenticated(addStoryComment, { body: { blogId, comment } }),
    onSuccess: ({ held, ...comment }, _text, _result, { client }) =>
      refetchComments(client, storyCommentsQuery(blogId), held ? null : comment),
  });
