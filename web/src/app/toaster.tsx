import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErrorBoundary } from '#components/feedback/error-boundary.tsx';
import { closeToast, computeDuration, type Toast, toastStore } from '#lib/toast.ts';
import { findCause, onCauseEnd } from './toast-cause.ts';
import { CloseButton } from './toast-close.tsx';
import styles from './toaster.module.css';
import { useToastTop } from './use-toast-top.ts';

const ToastMessage = lazy(() => import('#app/toast-message.tsx'));

/** Shows the current toast. Loads its component with the first one; where that fails, the text shows without MUI. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.listen, toastStore.get, () => null);
  return toast && <CurrentToast key={toast.id} toast={toast} />;
}

/** Adds to a toast the way to end its cause, and closes it once that has ended. */
function CurrentToast({ toast }: { toast: Toast }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const cause = findCause(toast.text);
  const top = useToastTop();
  useEffect(() => cause && onCauseEnd(cause, () => closeToast(toast)), [cause, toast]);
  const address = cause?.way?.path(pathname + search);
  const label = cause?.way?.label;
  const shown = useMemo((): Toast => {
    if (toast.action || address === undefined || label === undefined) return toast;
    // The page of the way is open already.
    if (new URL(address, window.location.href).pathname === pathname) return toast;
    const onPress = () => {
      closeToast(toast);
      navigate(address);
    };
    return { ...toast, action: { label, onPress, focusPlace: () => document.getElementById('content') } };
  }, [toast, address, label, pathname, navigate]);
  return (
    <ErrorBoundary fallback={<PlainToast toast={shown} top={top} />}>
      <Suspense>
        <ToastMessage toast={shown} top={top} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A toast without MUI, which a lost connection, the reason of many toasts, keeps from loading. */
function PlainToast({ toast, top }: { toast: Toast; top: number }) {
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
