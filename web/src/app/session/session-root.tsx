import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loseSession, sessionStore, wakeSession } from '#lib/session/session-store.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

const SessionKeeper = lazy(() => import('./session-keeper.tsx'));

/** Brings in the sign-in service for somebody who was signed in when they last left, once the page stands. */
export function SessionRoot() {
  const isAwake = useSyncExternalStore(sessionStore.subscribe, sessionStore.isAwake, () => false);
  useEffect(() => {
    if (sessionStore.get().status !== 'visitor') wakeSession();
  }, []);
  if (!isAwake) return null;
  return (
    <ErrorBoundary fallback={<Lost />}>
      <Suspense fallback={null}>
        <SessionKeeper />
      </Suspense>
    </ErrorBoundary>
  );
}

function Lost() {
  useEffect(loseSession, []);
  return null;
}
