import { requestArtistRole } from '@aperture-byline/contract/endpoints/user';
import { messages } from '@aperture-byline/contract/shared/messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { ArtistStatus } from '@aperture-byline/contract/user/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { callOwn } from '#entities/session/api/account-api.ts';
import type { Account } from '#entities/session/session-store.ts';
import { ownProfileQuery } from '#entities/user/queries.ts';
import { ApiError } from '#lib/api.ts';
import { failureText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import styles from './artist-request.module.css';

/** Asks for a photographer's account; once asked, says that news comes by mail. */
export function ArtistRequest({ account, status }: { account: Account; status: ArtistStatus }) {
  const queryClient = useQueryClient();
  const pending = useRef<HTMLParagraphElement>(null);
  const hasAsked = useRef(false);
  const [isBusy, setBusy] = useState(false);

  // The button goes when the request is made, and the focus must not go with it.
  useEffect(() => {
    if (status === 'requested' && hasAsked.current) pending.current?.focus();
  }, [status]);

  async function request() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { artistStatus } = await callOwn(requestArtistRole, { body: { userId: account.userId } });
      showToast('success', messages.artistRequested);
      hasAsked.current = true;
      queryClient.setQueryData(ownProfileQuery(account.uid).queryKey, (profiles) =>
        profiles?.map((profile) => ({ ...profile, artist_status: artistStatus })),
      );
    } catch (error) {
      console.error('The request could not be made:', error);
      const unverified = error instanceof ApiError && error.code === 'EMAIL_UNVERIFIED';
      if (unverified) showToast('warning', error.message);
      else showToast('error', failureText(error, messages.artistRequestFailed));
    } finally {
      setBusy(false);
    }
  }

  if (status === 'requested')
    return (
      <p ref={pending} className={styles.pending} tabIndex={-1}>
        {profileMessages.artistRequestPending}
      </p>
    );
  return (
    <div className={styles.request}>
      <Button look="main" aria-disabled={isBusy} onClick={request}>
        Request Exhibition
      </Button>
      <p className={styles.note}>
        Asks for a photographer’s account. We look at every request ourselves and answer by mail.
      </p>
    </div>
  );
}
