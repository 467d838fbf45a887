import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { paths } from '#lib/navigation/paths.ts';
import type { Seal } from '#lib/storage/seal.ts';
import { sealQuery } from './api/seal-query.ts';
import { pendingRegistration } from './pending-registration.ts';
import { forgetSession, setSignOutDestination } from './session-store.ts';

/**
 * Signs out in all tabs and clears the user's data from this browser. Cart and drafts are sealed for the user, unless
 * the account `isDeleted`; `to` is the path to go to, by default the login.
 */
export async function signOut(
  queryClient: QueryClient,
  { to = paths.login, isDeleted = false }: { to?: string; isDeleted?: boolean } = {},
): Promise<void> {
  const { firebaseReady } = await import('./firebase/firebase.ts');
  const { auth } = await firebaseReady();
  setSignOutDestination(to);
  const uid = auth.currentUser?.uid;
  const seal = uid === undefined || isDeleted ? null : await findSeal(queryClient, uid);
  await auth.signOut();
  pendingRegistration.set(null);
  await forget(seal);
  const { deletePendingFiles } = await import('#lib/storage/pending-files.ts');
  await deletePendingFiles();
  queryClient.clear();
}

/** Null where it can't be had: what is not sealed is removed, since the next person must not find it. */
async function findSeal(queryClient: QueryClient, uid: string): Promise<Seal | null> {
  try {
    return await queryClient.fetchQuery(sealQuery(uid));
  } catch {
    // Logged by the query cache.
    return null;
  }
}

async function forget(seal: Seal | null): Promise<void> {
  try {
    await seal?.close(forgetSession);
  } catch (error) {
    console.error('Cart and drafts could not be sealed:', error);
    seal = null;
  }
  if (seal === null) forgetSession();
}

export const signOutMutation = mutationOptions<void, Error, void>({
  mutationKey: ['sign out'],
  mutationFn: (_nothing, { client }) => signOut(client),
});
