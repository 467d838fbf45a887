import { lazy } from 'react';
import FormDialog from '#components/dialog/form-dialog.tsx';
import { type CommentDialogProps, commentNoun } from './comment-subject.ts';

const ReportForm = lazy(() => import('./report-form.tsx'));

export default function ReportDialog(props: CommentDialogProps) {
  return (
    <FormDialog
      title={`Report this ${commentNoun(props.subject, props.comment)}`}
      text={
        <>
          Please tell us what is wrong with what <bdi>{props.comment.name}</bdi> wrote.
        </>
      }
      onClose={props.onClose}
    >
      <ReportForm {...props} />
    </FormDialog>
  );
}
