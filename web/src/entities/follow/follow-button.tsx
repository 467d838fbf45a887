import { followMessages } from '@aperture-byline/contract/follow/follow-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type MouseEvent, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { NotSignedInError } from '#entities/session/api/account-api.ts';
import { sessionStore, useSession } from '#entities/session/session-store.ts';
import { loadCode } from '#lib/api/connection.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { undoRemoval, useHiddenItems } from '#lib/hidden-items.ts';
import { showError, showToast } from '#lib/toast.ts';
import styles from './follow-button.module.css';
import { addFollowMutation, followKey, followQuery } from './follow-queries.ts';

const LoginInviteDialog = lazy(() => import('#entities/session/components/login-invite-dialog.tsx'));

/** Follows a photographer, and takes that back, with undo. Nothing for oneself. */
export default function FollowButton({ userId, name }: { userId: number; name: string }) {
  const client = useQueryClient();
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [isInvited, setInvited] = useState(false);
  const isSignedIn = session.status === 'signed-in';
  const { data } = useQuery({ ...followQuery(isSignedIn ? session.uid : '', userId), enabled: isSignedIn });
  const isRemoved = useHiddenItems().has(followKey(userId));
  const isFollowed = isSignedIn && data?.isFollowed === true && !isRemoved;
  const { mutate, isPending } = useSingleFlightMutation(addFollowMutation(userId), {
    onDone: () => showToast('success', followMessages.followed(name)),
    onFailed: (error) => {
      if (error instanceof NotSignedInError) setInvited(true);
      // Where the session has ended, `callAuthenticated` has said so.
      else if (sessionStore.get().status !== 'visitor') showError(error, followMessages.notFollowed);
    },
  });

  async function remove() {
    try {
      const { removeFollow } = await loadCode(() => import('./remove-follow.ts'));
      removeFollow(client, { userId, name }, () => button.current);
    } catch (error) {
      showError(error, followMessages.notUnfollowed);
    }
  }

  function press({ detail }: MouseEvent) {
    // The second click of a double click would take back what the first one did.
    if (detail > 1) return;
    // Asked for now: a click from before the hydration is repeated when React still renders as for a visitor.
    const { status } = sessionStore.get();
    if (status === 'visitor') setInvited(true);
    else if (isFollowed) remove();
    else {
      undoRemoval(followKey(userId));
      mutate();
    }
  }

  if (isSignedIn && session.userId === userId) return null;
  const label = isFollowed ? followMessages.following : followMessages.follow;
  return (
    <>
      <Button
        ref={button}
        className={styles.follow}
        aria-label={`${label} ${name}`}
        aria-pressed={isFollowed}
        aria-busy={isPending}
        onClick={press}
      >
        {label}
      </Button>
      <LazyBoundary>
        {isInvited && (
          <LoginInviteDialog
            askedFor={{ kind: 'follow', userId, name }}
            title={`Follow ${name}`}
            text={followMessages.invited(name)}
            onClose={() => setInvited(false)}
          />
        )}
      </LazyBoundary>
    </>
  );
}
