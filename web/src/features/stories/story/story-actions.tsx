import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import { LikeButton } from '#components/base/like-button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import { IconButton } from '#components/navigation/icon-button.tsx';
import { engagementQuery } from '#entities/engagement/engagement-query.ts';
import { useLikes } from '#entities/engagement/use-likes.ts';
import { NotSignedInError } from '#entities/session/api/account-api.ts';
import { sessionStore, useSession } from '#entities/session/session-store.ts';
import { addBookmarkMutation } from '#entities/story/mutations.ts';
import { bookmarkKey, setBookmarked } from '#entities/story/private-queries.ts';
import { loadCode } from '#lib/api/connection.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { undoRemoval, useHiddenItems } from '#lib/hidden-items.ts';
import { showError, showToast } from '#lib/toast.ts';

const LoginInviteDialog = lazy(() => import('#entities/session/components/login-invite-dialog.tsx'));

export default function StoryActions({ blogId, likes }: { blogId: string; likes: number }) {
  return (
    <Row gap={1.5}>
      <Like blogId={blogId} likes={likes} />
      <Bookmark blogId={blogId} />
    </Row>
  );
}

function Like({ blogId, likes }: { blogId: string; likes: number }) {
  const { count, isLiked, toggle } = useLikes({ on: 'blog', id: blogId }, likes);
  return <LikeButton count={count} isLiked={isLiked} onToggle={toggle} />;
}

function Bookmark({ blogId }: { blogId: string }) {
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isInvited, setInvited] = useState(false);
  const work = { on: 'blog', id: blogId } as const;
  const { data: engagement } = useQuery(engagementQuery(work, useSession()));
  const isRemoved = useHiddenItems().has(bookmarkKey(blogId));
  const isBookmarked = engagement?.bookmarked === true && !isRemoved;
  const { mutate, isPending } = useSingleFlightMutation({
    ...addBookmarkMutation,
    onSuccess: async () => {
      showToast('success', blogMessages.bookmarked);
      await setBookmarked(queryClient, blogId, true);
    },
    onError: (error) => {
      if (error instanceof NotSignedInError) setInvited(true);
      // Where the session has ended, `callAuthenticated` has said so.
      else if (sessionStore.get().status !== 'visitor') showError(error, blogMessages.notBookmarked);
    },
  });

  async function remove() {
    try {
      const { removeBookmark } = await loadCode(() => import('#entities/story/remove-bookmark.ts'));
      removeBookmark(queryClient, blogId, () => button.current);
    } catch (error) {
      showError(error, profileMessages.bookmarkNotRemoved);
    }
  }

  function press() {
    // Asked for now: a click from before the hydration is repeated when React still renders as for a visitor.
    const session = sessionStore.get();
    if (session.status === 'visitor') setInvited(true);
    else if (isBookmarked && session.status === 'signed-in') remove();
    else {
      undoRemoval(bookmarkKey(blogId));
      mutate({ params: { blogId }, body: {} });
    }
  }

  return (
    <>
      <IconButton ref={button} label="Bookmark" aria-pressed={isBookmarked} aria-disabled={isPending} onClick={press}>
        <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" stroke="currentColor">
          <path
            d="M4 2.5h10v13l-5-3.6-5 3.6z"
            fill={isBookmarked ? 'currentColor' : 'none'}
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
        </svg>
      </IconButton>
      <LazyBoundary>
        {isInvited && (
          <LoginInviteDialog
            askedFor={{ kind: 'bookmark', blogId }}
            title="Keep this story"
            text={blogMessages.invited}
            onClose={() => setInvited(false)}
          />
        )}
      </LazyBoundary>
    </>
  );
}
