import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { ArtistStatus } from '@aperture-byline/contract/user/wire';
import { useEffect, useRef } from 'react';
import { Button } from '#components/base/button.tsx';
import { Stack } from '#components/layout/layout.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { requestArtistRoleMutation } from '#entities/user/mutations.ts';
import { ApiError } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import styles from './artist-request.module.css';

/** Requests a photographer's account; once requested, says that the answer comes by mail. */
export function ArtistRequest({ account, status }: { account: Account; status: ArtistStatus }) {
  const pending = useRef<HTMLParagraphElement>(null);
  const options = requestArtistRoleMutation(account);
  const { mutate, isPending, isSuccess } = useSingleFlightMutation({
    ...options,
    onSuccess: (...result) => {
      options.onSuccess?.(...result);
      showToast('success', artistRequestMessages.requested);
    },
    onError: (error) => {
      const isUnverified = error instanceof ApiError && error.code === 'EMAIL_UNVERIFIED';
      if (isUnverified) showToast('warning', error.message);
      else showToast('error', errorText(error, artistRequestMessages.failed));
    },
  });

  // The button is removed after the request: moves the focus to the text that replaces it.
  useEffect(() => {
    if (status === 'requested' && isSuccess) pending.current?.focus();
  }, [status, isSuccess]);

  if (status === 'requested')
    return (
      <p ref={pending} className={styles.pending} tabIndex={-1}>
        {profileMessages.artistRequestPending}
      </p>
    );
  return (
    <Stack gap={1} align="start">
      <Button
        variant="primary"
        aria-disabled={isPending}
        onClick={() => mutate({ body: { userId: account.userId } })}
      >
        {profileMessages.requestArtistRole}
      </Button>
      <p className="text-quiet text-small">
        Asks for a photographer’s account. We look at every request ourselves and answer by mail.
      </p>
    </Stack>
  );
}
