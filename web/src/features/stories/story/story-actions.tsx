import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { LikeButton } from '#components/base/like-button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { IconButton } from '#components/navigation/icon-button.tsx';
import { NotSignedInError } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { addBookmarkMutation, likeStoryMutation } from '#entities/story/mutations.ts';
import { bookmarkKey, bookmarksQuery } from '#entities/story/own-queries.ts';
import { errorText } from '#lib/error-text.ts';
import { undoRemoval } from '#lib/removed.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import styles from './story-actions.module.css';

const LoginInviteDialog = lazy(() => import('#entities/session/components/login-invite-dialog.tsx'));

/** Likes and bookmarks a story, each once per page view. */
export default function StoryActions({ blogId, likes }: { blogId: string; likes: number }) {
  return (
    <div className={styles.actions}>
      <Like blogId={blogId} likes={likes} />
      <Bookmark blogId={blogId} />
    </div>
  );
}

function Like({ blogId, likes }: { blogId: string; likes: number }) {
  const { mutate, isPending, isSuccess } = useSingleFlightMutation({
    ...likeStoryMutation(blogId),
    onError: (error) => showToast('error', errorText(error, blogMessages.notLiked)),
  });
  return (
    <LikeButton
      count={isSuccess ? likes + 1 : likes}
      isLiked={isSuccess}
      isPending={isPending}
      onLike={mutate}
    />
  );
}

function Bookmark({ blogId }: { blogId: string }) {
  const queryClient = useQueryClient();
  const [isInvited, setInvited] = useState(false);
  const { mutate, isPending, isSuccess } = useSingleFlightMutation({
    ...addBookmarkMutation,
    onSuccess: () => {
      const session = sessionStore.get();
      showToast('success', blogMessages.bookmarked);
      if (session.status === 'signed-in')
        return queryClient.invalidateQueries({ queryKey: bookmarksQuery(session.uid).queryKey });
    },
    onError: (error) => {
      if (error instanceof NotSignedInError) setInvited(true);
      // Where the session has ended, `callOwn` has said so.
      else if (sessionStore.get().status !== 'visitor')
        showToast('error', errorText(error, blogMessages.notBookmarked));
    },
  });

  function bookmark() {
    if (isSuccess) return;
    // Asked for now: a click from before the hydration is repeated when React still renders as for a visitor.
    if (sessionStore.get().status === 'visitor') setInvited(true);
    else {
      undoRemoval(bookmarkKey(blogId));
      mutate({ params: { blogId }, body: {} });
    }
  }

  return (
    <>
      <IconButton
        label={isSuccess ? 'Bookmarked' : 'Bookmark'}
        aria-disabled={isPending || isSuccess}
        onClick={bookmark}
      >
        <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" stroke="currentColor">
          <path
            d="M4 2.5h10v13l-5-3.6-5 3.6z"
            fill={isSuccess ? 'currentColor' : 'none'}
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
        </svg>
      </IconButton>
      <LazyBoundary>{isInvited && <LoginInviteDialog open onClose={() => setInvited(false)} />}</LazyBoundary>
    </>
  );
}
