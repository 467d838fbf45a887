import type { QueryClient } from '@tanstack/react-query';
import { forgetSession } from './session-store.ts';

/** Ends the session, here and in the other tabs, and takes everything of the person out of this browser. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const { firebaseReady } = await import('./firebase.ts');
  const { auth } = await firebaseReady();
  await auth.signOut();
  forgetSession();
  queryClient.clear();
}
