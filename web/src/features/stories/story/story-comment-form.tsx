import { storyCommentSchema } from '@aperture-byline/contract/comment/bodies';
import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useLocation, useNavigate } from 'react-router';
import { CommentForm } from '#entities/comment/comment-form.tsx';
import { commentDraft } from '#entities/comment/comment-subject.ts';
import { NotSignedInError } from '#entities/session/api/account-api.ts';
import { VerifyEmailNotice } from '#entities/session/components/verify-email-notice.tsx';
import { sessionStore } from '#entities/session/session-store.ts';
import { addStoryCommentMutation } from '#entities/story/mutations.ts';
import { ApiError } from '#lib/api/api.ts';
import { isNoConnection, providerCode } from '#lib/errors/error-text.ts';
import { paths, withRedirect } from '#lib/navigation/paths.ts';
import { showToast } from '#lib/toast.ts';

const schema = storyCommentSchema.pick(['comment']);

/** The comment form of a story. A visitor is led to the login and back; what was written waits in its draft. */
export default function StoryCommentForm({ blogId }: { blogId: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function goToLogin() {
    showToast('warning', commentMessages.loginFirst);
    navigate(withRedirect(paths.login, pathname + search));
  }

  return (
    <CommentForm
      draft={commentDraft('story', blogId)}
      schema={schema}
      sending={{
        ...addStoryCommentMutation(blogId),
        onError: (error) => {
          if (error instanceof NotSignedInError) goToLogin();
        },
      }}
      onSend={() => {
        // Asked for now: a click from before the hydration is repeated when React still renders as for a visitor.
        if (sessionStore.get().status !== 'visitor') return true;
        goToLogin();
        return false;
      }}
      describeFailure={describeFailure}
    >
      <VerifyEmailNotice />
    </CommentForm>
  );
}

function describeFailure(error: Error): string | null {
  if (error instanceof ApiError && error.code === 'EMAIL_UNVERIFIED') return error.message;
  const hasNoToken = sessionStore.get().status === 'visitor' || providerCode(error) !== null;
  return hasNoToken && !isNoConnection(error) ? messages.relogin : null;
}
