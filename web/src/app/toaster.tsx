import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '#components/feedback/error-boundary.tsx';
import { closeToast, computeDuration, type Toast, toastStore } from '#lib/toast.ts';
import styles from './toaster.module.css';

const ToastMessage = lazy(() => import('#app/toast-message.tsx'));

/** Shows the current toast. Loads its component with the first one; where that fails, the text shows without MUI. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.listen, toastStore.get, () => null);
  if (toast === null) return null;
  return (
    <ErrorBoundary key={toast.id} fallback={<PlainToast toast={toast} />}>
      <Suspense>
        <ToastMessage toast={toast} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A toast without MUI, which a lost connection, the reason of many toasts, keeps from loading. */
function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const duration = computeDuration(toast);
    if (duration === null) return;
    const timer = setTimeout(closeToast, duration);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <p role="alert" className={styles.plain}>
      {toast.text}
      <button type="button" className={styles.action} onClick={toast.action?.onPress ?? (() => closeToast())}>
        {toast.action?.label ?? 'Close'}
      </button>
    </p>
  );
}
