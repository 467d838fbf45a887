import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { imageCommentSchema } from '@aperture-byline/contract/comment/schemas';
import { createUser } from '@aperture-byline/contract/endpoints/account';
import { addImageComment } from '@aperture-byline/contract/endpoints/image-feedback';
import { guestSchema } from '@aperture-byline/contract/user/schemas';
import { mutationOptions } from '@tanstack/react-query';
import { type Ref, useRef, useState, useSyncExternalStore } from 'react';
import { ValidationError } from 'yup';
import { TextButton } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { CommentForm } from '#entities/comment/comment-form.tsx';
import { commentDraft } from '#entities/comment/comment-subject.ts';
import { guestStore } from '#entities/comment/guest-store.ts';
import { refetchComments } from '#entities/comment/refetch-comments.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { sessionStore, useSession } from '#entities/session/session-store.ts';
import { ApiError, callApi } from '#lib/api.ts';
import { imageCommentsQuery } from './queries.ts';

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
      describeFailure={describeFailure}
    >
      <GuestName ref={nameField} error={nameError} />
    </CommentForm>
  );
}

function describeFailure(error: Error): string | null {
  if (!(error instanceof ApiError)) return null;
  const isGuest = sessionStore.get().status === 'visitor';
  return error.status === 403 && isGuest ? commentMessages.cookieRefused : (error.fields.firstName ?? null);
}

/** Asks a visitor once for a name, which may stay empty; from then on says under which one they comment. */
function GuestName({ ref, error }: { ref: Ref<HTMLInputElement>; error: string | undefined }) {
  const session = useSession();
  // The server knows no guest.
  const guest = useSyncExternalStore(guestStore.subscribe, guestStore.get, () => null);
  if (session.status !== 'visitor' || guest === null) return null;
  if (guest.userId === null)
    return (
      <Field
        ref={ref}
        label="Your name (optional)"
        name="name"
        autoComplete="name"
        hint="Shown beside your comments, marked as a guest’s."
        value={guest.name}
        error={error}
        onChange={({ target }) => guestStore.set({ name: target.value, userId: null })}
      />
    );
  return (
    <p>
      You comment as {guest.name.trim() || commentMessages.anonymous}, a guest.{' '}
      <TextButton onClick={() => guestStore.set({ ...guest, userId: null })}>Change the name</TextButton>
    </p>
  );
}

/** Comments on an image, as the signed-in user or as a guest, and refetches its comments. `held`: nobody sees it yet. */
const addImageCommentMutation = (imageId: string) =>
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
