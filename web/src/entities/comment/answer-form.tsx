import { answerSchema, storyAnswerSchema } from '@aperture-byline/contract/comment/bodies';
import { answerMessages } from '@aperture-byline/contract/comment/comment-messages';
import { listStoryComments } from '@aperture-byline/contract/endpoints/works/blog';
import { answerStoryComment } from '@aperture-byline/contract/endpoints/works/blog-feedback';
import { answerGuestBookLine, listGuestBook } from '@aperture-byline/contract/endpoints/works/guest-book';
import { listImageComments } from '@aperture-byline/contract/endpoints/works/image';
import { answerImageComment } from '@aperture-byline/contract/endpoints/works/image-feedback';
import { mutationOptions, type QueryKey } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { ApiError, apiQuery } from '#lib/api/api.ts';
import { sendRemovals } from '#lib/undoable.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './comment-list.module.css';
import {
  answerDraft,
  type CommentActionsProps,
  type CommentSubject,
  commentElementId,
  commentNoun,
} from './comment-subject.ts';
import { refetchAnswered } from './refetch-comments.ts';

interface AnswerFormProps extends CommentActionsProps {
  takesFocus: boolean;
  /** Called once everybody sees the answer. */
  onAnswered: () => void;
}

/** The box for the owner's answer, below the comment that it is about. */
export default function AnswerForm({ subject, comment, takesFocus, onAnswered }: AnswerFormProps) {
  return (
    <div className={styles.form}>
      <CommentForm
        draft={answerDraft(comment.id)}
        schema={subject.kind === 'story' ? storyAnswerSchema : answerSchema}
        sending={answerMutation(subject, comment.id, onAnswered)}
        texts={{ ...answerMessages, form: `Answer the ${commentNoun(subject, comment)} by ${comment.name}` }}
        rows={3}
        takesFocus={takesFocus}
        describeFailure={describeFailure}
      />
    </div>
  );
}

const answerMutation = (subject: CommentSubject, commentId: string, onAnswered: () => void) =>
  mutationOptions({
    mutationKey: ['answer comment', commentId],
    mutationFn: async (text: string) => {
      // Of an answer before this one, which would be in its way.
      await sendRemovals();
      return sendAnswer(subject, commentId, text);
    },
    onSuccess: ({ held, ...answer }, _text, _result, { client }) => {
      if (held) return;
      refetchAnswered(client, { queryKey: keyOfList(subject) }, { commentId, answer });
      onAnswered();
      // Once it is drawn, in place of the box.
      setTimeout(() => document.getElementById(commentElementId(answer.id))?.focus());
    },
  });

function sendAnswer({ kind, id }: CommentSubject, commentId: string, comment: string) {
  const body = { comment };
  if (kind === 'story') return callAuthenticated(answerStoryComment, { params: { blogId: id, commentId }, body });
  if (kind === 'exhibition')
    return callAuthenticated(answerGuestBookLine, { params: { exhibitionId: id, commentId }, body });
  return callAuthenticated(answerImageComment, { params: { imageId: id, commentId }, body });
}

function keyOfList({ kind, id }: CommentSubject): QueryKey {
  if (kind === 'story') return apiQuery(listStoryComments, { params: { blogId: id } }).queryKey;
  if (kind === 'exhibition') return apiQuery(listGuestBook, { params: { exhibitionId: id } }).queryKey;
  return apiQuery(listImageComments, { params: { imageId: id } }).queryKey;
}

function describeFailure(error: Error): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'CONFLICT' || error.code === 'EMAIL_UNVERIFIED') return error.message;
  return error.status === 404 ? answerMessages.gone : null;
}
