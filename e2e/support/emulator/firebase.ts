import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { AUTH_HOST, BUCKET, FIRESTORE_HOST, HUB_HOST, PROJECT, STORAGE_HOST } from '../suite.ts';

// The Admin SDK reads the emulators' addresses from the environment.
Object.assign(process.env, {
  FIRESTORE_EMULATOR_HOST: FIRESTORE_HOST,
  FIREBASE_AUTH_EMULATOR_HOST: AUTH_HOST,
  FIREBASE_STORAGE_EMULATOR_HOST: STORAGE_HOST,
});

/** The suite's project as its owner has it: past the API and the security rules. */
export const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET });
export const auth = getAuth(app);
export const db = getFirestore(app);

export interface DocumentToWrite {
  path: string;
  fields: DocumentData;
}

/** The fields of the document at `path`; throws where there is none. */
export async function readFields(path: string): Promise<DocumentData> {
  const fields = (await db.doc(path).get()).data();
  if (!fields) throw new Error(`There is no document ${path}`);
  return fields;
}

export async function readCollection(path: string): Promise<DocumentData[]> {
  return (await db.collection(path).get()).docs.map((document) => document.data());
}

export async function findWhere(collection: string, field: string, value: unknown): Promise<DocumentData[]> {
  const { docs } = await db.collection(collection).where(field, '==', value).get();
  return docs.map((document) => document.data());
}

/** Creates or overwrites documents. */
export async function writeDocuments(documents: readonly DocumentToWrite[]): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  const writes = documents.map(({ path, fields }) => writer.set(db.doc(path), fields));
  await Promise.all([...writes, writer.close()]);
}

export async function deleteDocuments(paths: readonly string[]): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  const deletions = paths.map((path) => writer.delete(db.doc(path)));
  await Promise.all([...deletions, writer.close()]);
}

/** Runs `work` with triggers disabled: a bulk write would queue thousands of events. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await switchTriggers('disable');
  try {
    return await work();
  } finally {
    await switchTriggers('enable');
  }
}

async function switchTriggers(to: 'disable' | 'enable'): Promise<void> {
  const { status } = await fetch(`http://${HUB_HOST}/functions/${to}BackgroundTriggers`, { method: 'PUT' });
  if (status !== 200) throw new Error(`The triggers could not be switched (${to}): ${status}`);
}
