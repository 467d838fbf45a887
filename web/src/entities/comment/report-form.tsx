import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { reportSchema } from '@aperture-byline/contract/comment/schemas';
import { reportStoryComment } from '@aperture-byline/contract/endpoints/blog-feedback';
import { reportImageComment } from '@aperture-byline/contract/endpoints/image-feedback';
import { messages } from '@aperture-byline/contract/shared/messages';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { ApiError, callApi } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import type { CommentDialogProps, CommentSubject } from './comment-subject.ts';

const TEXTS = { leave: 'Cancel', send: 'Send report', busy: commentMessages.sending };

/** The reason of a report, which stays until it is sent. Apart from its dialog: both together are more than a click may load. */
export default function ReportForm({ subject, comment, onClose }: CommentDialogProps) {
  const { mutate, reset, isPending, error } = useSingleFlightMutation({
    mutationKey: ['report comment', comment.id],
    mutationFn: (reason: string) => reportComment(subject, comment.id, reason),
    onSuccess: () => {
      showToast('success', commentMessages.reported);
      onClose();
    },
  });
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reason: '' },
    schema: reportSchema,
    isBusy: isPending,
    onTry: reset,
    onSend: ({ reason }) => mutate(reason.trim()),
  });
  const refused = error instanceof ApiError ? error.fields.reason : undefined;
  return (
    <DialogForm ref={form} onSubmit={onSubmit} isBusy={isPending} texts={TEXTS} onClose={onClose}>
      <TextAreaField
        label="Your reason"
        rows={6}
        readOnly={isPending}
        {...field('reason')}
        {...(refused && { error: refused })}
      />
      <FormAlert
        failure={error && refused === undefined ? { text: failureText(error), canRetry: false } : null}
      />
    </DialogForm>
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
