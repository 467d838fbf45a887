import { answerMessages, commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { guestBookMessages } from '@aperture-byline/contract/comment/guest-book-messages';
import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { deleteStoryComment } from '@aperture-byline/contract/endpoints/works/blog-feedback';
import { deleteGuestBookLine } from '@aperture-byline/contract/endpoints/works/guest-book';
import { deleteImageComment } from '@aperture-byline/contract/endpoints/works/image-feedback';
import { messages } from '@aperture-byline/contract/shared/messages';
import QuestionDialog from '#components/dialog/question-dialog.tsx';
import { prepareAuthenticated } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { ApiError, type CallInput, type CallOptions, callApi } from '#lib/api/api.ts';
import { showError } from '#lib/toast.ts';
import { removeWithUndo } from '#lib/undoable.ts';
import {
  COMMENTS_HEADING,
  type CommentDialogProps,
  type CommentEntry,
  type CommentSubject,
  commentElementId,
  commentKey,
} from './comment-subject.ts';

const selectTexts = ({ kind }: CommentSubject, { isAnswer }: CommentEntry) =>
  isAnswer ? answerMessages : kind === 'exhibition' ? guestBookMessages : commentMessages;

export default function DeleteCommentDialog({ subject, comment, onClose }: CommentDialogProps) {
  return (
    <QuestionDialog
      question={{
        title: selectTexts(subject, comment).deleteQuestion,
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
        deleteComment(subject, comment);
        onClose();
      }}
    />
  );
}

/** Deletes a comment as user or as this browser's guest, with undo. Treats one that is gone as deleted. */
function deleteComment(subject: CommentSubject, comment: CommentEntry): void {
  const { kind, id } = subject;
  const { id: commentId } = comment;
  const texts = selectTexts(subject, comment);
  const isGuest = sessionStore.get().status === 'visitor';
  const prepare = isGuest ? prepareAsGuest : prepareAuthenticated;
  const call =
    kind === 'story'
      ? prepare(deleteStoryComment, { params: { blogId: id, commentId } })
      : kind === 'exhibition'
        ? prepare(deleteGuestBookLine, { params: { exhibitionId: id, commentId } })
        : prepare(deleteImageComment, { params: { imageId: id, commentId } });
  // Told when it is sent.
  call.catch(() => undefined);
  removeWithUndo({
    key: commentKey(commentId),
    text: texts.deleted,
    send: async () => {
      try {
        await (await call)({ keepalive: true });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onError: (error) => {
      const isSignedOut = !isGuest && sessionStore.get().status === 'visitor';
      showError(error, isSignedOut ? messages.relogin : texts.notDeleted);
    },
    focusPlace: () => document.getElementById(commentElementId(commentId)) ?? document.getElementById(COMMENTS_HEADING),
  });
}

/** Prepares a call like `prepareAuthenticated`, for a guest, whom the cookie identifies. */
async function prepareAsGuest<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return (options: CallOptions) => callApi(endpoint, input, options);
}
