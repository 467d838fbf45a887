import { messages } from '@aperture-byline/contract/shared/messages';
import { onlineManager } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '#components/feedback/error-boundary.tsx';
import {
  failSession,
  leaveSession,
  renewPages,
  resumeSession,
  sessionStore,
  startSession,
  USER_ID,
} from '#entities/session/session-store.ts';
import { loadCode, watchConnection } from '#lib/api/connection.ts';
import { errorText, isNoConnection } from '#lib/errors/error-text.ts';
import { browserStorage, isEmptied, isUnsealed } from '#lib/storage/browser-storage.ts';

/** The session provider with the Firebase SDK. `lazy` remembers a failure, so each attempt needs its own component. */
function loadSessionProvider() {
  return lazy(async () => {
    try {
      const [{ SessionProvider }, { firebaseReady }] = await Promise.all([
        loadCode(() => import('./session-provider.tsx')),
        loadCode(() => import('#entities/session/firebase/firebase.ts')),
      ]);
      const firebase = await firebaseReady();
      return { default: () => <SessionProvider firebase={firebase} /> };
    } catch (error) {
      console.error('The sign-in service could not be loaded:', error);
      if (isNoConnection(error)) watchConnection();
      const problem = errorText(error, messages.somethingWrongLater);
      return { default: () => <FailedSession problem={problem} /> };
    }
  });
}

/** Few visitors have a draft: its code is no part of the first load. Without a connection the next visit does it. */
async function removeOldWords(): Promise<void> {
  try {
    if (browserStorage.draftKeys().length > 0) (await import('#lib/storage/drafts.ts')).removeOldDrafts();
    if (browserStorage.sealedKeys().length > 0) (await import('#lib/storage/seal.ts')).removeOldSealed();
  } catch (error) {
    console.error('Old drafts could not be removed:', error);
  }
}

/** Loads Firebase Auth after the first render, for a user who was signed in on the last visit. */
export function SessionRoot() {
  const attempt = useSyncExternalStore(sessionStore.subscribe, sessionStore.attempt, () => 0);
  useEffect(() => {
    if (sessionStore.get().status !== 'visitor') startSession();
    // Set by the script in `index.html`; from here on the header renders session and cart itself.
    const { dataset } = document.documentElement;
    delete dataset.session;
    delete dataset.cart;
    void removeOldWords();
  }, []);
  useEffect(
    () =>
      browserStorage.subscribe((event) => {
        const { key, newValue } = event;
        if (isEmptied(event)) leaveSession();
        if (isUnsealed(event)) renewPages();
        // A sign-in in another tab.
        if (key === USER_ID && newValue) {
          resumeSession(newValue);
          startSession();
        }
      }),
    [],
  );
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (isOnline && sessionStore.get().status === 'unreachable') startSession();
      }),
    [],
  );
  return attempt === 0 ? null : <SessionAttempt key={attempt} />;
}

function SessionAttempt() {
  const Provider = useMemo(loadSessionProvider, []);
  return (
    <ErrorBoundary fallback={<FailedSession problem={messages.somethingWrongLater} />}>
      <Suspense fallback={null}>
        <Provider />
      </Suspense>
    </ErrorBoundary>
  );
}

function FailedSession({ problem }: { problem: string }) {
  useEffect(() => failSession(problem), [problem]);
  return null;
}
