import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { MutationKey, UseMutationOptions } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ObjectSchema, object, string } from 'yup';
import { TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import type { DraftKey } from '#lib/storage/browser-storage.ts';
import { readDraft, removeDraft, writeDraft } from '#lib/storage/drafts.ts';
import styles from './comment-form.module.css';

const draftSchema = object({ comment: string().required() }).noUnknown();

interface FormTexts {
  form: string;
  label: string;
  placeholder: string;
  send: string;
  sending: string;
  /** Message once the text is published; `held` where it waits for an administrator. */
  sent: string;
  held: string;
}

const COMMENT_TEXTS: FormTexts = {
  ...commentMessages,
  form: 'Write a comment',
  label: 'Your comment',
};

interface CommentFormProps<C extends { held: boolean }> {
  /** Key under which the text is kept until it is sent. */
  draft: DraftKey;
  schema: ObjectSchema<{ comment: string }>;
  /** Sends the text; `held` where an administrator looks at it first. */
  sending: UseMutationOptions<C, Error, string> & { mutationKey: MutationKey };
  texts?: FormTexts;
  rows?: number;
  /** Whether the box has the focus when it appears. */
  takesFocus?: boolean;
  /** Called before a text that may be sent is; false where something else comes first. */
  onSend?: () => boolean;
  /** The message for a failed send, where there is a better one than the general. */
  describeFailure?: (error: Error) => string | null;
  children?: ReactNode;
}

/** The box for a comment. Its text stays until it was sent, also across a reload and a sign-in. */
export function CommentForm<C extends { held: boolean }>({
  draft,
  schema,
  sending,
  texts = COMMENT_TEXTS,
  rows = 6,
  takesFocus = false,
  onSend,
  describeFailure,
  children,
}: CommentFormProps<C>) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { mutate, reset, isPending, data, error } = useSingleFlightMutation({
    ...sending,
    onSuccess: async (...result) => {
      removeDraft(draft);
      formik.resetForm();
      await sending.onSuccess?.(...result);
    },
  });
  const formik = useFormik({
    initialValues: { comment: '' },
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: ({ comment }) => {
      if (onSend?.() ?? true) mutate(comment.trim());
    },
  });
  const { setFieldValue } = formik;
  const refused = error instanceof ApiError ? error.fields.comment : undefined;
  const wrong = refused ?? (formik.touched.comment ? formik.errors.comment : undefined);

  // After hydration: the server knows no draft.
  useEffect(() => {
    const stored = readDraft(draft, draftSchema);
    if (stored) setFieldValue('comment', stored.comment, false);
  }, [draft, setFieldValue]);

  function write(comment: string) {
    setFieldValue('comment', comment);
    if (comment.trim() === '') removeDraft(draft);
    else writeDraft(draft, { comment });
  }

  return (
    <Stack
      as="form"
      className={styles.form}
      method="post"
      noValidate
      aria-label={texts.form}
      onSubmit={async (event) => {
        event.preventDefault();
        if (isPending) return;
        reset();
        const { comment } = await formik.validateForm();
        if (comment !== undefined) box.current?.focus();
        await formik.submitForm();
      }}
    >
      <TextAreaField
        ref={box}
        label={texts.label}
        placeholder={texts.placeholder}
        name="comment"
        rows={rows}
        value={formik.values.comment}
        autoFocus={takesFocus}
        readOnly={isPending}
        error={wrong}
        onChange={({ target }) => write(target.value)}
      />
      {/* Below the box: it comes when the box is touched, and must not move it. */}
      {children}
      {error && refused === undefined && (
        <FormAlert
          failure={{
            text: describeFailure?.(error) ?? errorText(error, messages.somethingWrongLater),
          }}
        />
      )}
      <Row gap={[1.5, 3]}>
        <SubmitButton variant="primary" isBusy={isPending} busy={texts.sending}>
          {texts.send}
        </SubmitButton>
        <p role="status">{data && (data.held ? texts.held : texts.sent)}</p>
      </Row>
    </Stack>
  );
}
