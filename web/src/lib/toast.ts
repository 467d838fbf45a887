import { TOAST_DURATION } from '@aperture-byline/contract/shared/constants';
import { atom } from 'nanostores';
import { errorText } from './errors/error-text.ts';

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

export const toastStore = atom<Toast | null>(null);
let count = 0;

/**
 * Shows a toast, which replaces the current one. A success closes after `TOAST_DURATION`; what wants an answer or is to
 * be read stays until `closeToast`.
 */
export function showToast(status: ToastStatus, text: string, action?: ToastAction): Toast {
  count += 1;
  const toast = { id: count, status, text, ...(action && { action }) };
  toastStore.set(toast);
  return toast;
}

/** Shows why a call failed: what the error says of itself, else `otherwise`. */
export const showError = (error: unknown, otherwise: string): Toast => showToast('error', errorText(error, otherwise));

/** Closes the current toast, or this one where no other has replaced it. */
export function closeToast(toast: Toast | null = toastStore.get()): void {
  if (toast === toastStore.get()) toastStore.set(null);
}

/** Returns the milliseconds until a toast closes by itself; null where it never does. */
export const computeDuration = ({ status, action }: Toast) => (action || status !== 'success' ? null : TOAST_DURATION);
