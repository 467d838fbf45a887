import { imageCommentSchema } from '@aperture-byline/contract/comment/bodies';
import { addImageComment } from '@aperture-byline/contract/endpoints/works/image-feedback';
import { mutationOptions } from '@tanstack/react-query';
import { CommentForm } from '#entities/comment/comment-form.tsx';
import { commentDraft } from '#entities/comment/comment-subject.ts';
import { GuestName, useGuestName } from '#entities/comment/guest-name.tsx';
import { refetchComments } from '#entities/comment/refetch-comments.ts';
import { describeGuestFailure, sendAsGuest } from '#entities/comment/send-as-guest.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { callApi } from '#lib/api/api.ts';
import { imageCommentsQuery } from './queries.ts';

const schema = imageCommentSchema.pick(['comment']);

export default function ImageCommentForm({ imageId }: { imageId: string }) {
  const guestName = useGuestName();
  return (
    <CommentForm
      draft={commentDraft('image', imageId)}
      schema={schema}
      sending={addImageCommentMutation(imageId)}
      onSend={guestName.check}
      describeFailure={describeGuestFailure}
    >
      <GuestName
        state={guestName}
        label="Your name (optional)"
        hint="Shown beside your comments, marked as a guest’s."
        sentence="You comment as"
      />
    </CommentForm>
  );
}

/** Comments on an image as user or guest, and refetches its comments. `held`: nobody sees it yet. */
const addImageCommentMutation = (imageId: string) =>
  mutationOptions({
    mutationKey: ['comment on image', imageId],
    mutationFn: (comment: string) =>
      sessionStore.get().status === 'visitor'
        ? sendAsGuest((userId, options) => callApi(addImageComment, { body: { imageId, comment, userId } }, options))
        : callAuthenticated(addImageComment, { body: { imageId, comment } }),
    onSuccess: ({ held, ...comment }, _text, _result, { client }) =>
      refetchComments(client, imageCommentsQuery(imageId), held ? null : comment),
  });
