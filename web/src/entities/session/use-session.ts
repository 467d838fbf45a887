import { useSyncExternalStore } from 'react';
import { type Session, sessionStore } from './session-store.ts';

/** Subscribes to the session. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getOnServer);
}
