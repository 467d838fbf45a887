import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '#components/feedback/error-boundary.tsx';
import { toastStore } from '#lib/toast.ts';
import { PlainToast } from './plain-toast.tsx';

const CurrentToast = lazy(() => import('./current-toast.tsx'));

/** Shows the current toast. Its code comes before the first one (`improveNavigation`), while there is a connection. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.listen, toastStore.get, () => null);
  return (
    toast && (
      <ErrorBoundary key={toast.id} fallback={<PlainToast toast={toast} />}>
        <Suspense>
          <CurrentToast toast={toast} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
