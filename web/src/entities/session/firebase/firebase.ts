import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { fetchOrFail } from '#lib/api/api.ts';

/** Imported dynamically only: visitors who never sign in do not load the SDK. */
export interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  /** Origins of the local suite's emulators; empty on a real project. */
  emulators: { auth?: string; storage?: string; firestore?: string };
}

/** Firebase Hosting serves the configuration of its own project here. */
const CONFIG_ADDRESS = '/__/firebase/init.json';
/** Only the local suite's Hosting sends it. */
const EMULATORS_HEADER = 'x-emulators';

/** Milliseconds. */
const RETRY_DELAY = 1000;

let ready: Promise<Firebase> | undefined;

/** Initialises the SDK once. Rejects where the configuration can't be loaded; the next call tries again. */
export function firebaseReady(): Promise<Firebase> {
  ready ??= start().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function start(): Promise<Firebase> {
  let response = await fetchOrFail(CONFIG_ADDRESS);
  if (!response.ok) {
    // Once more, as queries do.
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    response = await fetchOrFail(CONFIG_ADDRESS);
  }
  if (!response.ok) throw new Error(`${CONFIG_ADDRESS} answered ${response.status}`);
  const app = initializeApp((await response.json()) as FirebaseOptions);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  const emulators: Firebase['emulators'] = JSON.parse(response.headers.get(EMULATORS_HEADER) ?? '{}');
  if (emulators.auth) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return { app, auth, emulators };
}
