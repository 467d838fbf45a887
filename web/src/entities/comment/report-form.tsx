import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { reportSchema } from '@aperture-byline/contract/comment/schemas';
import { reportStoryComment } from '@aperture-byline/contract/endpoints/blog-feedback';
import { reportImageComment } from '@aperture-byline/contract/endpoints/image-feedback';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useFormik } from 'formik';
import { useRef } from 'react';
import { Button } from '#components/base/button.tsx';
import { TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { ApiError, callApi } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import type { CommentDialogProps, CommentSubject } from './comment-subject.ts';

/** The reason of a report, which stays until it is sent. Apart from its dialog: both together are more than a click may load. */
export default function ReportForm({ subject, comment, onClose }: CommentDialogProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { mutate, reset, isPending, error } = useSingleFlightMutation({
    mutationKey: ['report comment', comment.id],
    mutationFn: (reason: string) => reportComment(subject, comment.id, reason),
    onSuccess: () => {
      showToast('success', commentMessages.reported);
      onClose();
    },
  });
  const formik = useFormik({
    initialValues: { reason: '' },
    validationSchema: reportSchema,
    validateOnBlur: false,
    onSubmit: ({ reason }) => mutate(reason.trim()),
  });
  const refused = error instanceof ApiError ? error.fields.reason : undefined;
  const wrong = refused ?? (formik.touched.reason ? formik.errors.reason : undefined);

  return (
    <Stack
      as="form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (isPending) return;
        reset();
        const { reason } = await formik.validateForm();
        if (reason !== undefined) box.current?.focus();
        await formik.submitForm();
      }}
    >
      <TextAreaField
        ref={box}
        label="Your reason"
        rows={6}
        readOnly={isPending}
        {...formik.getFieldProps('reason')}
        error={wrong}
      />
      <FormAlert
        failure={error && refused === undefined ? { text: failureText(error), canRetry: false } : null}
      />
      <Row gap={1} justify="end">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" aria-disabled={isPending}>
          {isPending ? commentMessages.sending : 'Send report'}
        </Button>
      </Row>
    </Stack>
  );
}

/** As the signed-in user, or as a visitor. */
async function reportComment({ kind, id }: CommentSubject, commentId: string, reason: string): Promise<void> {
  const call = sessionStore.get().status === 'visitor' ? callApi : callAuthenticated;
  const body = { reason };
  if (kind === 'story') await call(reportStoryComment, { params: { blogId: id, commentId }, body });
  else await call(reportImageComment, { params: { imageId: id, commentId }, body });
}

function failureText(error: Error): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return errorText(error, isGone ? commentMessages.gone : messages.somethingWrongLater);
}
