import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { reportSchema } from '@aperture-byline/contract/comment/schemas';
import { reportStoryComment } from '@aperture-byline/contract/endpoints/blog-feedback';
import { reportImageComment } from '@aperture-byline/contract/endpoints/image-feedback';
import { messages } from '@aperture-byline/contract/shared/messages';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { useFormik } from 'formik';
import { useId, useRef } from 'react';
import { TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { callOwn } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { ApiError, callApi } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { muiTheme } from '#theme/mui-theme.ts';
import type { CommentDialogProps } from './comment-dialog.tsx';
import type { CommentedWork } from './commented-work.ts';
import styles from './report-dialog.module.css';

/** Asks why a comment should not stand, and sends that. The reason stays until it is sent. */
export function ReportDialog({ work, comment, onClose }: CommentDialogProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { mutate, reset, isPending, error } = useSingleFlightMutation({
    mutationKey: ['report comment', comment.id],
    mutationFn: (reason: string) => reportComment(work, comment.id, reason),
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
    <ThemeProvider theme={muiTheme}>
      <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id} variant="h2">
          Report this comment
        </DialogTitle>
        <form
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
          <DialogContent className={styles.content}>
            <DialogContentText>
              Please tell us what is wrong with what <bdi>{comment.name}</bdi> wrote.
            </DialogContentText>
            <TextAreaField
              ref={box}
              label="Your reason"
              rows={4}
              readOnly={isPending}
              {...formik.getFieldProps('reason')}
              error={wrong}
            />
            <FormAlert
              failure={error && refused === undefined ? { text: failureText(error), canRetry: false } : null}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="contained" aria-disabled={isPending}>
              {isPending ? commentMessages.sending : 'Send report'}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </ThemeProvider>
  );
}

/** As the signed-in user, or as a visitor. */
async function reportComment({ kind, id }: CommentedWork, commentId: string, reason: string): Promise<void> {
  const call = sessionStore.get().status === 'visitor' ? callApi : callOwn;
  const body = { reason };
  if (kind === 'story') await call(reportStoryComment, { params: { blogId: id, commentId }, body });
  else await call(reportImageComment, { params: { imageId: id, commentId }, body });
}

function failureText(error: Error): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return errorText(error, isGone ? commentMessages.gone : messages.somethingWrongLater);
}
