import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { useEffect, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { useSession } from '#entities/session/session-store.ts';
import { loadCode } from '#lib/api/connection.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { mailErrorText } from '#lib/errors/sign-in-error-text.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './verify-email-notice.module.css';

const COOL_DOWN = 60_000;

/** Asks to confirm an address by a mail that leads to `returnTo`. Renders nothing where it is confirmed. */
export function VerifyEmailNotice({ returnTo = paths.accountProfile }: { returnTo?: string }) {
  const session = useSession();
  if (session.status !== 'signed-in' || session.emailVerified) return null;
  return <Notice email={session.email} returnTo={returnTo} />;
}

function Notice({ email, returnTo }: { email: string; returnTo: string }) {
  const [isWaiting, setWaiting] = useState(false);
  const { mutate, isSuccess, error } = useSingleFlightMutation({
    mutationKey: ['verification mail'],
    mutationFn: async () => {
      const { sendVerification } = await loadCode(() => import('../firebase/change-credentials.ts'));
      await sendVerification(returnTo);
    },
    onSuccess: () => setWaiting(true),
  });

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), COOL_DOWN);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return (
    <Row as="section" gap={[2, 4]} justify="space-between" className={styles.notice} aria-label="Confirm your email">
      <Stack gap={0.5} className={styles.text}>
        <h2 className="text-ink">Confirm your email</h2>
        <p>
          Open the link that we mailed to <strong className="text-strong break-anywhere text-ink">{email}</strong>, to
          comment on stories, order prints and add your picture.
        </p>
        <p role="status" className="text-ink">
          {isSuccess && signInMessages.verificationSent}
        </p>
        <p role="alert" className="text-error">
          {error && mailErrorText(error)}
        </p>
      </Stack>
      <Button aria-disabled={isWaiting} onClick={() => isWaiting || mutate()}>
        {isWaiting ? 'Sent' : 'Send the link again'}
      </Button>
    </Row>
  );
}
