import { closeToast } from '#lib/toast.ts';
import styles from './toaster.module.css';

/** Closes a toast that waits for an answer. */
export function CloseButton() {
  return (
    <button type="button" className={styles.action} onClick={() => closeToast()}>
      Close
    </button>
  );
}
