import { passwordResetMessages } from '@aperture-byline/contract/user/password-reset-messages';
import { useEffect, useRef } from 'react';
import styles from './reset-sent.module.css';

/** Replaces the form and takes the focus. */
export function ResetSent() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.sent} role="status" tabIndex={-1}>
      <p className={styles.headline}>{passwordResetMessages.resetSent}</p>
      <p>{passwordResetMessages.resetNote}</p>
    </div>
  );
}
