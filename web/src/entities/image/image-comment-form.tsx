import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { imageCommentSchema } from '@aperture-byline/contract/comment/schemas';
import { guestSchema } from '@aperture-byline/contract/user/schemas';
import { useRef, useState } from 'react';
import { ValidationError } from 'yup';
import { commentDraft } from '#entities/comment/comment-draft.ts';
import { CommentForm } from '#entities/comment/comment-form.tsx';
import { GuestName } from '#entities/comment/guest-name.tsx';
import { guestStore } from '#entities/comment/guest-store.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { ApiError } from '#lib/api.ts';
import { addImageCommentMutation } from './comment-on-image.ts';

const schema = imageCommentSchema.pick(['comment']);

/** The comment form of an image, for users and for guests. */
export default function ImageCommentForm({ imageId }: { imageId: string }) {
  const nameField = useRef<HTMLInputElement>(null);
  const [nameError, setNameError] = useState<string>();

  /** Whether the guest's name may be shown; it is the server that knows the names of others. */
  function checkName(): boolean {
    if (sessionStore.get().status !== 'visitor') return true;
    try {
      guestSchema.validateSync({ firstName: guestStore.get().name });
      setNameError(undefined);
      return true;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      setNameError(error.message);
      nameField.current?.focus();
      return false;
    }
  }

  return (
    <CommentForm
      draft={commentDraft('image', imageId)}
      schema={schema}
      sending={addImageCommentMutation(imageId)}
      onSend={checkName}
      failureOf={failureOf}
    >
      <GuestName ref={nameField} error={nameError} />
    </CommentForm>
  );
}

function failureOf(error: Error): string | null {
  if (!(error instanceof ApiError)) return null;
  const isGuest = sessionStore.get().status === 'visitor';
  return error.status === 403 && isGuest ? commentMessages.cookieRefused : (error.fields.firstName ?? null);
}
