import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErrorBoundary } from '#components/feedback/error-boundary.tsx';
import { closeToast, type Toast } from '#lib/toast.ts';
import { PlainToast } from './plain-toast.tsx';
import { findCause, onCauseEnd } from './toast-cause.ts';
import { useToastTop } from './use-toast-top.ts';

const ToastMessage = lazy(() => import('#app/toast/toast-message.tsx'));

/** Adds to a toast the way to end its cause, and closes it once that has ended. */
export default function CurrentToast({ toast }: { toast: Toast }) {
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
