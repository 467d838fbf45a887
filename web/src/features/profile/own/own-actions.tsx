import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { OwnProfile } from '@aperture-byline/contract/user/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextButton } from '#components/base/text-button.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { signOut } from '#entities/session/sign-out.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toast.ts';
import { ArtistRequest } from './artist-request.tsx';
import styles from './own-actions.module.css';
import { PhotographerAccount } from './photographer-account.tsx';

/** What somebody can do from their profile. */
export function OwnActions({ account, profile }: { account: Account; profile: OwnProfile }) {
  return (
    <div className={styles.actions}>
      {profile.isArtist ? (
        <PhotographerAccount userId={account.userId} />
      ) : (
        <ArtistRequest account={account} status={profile.artist_status} />
      )}
      <ul className={styles.links}>
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
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    if (isBusy) return;
    setBusy(true);
    try {
      await signOut(queryClient);
    } catch (error) {
      console.error('The session could not be ended:', error);
      showToast('error', profileMessages.notLoggedOut);
      setBusy(false);
    }
  }

  return (
    <TextButton aria-disabled={isBusy} onClick={leave}>
      Logout
    </TextButton>
  );
}
