import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import QuestionDialog from '#components/dialog/question-dialog.tsx';
import type { CommentDialogProps } from './comment-subject.ts';
import { deleteComment } from './delete-comment.ts';

/** Asks before a comment is deleted. */
export default function DeleteCommentDialog({ subject, comment, onClose }: CommentDialogProps) {
  return (
    <QuestionDialog
      question={{
        title: commentMessages.deleteQuestion,
        text: (
          <>
            What <bdi>{comment.name}</bdi> wrote will be gone for everybody.
          </>
        ),
        keep: 'Keep it',
        confirm: 'Delete',
      }}
      onClose={onClose}
      onConfirm={() => {
        deleteComment(subject, comment.id);
        onClose();
      }}
    />
  );
}
