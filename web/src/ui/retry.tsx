import { messages } from '@aperture-byline/contract/messages';
import styles from './retry.module.css';

/** A quiet way to load again, where a failure leaves a part of a page empty. */
export function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.retry} role="alert">
      {messages.notLoaded}{' '}
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
