import { TOAST_DURATION } from '@aperture-byline/contract/shared/constants';

export type ToastStatus = 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  status: ToastStatus;
  text: string;
}

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast for `TOAST_DURATION`; it replaces the current one. */
export function showToast(status: ToastStatus, text: string): void {
  count += 1;
  set({ id: count, status, text });
}

export function closeToast(): void {
  set(null);
}

export const toastStore = {
  duration: TOAST_DURATION,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => current,
};
