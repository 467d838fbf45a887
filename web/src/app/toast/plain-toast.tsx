import { useEffect } from 'react';
import { closeToast, computeDuration, type Toast } from '#lib/toast.ts';
import { CloseButton } from './toast-close.tsx';
import styles from './toaster.module.css';

/** A toast without MUI, which a lost connection, the reason of many toasts, keeps from loading. */
export function PlainToast({ toast, top }: { toast: Toast; top?: number }) {
  useEffect(() => {
    const duration = computeDuration(toast);
    if (duration === null) return;
    const timer = setTimeout(closeToast, duration);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <p role="alert" className={styles.plain} style={{ top }}>
      {toast.text}
      {toast.action && (
        <button type="button" className={styles.action} onClick={toast.action.onPress}>
          {toast.action.label}
        </button>
      )}
      {!(toast.action && toast.status === 'success') && <CloseButton />}
    </p>
  );
}
