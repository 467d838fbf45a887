import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { loseSession, sessionStore, USER_ID, wakeSession } from '#lib/session/session-store.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

/** The keeper with the SDK that it keeps. A failure stays with its component: the next attempt needs another one. */
function loadKeeper() {
  return lazy(async () => {
    const [{ SessionKeeper }, { firebaseReady }] = await Promise.all([
      import('./session-keeper.tsx'),
      import('#lib/session/firebase.ts'),
    ]);
    const firebase = await firebaseReady();
    return { default: () => <SessionKeeper firebase={firebase} /> };
  });
}

/** Brings in the sign-in service for somebody who was signed in when they last left, once the page stands. */
export function SessionRoot() {
  const attempt = useSyncExternalStore(sessionStore.subscribe, sessionStore.attempt, () => 0);
  useEffect(() => {
    if (sessionStore.get().status !== 'visitor') wakeSession();
  }, []);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // Somebody signed in, in another tab.
      if (key === USER_ID && newValue) wakeSession();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return attempt === 0 ? null : <Attempt key={attempt} />;
}

function Attempt() {
  const Keeper = useMemo(loadKeeper, []);
  return (
    <ErrorBoundary fallback={<Lost />}>
      <Suspense fallback={null}>
        <Keeper />
      </Suspense>
    </ErrorBoundary>
  );
}

function Lost() {
  useEffect(loseSession, []);
  return null;
}
