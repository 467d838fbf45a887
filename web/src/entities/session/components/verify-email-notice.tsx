import { messages } from '@aperture-byline/contract/shared/messages';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { useSession } from '#entities/session/use-session.ts';
import { loadCode } from '#lib/connection.ts';
import { mailFailure } from '#lib/error-text.ts';
import styles from './verify-email-notice.module.css';

/** Milliseconds before the mail can be asked for once more. */
const COOL_DOWN = 60_000;

type Outcome = { sent: boolean; text: string };

/** Asks a signed-in person to confirm their address, and sends the mail again. Nothing where it is confirmed. */
export function VerifyEmailNotice() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.emailVerified) return null;
  return <Notice email={session.email} />;
}

function Notice({ email }: { email: string }) {
  const [isWaiting, setWaiting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isRunning = useRef(false);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), COOL_DOWN);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  async function send() {
    if (isRunning.current || isWaiting) return;
    isRunning.current = true;
    setOutcome(null);
    try {
      const { sendVerification } = await loadCode(
        () => import('#entities/session/firebase/send-verification.ts'),
      );
      await sendVerification();
      setWaiting(true);
      setOutcome({ sent: true, text: messages.verificationSent });
    } catch (error) {
      console.error('The mail could not be sent:', error);
      setOutcome({ sent: false, text: mailFailure(error) });
    } finally {
      isRunning.current = false;
    }
  }

  return (
    <section className={styles.notice} aria-label="Confirm your email">
      <div className={styles.text}>
        <h2 className={styles.title}>Confirm your email</h2>
        <p>
          Open the link that we mailed to <strong className={styles.email}>{email}</strong>, to comment on
          stories, order prints and add your picture.
        </p>
        <p role="status" className={styles.outcome}>
          {outcome?.sent && outcome.text}
        </p>
        <p role="alert" className={styles.failure}>
          {outcome?.sent === false && outcome.text}
        </p>
      </div>
      <Button aria-disabled={isWaiting} onClick={send}>
        {isWaiting ? 'Sent' : 'Send the link again'}
      </Button>
    </section>
  );
}
