import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { fetchOrFail } from '#lib/api.ts';

/** Only ever imported on demand: a visitor who stays one never loads the SDK. */
export interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  /** Origins of the local suite's emulators; empty on a real project. */
  emulators: { auth?: string; storage?: string };
}

/** Hosting knows its own project. */
const CONFIG_ADDRESS = '/__/firebase/init.json';
/** Only the local suite's Hosting sends it. */
const EMULATORS_HEADER = 'x-emulators';

let ready: Promise<Firebase> | undefined;

/** The SDK of this project, started once. Rejects where Hosting can't be asked; the next call then tries again. */
export function firebaseReady(): Promise<Firebase> {
  ready ??= start().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function start(): Promise<Firebase> {
  const response = await fetchOrFail(CONFIG_ADDRESS);
  if (!response.ok) throw new Error(`${CONFIG_ADDRESS} answered ${response.status}`);
  const app = initializeApp((await response.json()) as FirebaseOptions);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  const emulators: Firebase['emulators'] = JSON.parse(response.headers.get(EMULATORS_HEADER) ?? '{}');
  if (emulators.auth) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return { app, auth, emulators };
}
