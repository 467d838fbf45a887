import { contactAnswerSchema } from '@aperture-byline/contract/contact/bodies';
import { personMailSchema } from '@aperture-byline/contract/people/bodies';
import { useEffect } from 'react';
import type { ObjectSchema } from 'yup';
import { Button } from '#components/base/button.tsx';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { formDraft, textsSchema } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';

const draftSchema = textsSchema(['subject', 'text']);

/** The text of a mail from the house, which stays in the browser until it is sent. */
export default function HouseMailForm({
  uid,
  about,
  hasSubject = false,
  label,
  hint,
  send,
  isBusy,
  failure,
  onSend,
  onClose,
}: {
  uid: string;
  /** Names the draft. */
  about: string;
  hasSubject?: boolean;
  label: string;
  hint: string;
  send: string;
  isBusy: boolean;
  failure: string | null;
  /** Sends it, and calls `onSent` once that is done. */
  onSend: (text: string, onSent: () => void, subject: string) => void;
  onClose: () => void;
}) {
  const { restored, saveDraft, discardDraft } = useDraft(formDraft('houseMail', uid, about), draftSchema);
  const { form, values, field, onSubmit } = useDialogForm({
    initialValues: { subject: restored?.subject ?? '', text: restored?.text ?? '' },
    schema: (hasSubject ? personMailSchema : contactAnswerSchema) as unknown as ObjectSchema<{
      subject: string;
      text: string;
    }>,
    isBusy,
    isKept: true,
    onSend: ({ subject, text }) => onSend(text, discardDraft, subject),
  });
  const { subject, text } = values;
  useEffect(() => saveDraft((subject + text).trim() === '' ? null : { subject, text }));
  return (
    <Stack as="form" ref={form} onSubmit={onSubmit} noValidate>
      {hasSubject && <Field label="Subject" autoComplete="off" autoFocus {...field('subject')} />}
      <TextAreaField label={label} hint={hint} rows={6} autoFocus={!hasSubject} {...field('text')} />
      <FormAlert failure={failure === null ? null : { text: failure }} />
      <Row gap={1}>
        <SubmitButton variant="primary" isBusy={isBusy} busy="Sending…">
          {send}
        </SubmitButton>
        <Button onClick={onClose}>Not yet</Button>
      </Row>
    </Stack>
  );
}
