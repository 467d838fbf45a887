import { IdempotencyStrategy } from '@google-cloud/storage';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Cache header of published files: the file under a path never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

interface Suite {
  auth: Auth;
  firestore: Firestore;
  bucket: Bucket;
}

/** The seed was started without the emulators; the message is a sentence for the person who did. */
export class NotTheSuiteError extends Error {}

const emulatorHosts = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The project to seed and its bucket. Throws `NotTheSuiteError` where a live project could be reached. */
export function findSuite(env: Environment): { projectId: string; storageBucket: string } {
  const missing = emulatorHosts.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new NotTheSuiteError(
      `The seed writes to the emulators only, and ${missing.join(', ')} is not set: start it with "npm start" or "npm run suite".`,
    );
  }
  const projectId = env.GCLOUD_PROJECT ?? '';
  if (!projectId.startsWith('demo-')) {
    throw new NotTheSuiteError(
      `The seed writes to a demo project only, and GCLOUD_PROJECT is "${projectId}": its name must begin with "demo-".`,
    );
  }
  return { projectId, storageBucket: env.STORAGE_BUCKET || `${projectId}.appspot.com` };
}

export function connect(env: Environment): Suite {
  const app = initializeApp(findSuite(env));
  const bucket = getStorage(app).bucket();
  // Between two uploads pictures are processed, and the emulator closes a connection that is idle for five seconds. An
  // upload that meets such a connection fails (EPIPE); the same file may be written again.
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return { auth: getAuth(app), firestore: getFirestore(app), bucket };
}
