import { joiningMessages } from '@aperture-byline/contract/profile/joining-messages';
import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import { applicationSchema, type NewApplication } from '@aperture-byline/contract/user/bodies';
import { APPLICATION_PICTURES_MAX, type ArtistApplication } from '@aperture-byline/contract/user/wire';
import { useEffect, useState } from 'react';
import { mixed, type ObjectSchema } from 'yup';
import { Button } from '#components/base/button.tsx';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { AttachmentsField } from '#entities/attachment/attachments-field.tsx';
import { useAttachments } from '#entities/attachment/use-attachments.ts';
import type { Account } from '#entities/session/session-store.ts';
import { saveApplicationMutation } from '#entities/user/mutations.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { formDraft, textsSchema } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';
import styles from './application-form.module.css';

const draftSchema = textsSchema(['text', 'link']);

/** Asks for words, a link and photographs; what is typed stays in the browser until it is sent. */
export default function ApplicationForm({
  account,
  application,
  onSaved,
  onClose,
}: {
  account: Account;
  /** The one that was sent before; empty the first time. */
  application: ArtistApplication;
  onSaved: () => void;
  onClose?: () => void;
}) {
  const { restored, saveDraft, discardDraft } = useDraft(formDraft('application', account.uid), draftSchema);
  const [isPending, setPending] = useState(false);
  const attachments = useAttachments({
    uid: account.uid,
    max: APPLICATION_PICTURES_MAX,
    initial: application.pictures.map(({ id, picture: { src, widths } }, index) => ({
      key: id,
      name: `Photograph ${index + 1}`,
      preview: src.replace('{width}.{format}', `${widths[0]}.jpeg`),
      status: 'ready',
      id,
    })),
  });
  const { ids } = attachments;
  const saving = useSingleFlightMutation(saveApplicationMutation(account), {
    onDone: () => {
      discardDraft();
      onSaved();
    },
  });
  const { form, values, field, onSubmit } = useDialogForm({
    initialValues: { text: restored?.text ?? application.text, link: restored?.link ?? application.link },
    // The pictures are no field that is typed in: the check reads those that are there.
    schema: applicationSchema.shape({ pictures: mixed().default(() => ids ?? []) }) as unknown as ObjectSchema<{
      text: string;
      link: string;
    }>,
    isBusy: saving.isPending,
    isKept: true,
    onTry: () => {
      saving.reset();
      setPending(ids === null);
    },
    onSend: (checked) => {
      if (ids !== null) saving.mutate({ body: checked as unknown as NewApplication });
    },
  });
  const { text, link } = values;
  const isChanged = text !== application.text || link !== application.link;
  useEffect(() => saveDraft(isChanged ? { text, link } : null));
  const fields = saving.error instanceof ApiError ? saving.error.fields : {};
  const failure =
    isPending && ids === null
      ? artistRequestMessages.picturesPending
      : saving.error && (fields.pictures ?? errorText(saving.error, artistRequestMessages.failed));
  return (
    <Stack
      as="form"
      ref={form}
      gap={3}
      onSubmit={onSubmit}
      noValidate
      aria-labelledby="application"
      className={styles.form}
    >
      <Stack gap={1}>
        <h2 id="application" className={styles.title}>
          {artistRequestMessages.show}
        </h2>
        <p className="text-quiet text-small">
          {joiningMessages.asked} Nobody else sees them, and we delete them with our answer.
        </p>
      </Stack>
      <TextAreaField label="A few words about you and your work" rows={5} required {...field('text')} />
      <Field
        label="A link to your photographs"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        {...field('link')}
      />
      <Stack gap={1}>
        <p className="text-label">Photographs of yours</p>
        <AttachmentsField
          name="Photographs of yours"
          attachments={attachments}
          isBusy={saving.isPending}
          barrier={account.emailVerified ? undefined : artistRequestMessages.confirmFirst}
        />
      </Stack>
      <FormAlert failure={failure ? { text: failure } : null} />
      <Row gap={1}>
        <SubmitButton variant="primary" isBusy={saving.isPending} busy="Sending…">
          Send
        </SubmitButton>
        {onClose && <Button onClick={onClose}>Leave it as it is</Button>}
      </Row>
    </Stack>
  );
}
