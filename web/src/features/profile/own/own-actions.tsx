import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { OwnProfile } from '@aperture-byline/contract/user/wire';
import { Link } from 'react-router';
import { TextButton } from '#components/base/text-button.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { signOutMutation } from '#entities/session/sign-out.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { ArtistRequest } from './artist-request.tsx';
import styles from './own-actions.module.css';
import { PhotographerAccount } from './photographer-account.tsx';

/** Artist request, support and logout, and an administrator's way to the review desk. */
export function OwnActions({ account, profile }: { account: Account; profile: OwnProfile }) {
  return (
    <div className={styles.actions}>
      {profile.isArtist ? (
        <PhotographerAccount userId={account.userId} />
      ) : (
        <ArtistRequest account={account} status={profile.artist_status} />
      )}
      <ul className={styles.links}>
        {account.isAdmin && (
          <li>
            <Link className={styles.link} to={paths.reviews}>
              Review desk
            </Link>
          </li>
        )}
        <li>
          <Link className={styles.link} to={paths.contact}>
            Help & Support
          </Link>
        </li>
        <li>
          <Logout />
        </li>
      </ul>
    </div>
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
