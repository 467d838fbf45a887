import { deskMessages } from '@aperture-byline/contract/desk/desk-messages';
import { DESK_NOTE_MAX } from '@aperture-byline/contract/desk/wire';
import { addDeskNote } from '@aperture-byline/contract/endpoints/studio/desk';
import { mutationOptions } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { deskNotesQuery } from '#entities/review/desk-notes.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { formDraft, textsSchema } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';

const draftSchema = textsSchema(['text']);

/** `key`: its `Idempotency-Key`. */
interface Draft {
  text: string;
  key: string;
}

/** Adds a note; the notes are read again before it is done. */
const addNoteMutation = (uid: string, reviewId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'add note', reviewId],
    mutationFn: ({ text, key }: Draft) =>
      callAuthenticated(addDeskNote, { params: { reviewId }, body: { text } }, { headers: { 'Idempotency-Key': key } }),
    onSuccess: (_note, _draft, _result, { client }) =>
      client.invalidateQueries({ queryKey: deskNotesQuery(uid, reviewId).queryKey }),
  });

/** The box for a note. What is typed stays until it is saved. */
export function NoteForm({
  ref,
  uid,
  reviewId,
  describedBy,
}: {
  ref: RefObject<HTMLTextAreaElement | null>;
  uid: string;
  reviewId: string;
  describedBy: string;
}) {
  const { restored, saveDraft } = useDraft(formDraft('note', uid, reviewId), draftSchema);
  const [text, setText] = useState(restored?.text ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  /** Key and text of the last attempt: the same text is sent again with the same key. */
  const attempt = useRef({ key: '', text: '' });
  const { mutate, reset, isPending, isSuccess, error } = useSingleFlightMutation(addNoteMutation(uid, reviewId), {
    onDone: () => {
      write('');
      attempt.current = { key: '', text: '' };
      ref.current?.focus();
    },
  });
  function write(next: string) {
    setText(next);
    saveDraft(next.trim() === '' ? null : { text: next });
  }

  function send() {
    const words = text.trim();
    const found = findProblem(words);
    setProblem(found);
    if (found !== null) {
      ref.current?.focus();
      return;
    }
    if (attempt.current.text !== words) attempt.current = { key: crypto.randomUUID(), text: words };
    mutate(attempt.current);
  }
  const fields = error instanceof ApiError ? error.fields : {};
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Leave a note"
      aria-describedby={describedBy}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        ref={ref}
        label="Note to the other administrators"
        hint={deskMessages.whoReads}
        rows={3}
        value={text}
        readOnly={isPending}
        error={problem ?? fields.text}
        onChange={({ target }) => {
          write(target.value);
          setProblem(null);
          reset();
        }}
      />
      {error && fields.text === undefined && <FormAlert failure={{ text: describeFailure(error) }} />}
      <Row gap={[1.5, 3]}>
        <SubmitButton isBusy={isPending}>Save the note</SubmitButton>
        <p role="status">{isSuccess && deskMessages.noteAdded}</p>
      </Row>
    </Stack>
  );
}

function findProblem(words: string): string | null {
  if (words.length > DESK_NOTE_MAX) return deskMessages.noteTooLong;
  return words === '' ? deskMessages.noteEmpty : null;
}

function describeFailure(error: Error): string {
  const isRefused = error instanceof ApiError && error.status === 409;
  return isRefused ? error.message : errorText(error, deskMessages.noteNotSaved);
}
