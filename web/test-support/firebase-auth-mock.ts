import { vi } from 'vitest';

/** The functions of `firebase/auth` that the auth pages call, for `vi.mock('firebase/auth', …)`. */
export const createUserWithEmailAndPassword = vi.fn();
export const sendEmailVerification = vi.fn();
export const signInWithEmailAndPassword = vi.fn();
export const signInWithPopup = vi.fn();
export class GoogleAuthProvider {}
export const browserPopupRedirectResolver = 'the resolver';

export const user = { uid: 'alice' };

/** Every account can be made, and every mail sent. */
export function acceptAll(): void {
  createUserWithEmailAndPassword.mockResolvedValue({ user });
  sendEmailVerification.mockResolvedValue(undefined);
}
