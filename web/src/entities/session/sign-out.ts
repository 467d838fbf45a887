import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import { pendingRegistration } from './pending-registration.ts';
import { forgetSession, setSignOutDestination } from './session-store.ts';

/** Signs out in all tabs and clears the user's data from this browser; `to` is the path to go to, by default the login. */
export async function signOut(
  queryClient: QueryClient,
  { to = paths.login }: { to?: string } = {},
): Promise<void> {
  const { firebaseReady } = await import('./firebase/firebase.ts');
  const { auth } = await firebaseReady();
  setSignOutDestination(to);
  await auth.signOut();
  pendingRegistration.set(null);
  forgetSession();
  const { deletePendingFiles } = await import('#lib/storage/pending-files.ts');
  await deletePendingFiles();
  queryClient.clear();
}

export const signOutMutation = mutationOptions<void, Error, void>({
  mutationKey: ['sign out'],
  mutationFn: (_nothing, { client }) => signOut(client),
});
