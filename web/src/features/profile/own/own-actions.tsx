import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { OwnProfile } from '@aperture-byline/contract/user/wire';
import { Link } from 'react-router';
import { TextButton } from '#components/base/button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { signOutMutation } from '#entities/session/sign-out.ts';
import { paths } from '#lib/paths.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { ArtistRequest } from './artist-request.tsx';
import styles from './own-actions.module.css';
import { PhotographerAccount } from './photographer-account.tsx';

/** Artist request, support and logout, and the ways to what an artist or an administrator has to do. */
export function OwnActions({ account, profile }: { account: Account; profile: OwnProfile }) {
  return (
    <Stack className={styles.actions}>
      {profile.isArtist ? (
        <PhotographerAccount userId={account.userId} />
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
