import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { AUTH_HOST, BUCKET, FIRESTORE_HOST, PROJECT, STORAGE_HOST } from '../suite.ts';

// The Admin SDK reads the emulators' addresses from the environment.
Object.assign(process.env, {
  FIRESTORE_EMULATOR_HOST: FIRESTORE_HOST,
  FIREBASE_AUTH_EMULATOR_HOST: AUTH_HOST,
  FIREBASE_STORAGE_EMULATOR_HOST: STORAGE_HOST,
});

/** The suite's project as its owner has it: past the API and the security rules. */
export const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET });
export const auth = getAuth(app);
