import { lazy, useSyncExternalStore } from 'react';
import { toastStore } from '#lib/toast.ts';
import { OnDemand } from '#ui/on-demand.tsx';

const ToastMessage = lazy(() => import('#ui/toast-message.tsx'));

/** Shows the current toast. Its code comes with the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  return <OnDemand>{toast && <ToastMessage key={toast.id} toast={toast} />}</OnDemand>;
}
