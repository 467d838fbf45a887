import { ATTACHMENTS_MAX } from '@aperture-byline/contract/attachment/wire';
import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import { MESSAGE_MAX } from '@aperture-byline/contract/conversation/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useRef, useState } from 'react';
import { TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { AttachmentsField } from '#entities/attachment/attachments-field.tsx';
import { attachToSubOrder, useAttachments } from '#entities/attachment/use-attachments.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { messageDraft, readDraft, removeDraft, writeDraft } from '#lib/storage/drafts.ts';
import { sendMessageMutation } from './mutations.ts';
import type { SubOrderPlace } from './queries.ts';

interface MessageDraft {
  text: string;
}
/** Without yup, which this form would load for one line. */
const draftSchema = {
  isValidSync: (values: unknown): values is MessageDraft =>
    typeof values === 'object' && values !== null && 'text' in values && typeof values.text === 'string',
};

/** The box for a message and its pictures. What is written stays until it was sent, also across a reload. */
export function MessageForm({ place, otherName }: { place: SubOrderPlace; otherName: string }) {
  const { uid, orderId, artistId } = place;
  const draft = messageDraft(uid, orderId, artistId);
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(draft, draftSchema)?.text ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const attachments = useAttachments({
    uid: place.uid,
    max: ATTACHMENTS_MAX,
    attach: attachToSubOrder(place),
  });
  /** Key and content of the last attempt: the same content keeps its key, so that it is stored once. */
  const attempt = useRef({ key: '', body: '' });
  const { mutate, reset, isPending, data, error } = useSingleFlightMutation(sendMessageMutation(place), {
    onDone: () => {
      removeDraft(draft);
      setText('');
      attachments.clear();
      attempt.current = { key: '', body: '' };
      box.current?.focus();
    },
  });

  function write(next: string) {
    setText(next);
    setProblem(null);
    reset();
    if (next.trim() === '') removeDraft(draft);
    else writeDraft(draft, { text: next } satisfies MessageDraft);
  }

  function send() {
    if (isPending) return;
    const { ids } = attachments;
    const words = text.trim();
    const found = findProblem(words, ids);
    setProblem(found);
    if (found !== null || ids === null) {
      box.current?.focus();
      return;
    }
    const body = JSON.stringify([words, ids]);
    if (attempt.current.body !== body) attempt.current = { key: crypto.randomUUID(), body };
    mutate({ text: words, pictures: ids, key: attempt.current.key });
  }

  const fields = error instanceof ApiError ? error.fields : {};
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        ref={box}
        label="Your message"
        name="message"
        rows={3}
        value={text}
        readOnly={isPending}
        error={problem ?? fields.text}
        onChange={({ target }) => write(target.value)}
      />
      <AttachmentsField name="Pictures of your message" attachments={attachments} isBusy={isPending} />
      {error && fields.text === undefined && <FormAlert failure={{ text: describeFailure(error) }} />}
      <Row gap={[1.5, 3]}>
        <SubmitButton variant="primary" isBusy={isPending} busy={conversationMessages.sending}>
          {conversationMessages.send}
        </SubmitButton>
        <p role="status">
          {data && (data.status === 'held' ? conversationMessages.held(otherName) : conversationMessages.sent)}
        </p>
      </Row>
    </Stack>
  );
}

function findProblem(words: string, ids: readonly string[] | null): string | null {
  if (words.length > MESSAGE_MAX) return conversationMessages.tooLong;
  if (ids === null) return conversationMessages.picturesPending;
  return words === '' && ids.length === 0 ? conversationMessages.empty : null;
}

/** Returns the error text. Answers of the server that are not about a field say what to do. */
function describeFailure(error: Error): string {
  if (error instanceof ApiError && (error.fields.pictures || error.status === 409)) return error.message;
  return errorText(error, messages.somethingWrongLater);
}
