import { useSyncExternalStore } from 'react';
import { type Session, sessionStore } from './session-store.ts';

/** Who is here, and every change of it. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getOnServer);
}
