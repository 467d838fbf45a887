import { createUser } from '@aperture-byline/contract/endpoints/account';
import { addImageComment } from '@aperture-byline/contract/endpoints/image-feedback';
import { mutationOptions } from '@tanstack/react-query';
import { guestStore } from '#entities/comment/guest-store.ts';
import { refetchComments } from '#entities/comment/refetch-comments.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { ApiError, callApi } from '#lib/api.ts';
import { imageCommentsQuery } from './queries.ts';

/** Comments on an image, as the signed-in user or as a guest, and refetches its comments. `held`: nobody sees it yet. */
export const addImageCommentMutation = (imageId: string) =>
  mutationOptions({
    mutationKey: ['comment on image', imageId],
    mutationFn: (comment: string) =>
      sessionStore.get().status === 'visitor'
        ? commentAsGuest({ imageId, comment })
        : callAuthenticated(addImageComment, { body: { imageId, comment } }),
    onSuccess: ({ held, ...comment }, _text, _result, { client }) =>
      refetchComments(client, imageCommentsQuery(imageId), held ? null : comment),
  });

/** Comments as this browser's guest, with a record of the server that is made for the first comment. */
async function commentAsGuest(comment: { imageId: string; comment: string }) {
  const { userId } = guestStore.get();
  const send = (id: number) => callApi(addImageComment, { body: { ...comment, userId: id } });
  if (userId === null) return send(await createGuest());
  try {
    return await send(userId);
  } catch (error) {
    // The cookie that proves the guest is gone, or another's.
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    return send(await createGuest());
  }
}

async function createGuest(): Promise<number> {
  const name = guestStore.get().name.trim();
  const { userId } = await callApi(createUser, { body: { firstName: name } });
  guestStore.set({ name, userId });
  return userId;
}
