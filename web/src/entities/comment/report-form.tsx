import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { guestBookMessages } from '@aperture-byline/contract/comment/guest-book-messages';
import { reportStoryComment } from '@aperture-byline/contract/endpoints/works/blog-feedback';
import { reportGuestBookLine } from '@aperture-byline/contract/endpoints/works/guest-book';
import { reportImageComment } from '@aperture-byline/contract/endpoints/works/image-feedback';
import { messages } from '@aperture-byline/contract/shared/messages';
import { ReportReason } from '#entities/report/report-reason.tsx';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { ApiError, callApi } from '#lib/api/api.ts';
import { errorText } from '#lib/errors/error-text.ts';
import type { CommentDialogProps, CommentSubject } from './comment-subject.ts';

export default function ReportForm({ subject, comment, onClose }: CommentDialogProps) {
  return (
    <ReportReason
      options={{
        mutationKey: ['report comment', comment.id],
        mutationFn: (reason) => reportComment(subject, comment.id, reason),
      }}
      describeError={(failure) => describeError(subject, failure)}
      onClose={onClose}
    />
  );
}

async function reportComment({ kind, id }: CommentSubject, commentId: string, reason: string): Promise<void> {
  const call = sessionStore.get().status === 'visitor' ? callApi : callAuthenticated;
  const body = { reason };
  if (kind === 'story') await call(reportStoryComment, { params: { blogId: id, commentId }, body });
  else if (kind === 'exhibition') await call(reportGuestBookLine, { params: { exhibitionId: id, commentId }, body });
  else await call(reportImageComment, { params: { imageId: id, commentId }, body });
}

function describeError({ kind }: CommentSubject, error: Error): string {
  const { gone } = kind === 'exhibition' ? guestBookMessages : commentMessages;
  const isGone = error instanceof ApiError && error.status === 404;
  return errorText(error, isGone ? gone : messages.somethingWrongLater);
}
