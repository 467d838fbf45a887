import { messages } from '@aperture-byline/contract/shared/messages';
import { useEffect, useRef } from 'react';
import styles from './reset-sent.module.css';

/** Takes the place of the form, and the focus with it. */
export function ResetSent() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.sent} role="status" tabIndex={-1}>
      <p className={styles.headline}>{messages.resetSent}</p>
      <p>{messages.resetNote}</p>
    </div>
  );
}
