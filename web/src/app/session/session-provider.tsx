import { messages } from '@aperture-byline/contract/shared/messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { sealQuery } from '#entities/session/api/seal-query.ts';
import { checkVerification } from '#entities/session/firebase/check-verification.ts';
import type { Firebase } from '#entities/session/firebase/firebase.ts';
import {
  endSession,
  expectAccount,
  failSession,
  rememberSession,
  useSession,
} from '#entities/session/session-store.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { loadCode } from '#lib/api/connection.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { showToast } from '#lib/toast.ts';
import { ensuredProfileQuery, ensureProfileMutation } from './ensure-profile.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Synchronises the session store with Firebase Auth and the user's profile. Renders the dialog to sign in again. */
export function SessionProvider({ firebase: { app, auth } }: { firebase: Firebase }) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <SignedInUser />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function SignedInUser() {
  const { status, data: user } = useUser();
  const queryClient = useQueryClient();
  const isSignedOut = status === 'success' && !user;

  useEffect(() => {
    if (!isSignedOut) return;
    endSession();
    queryClient.removeQueries({ queryKey: [PRIVATE] });
  }, [isSignedOut, queryClient]);

  return user ? <SessionSync key={user.uid} user={user} /> : null;
}

function SessionSync({ user }: { user: User }) {
  const { mutate, isIdle, isError, error } = useSingleFlightMutation(ensureProfileMutation(user));
  const { data: ensured } = useQuery(ensuredProfileQuery(user.uid));
  const profile = useQuery({ ...accountProfileQuery(user.uid), enabled: ensured !== undefined });
  // For the logout.
  useQuery({ ...sealQuery(user.uid), enabled: profile.data !== undefined });
  const emailVerified = useEmailVerified(user);
  const { isNew, isAdmin } = ensured ?? { isNew: false, isAdmin: false };
  const hasFailed = isError || profile.isLoadingError || profile.data === null;
  const failure = error ?? profile.error;

  useEffect(() => expectAccount(user.uid), [user.uid]);
  useEffect(() => {
    if (isIdle && ensured === undefined) mutate();
  });

  useEffect(() => {
    if (hasFailed) failSession(errorText(failure, messages.somethingWrong));
    else if (profile.data)
      rememberSession({
        uid: user.uid,
        userId: profile.data.userId,
        avatar: profile.data.profile_picture,
        email: profile.data.email ?? '',
        emailVerified,
        isNew,
        isAdmin,
      });
  }, [profile.data, hasFailed, failure, isNew, isAdmin, user.uid, emailVerified]);

  useAskedFor();
  return <SignInAgain />;
}

/** Does what was asked for before signing in, by code that is loaded where there is something. */
function useAskedFor(): void {
  const client = useQueryClient();
  const session = useSession();
  const account = session.status === 'signed-in' ? session : null;
  const userId = account?.userId;
  useEffect(() => {
    if (account === null || userId === undefined || !browserStorage.get(STORAGE_KEYS.asked)) return;
    loadCode(() => import('./do-asked-for.ts'))
      .then(({ doAskedFor }) => doAskedFor(client, account))
      .catch((error: unknown) => console.error('What was asked for could not be done:', error));
  }, [userId, account, client]);
}

/** Whether the e-mail address is verified. Checks again on window focus: the user may come back from the mail. */
function useEmailVerified(user: User): boolean {
  const session = useSession();
  const [wasVerified] = useState(user.emailVerified);
  const isVerified = wasVerified || (session.status === 'signed-in' && session.emailVerified);
  useEffect(() => {
    if (isVerified) return;
    const recheck = async () => {
      if (document.visibilityState === 'visible' && (await checkVerification()))
        showToast('success', signInMessages.emailVerified);
    };
    const onReturn = () => {
      recheck().catch((error: unknown) => console.error('Account not reloaded:', error));
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isVerified]);
  return isVerified;
}
