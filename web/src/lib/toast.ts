import { TOAST_DURATION } from '@aperture-byline/contract/shared/constants';

type ToastStatus = 'success' | 'warning' | 'error';

/** A button in a toast. It gets the focus where nothing else has it. */
export interface ToastAction {
  label: string;
  onPress: () => void;
  /** Gets the focus when the toast closes with it; also what had it before. */
  focusPlace: () => HTMLElement | null;
}

export interface Toast {
  id: number;
  status: ToastStatus;
  text: string;
  action?: ToastAction;
}

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, which replaces the current one. A success closes after `TOAST_DURATION`; what wants an answer or is to be read
 * stays until `closeToast`.
 */
export function showToast(status: ToastStatus, text: string, action?: ToastAction): Toast {
  count += 1;
  const toast = { id: count, status, text, ...(action && { action }) };
  set(toast);
  return toast;
}

/** Closes the current toast, or this one where no other has replaced it. */
export function closeToast(toast: Toast | null = current): void {
  if (toast === current) set(null);
}

export const toastStore = {
  /** Milliseconds until it closes by itself; null: never. */
  computeDuration: ({ status, action }: Toast) => (action || status !== 'success' ? null : TOAST_DURATION),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => current,
};
