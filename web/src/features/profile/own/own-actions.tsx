import { joining } from '@aperture-byline/contract/profile/joining';
import { joiningMessages } from '@aperture-byline/contract/profile/joining-messages';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import type { AccountProfile, ArtistStatus } from '@aperture-byline/contract/user/wire';
import { lazy, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button, TextButton } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { signOutMutation } from '#entities/session/sign-out.ts';
import { requestArtistRoleMutation } from '#entities/user/mutations.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { showError, showToast } from '#lib/toast.ts';
import styles from './own-actions.module.css';

/** Artist request, support and logout, and the ways to what an artist or an administrator has to do. */
export function OwnActions({ account, profile }: { account: Account; profile: AccountProfile }) {
  return (
    <Stack className={styles.actions}>
      {profile.isArtist ? (
        <PhotographerAccount address={profile.slug ?? account.userId} followers={profile.followers ?? 0} />
      ) : (
        <ArtistRequest account={account} status={profile.artist_status} />
      )}
      <Row as="ul" gap={[0, 3.5]} className={styles.links}>
        {profile.isArtist && <Way to={studioPaths.library}>Your library</Way>}
        {profile.isArtist && <Way to={studioPaths.stories}>Your stories</Way>}
        {profile.isArtist && <Way to={studioPaths.orders}>Orders to fulfil</Way>}
        {account.isAdmin && <Way to={studioPaths.review}>Review desk</Way>}
        {account.isAdmin && <Way to={studioPaths.payments}>Payments</Way>}
        <Way to={paths.settings}>Settings</Way>
        <Way to={paths.contact}>Help & Support</Way>
        <li>
          <Logout />
        </li>
      </Row>
    </Stack>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link className={styles.link} to={to}>
        {children}
      </Link>
    </li>
  );
}

function Logout() {
  const { mutate, isPending } = useSingleFlightMutation({
    ...signOutMutation,
    onError: () => showToast('error', profileMessages.notLoggedOut),
  });
  return (
    <TextButton aria-disabled={isPending} onClick={() => mutate()}>
      Logout
    </TextButton>
  );
}

/** Shows what an approved photographer can do, and how many follow them. The followers' names are private. */
function PhotographerAccount({ address, followers }: { address: string | number; followers: number }) {
  return (
    <section className={styles.account} aria-labelledby="photographer-account">
      <h2 id="photographer-account" className={styles.title}>
        Your photographer’s account
      </h2>
      {followers > 0 && <p>You have {pluralize(followers, 'follower')}.</p>}
      <h3 className={styles.part}>What you can do now</h3>
      <Stack as="ul" gap={1} className={styles.list}>
        <li>
          <Link to={paths.editProfile}>Introduce yourself</Link> with a picture, a biography, your achievements and
          links.
        </li>
        <li>
          Show people <Link to={paths.profile(address)}>your public profile</Link>: everybody with its address can see
          it.
        </li>
        <li>
          <Link to={studioPaths.upload}>Upload photographs</Link>,{' '}
          <Link to={`${studioPaths.stories}/new`}>write stories</Link>,{' '}
          <Link to={studioPaths.exhibitions}>hang exhibitions</Link> and{' '}
          <Link to={studioPaths.prints}>offer prints</Link> in the studio. What you make is private until you submit it
          and we have looked at it.
        </li>
      </Stack>
    </section>
  );
}

const Application = lazy(() => import('./application/application.tsx'));

/** Requests a photographer's account; once requested, says that the answer comes by mail. */
function ArtistRequest({ account, status }: { account: Account; status: ArtistStatus }) {
  const pending = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, isSuccess } = useSingleFlightMutation(requestArtistRoleMutation(account), {
    onDone: () => showToast('success', artistRequestMessages.requested),
    onFailed: (error) => {
      const isUnverified = error instanceof ApiError && error.code === 'EMAIL_UNVERIFIED';
      if (isUnverified) showToast('warning', error.message);
      else showError(error, artistRequestMessages.failed);
    },
  });

  // The button is removed after the request: moves the focus to the text that replaces it.
  useEffect(() => {
    if (status === 'requested' && isSuccess) pending.current?.focus();
  }, [status, isSuccess]);

  if (status === 'requested')
    return (
      <Stack gap={3} className={styles.pending}>
        <p ref={pending} tabIndex={-1}>
          {profileMessages.artistRequestPending}
        </p>
        <LazyBoundary>
          <Application account={account} />
        </LazyBoundary>
      </Stack>
    );
  return (
    <Stack gap={1} align="start">
      <Button variant="primary" aria-disabled={isPending} onClick={() => mutate({ body: { userId: account.userId } })}>
        {profileMessages.requestArtistRole}
      </Button>
      <p className="text-quiet text-small">
        {joiningMessages.answer} {joining.cost}
      </p>
    </Stack>
  );
}
