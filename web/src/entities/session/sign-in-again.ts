import { atom } from 'nanostores';

/** Answers whether the person has signed in again, for all calls that wait for it; null while none does. */
export const identityCheck = atom<((isConfirmed: boolean | Promise<never>) => void) | null>(null);

let asked: Promise<boolean> | undefined;

/** Waits until the person has signed in again in the dialog of `SignInAgain`. False where they do not. */
export function confirmIdentity(): Promise<boolean> {
  asked ??= new Promise<boolean>(identityCheck.set).finally(() => {
    asked = undefined;
    identityCheck.set(null);
  });
  return asked;
}
