import type { CommentEntry } from './comment-list.tsx';
import type { CommentedWork } from './commented-work.ts';
import { DeleteCommentDialog } from './delete-comment-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

export interface CommentDialogProps {
  work: CommentedWork;
  comment: CommentEntry;
  onClose: () => void;
}

/** The dialogs about a comment. */
export default function CommentDialog({ step, ...rest }: CommentDialogProps & { step: 'report' | 'delete' }) {
  return step === 'report' ? <ReportDialog {...rest} /> : <DeleteCommentDialog {...rest} />;
}
