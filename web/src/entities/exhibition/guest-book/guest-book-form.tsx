import { guestBookSchema } from '@aperture-byline/contract/comment/bodies';
import { guestBookMessages } from '@aperture-byline/contract/comment/guest-book-messages';
import { signGuestBook } from '@aperture-byline/contract/endpoints/works/guest-book';
import { mutationOptions } from '@tanstack/react-query';
import { CommentForm } from '#entities/comment/comment-form.tsx';
import { commentDraft } from '#entities/comment/comment-subject.ts';
import { GuestName, useGuestName } from '#entities/comment/guest-name.tsx';
import { refetchComments } from '#entities/comment/refetch-comments.ts';
import { describeGuestFailure, sendAsGuest } from '#entities/comment/send-as-guest.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { ApiError, callApi } from '#lib/api/api.ts';
import { guestBookQuery } from '../queries.ts';

const schema = guestBookSchema.pick(['comment']);

const TEXTS = {
  form: guestBookMessages.title,
  label: guestBookMessages.label,
  placeholder: guestBookMessages.placeholder,
  send: guestBookMessages.sign,
  sending: guestBookMessages.signing,
  sent: guestBookMessages.signed,
  held: guestBookMessages.held,
};

/** Signs the guest book of an exhibition that is open, for users and for guests, who give a name. */
export function GuestBookForm({ exhibitionId }: { exhibitionId: string }) {
  const guestName = useGuestName({ missing: guestBookMessages.nameMissing });
  return (
    <CommentForm
      draft={commentDraft('exhibition', exhibitionId)}
      schema={schema}
      texts={TEXTS}
      rows={4}
      sending={signMutation(exhibitionId)}
      onSend={guestName.check}
      describeFailure={describeFailure}
    >
      <GuestName
        state={guestName}
        label="Your name"
        hint="Stands below your line, marked as a guest’s."
        sentence="You sign as"
        isRequired
      />
    </CommentForm>
  );
}

function describeFailure(error: Error): string | null {
  if (error instanceof ApiError && error.code === 'CONFLICT') return guestBookMessages.closed;
  return describeGuestFailure(error);
}

/** Signs as the signed-in user or as a guest, and refetches the lines. `held`: nobody sees it yet. */
const signMutation = (exhibitionId: string) =>
  mutationOptions({
    mutationKey: ['sign guest book', exhibitionId],
    mutationFn: (comment: string) =>
      sessionStore.get().status === 'visitor'
        ? sendAsGuest((userId, options) => callApi(signGuestBook, { body: { exhibitionId, comment, userId } }, options))
        : callAuthenticated(signGuestBook, { body: { exhibitionId, comment } }),
    onSuccess: ({ held, ...line }, _text, _result, { client }) =>
      refetchComments(client, guestBookQuery(exhibitionId), held ? null : line),
  });
