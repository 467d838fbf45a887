import { messages } from '@aperture-byline/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { use, useEffect, useState } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { firebaseReady } from '#lib/session/firebase.ts';
import { OWN, ownProfileQuery } from '#lib/session/get-own-profile.ts';
import { forgetSession, loseSession, rememberSession } from '#lib/session/session-store.ts';
import { showToast } from '#lib/toast.ts';
import { openProfile } from './open-profile.ts';

/** Asked for once: a promise made while rendering would be another one each time. */
const firebase = firebaseReady();

/** Keeps the session in step with the sign-in service and with the person's profile. Draws nothing. */
export default function SessionKeeper() {
  const { app, auth } = use(firebase);
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <Somebody />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function Somebody() {
  const { status, data: user } = useUser();
  const queryClient = useQueryClient();
  const isNobody = status === 'success' && !user;

  useEffect(() => {
    if (!isNobody) return;
    forgetSession();
    queryClient.removeQueries({ queryKey: [OWN] });
  }, [isNobody, queryClient]);

  return user ? <SignedIn key={user.uid} user={user} /> : null;
}

function SignedIn({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const { data: profile, isError } = useQuery({ ...ownProfileQuery(user.uid), enabled: isOpen });
  const emailVerified = useConfirmedEmail(user);

  useEffect(() => {
    let isCurrent = true;
    openProfile(user).then(
      () => isCurrent && setOpen(true),
      (error: unknown) => {
        console.error('The profile could not be opened:', error);
        if (isCurrent) loseSession();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [user]);

  useEffect(() => {
    if (isError || profile === null) loseSession();
    else if (profile)
      rememberSession({
        uid: user.uid,
        userId: profile.userId,
        photo: profile.profile_picture,
        email: profile.email ?? '',
        emailVerified,
      });
  }, [profile, isError, user.uid, emailVerified]);

  return null;
}

/** Whether the e-mail address is confirmed: asked again whenever the person comes back to this window, say from the mail. */
function useConfirmedEmail(user: User): boolean {
  const [isConfirmed, setConfirmed] = useState(user.emailVerified);
  useEffect(() => {
    if (isConfirmed) return;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      await user.reload();
      if (!user.emailVerified) return;
      await user.getIdToken(true);
      setConfirmed(true);
      showToast('success', messages.emailVerified);
    };
    const onReturn = () => {
      ask().catch((error: unknown) => console.error('The account could not be asked for:', error));
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [user, isConfirmed]);
  return isConfirmed;
}
