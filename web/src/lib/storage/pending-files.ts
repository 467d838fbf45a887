import { createStore, del, promisifyRequest, set, type UseStore, values } from 'idb-keyval';

/**
 * The indexed database of files that are to be uploaded; the privacy policy explains it. Nothing else is stored there.
 */
export const PENDING_FILES = 'AnBUploads';

/** A file that was added to the uploads and has not arrived. */
export interface PendingFile {
  id: string;
  /** Whose it is: users may share a browser. */
  uid: string;
  file: File;
}

let store: UseStore | undefined;

/** Undefined where the storage is blocked or full: an upload then does not outlast a reload. */
async function attempt<T>(work: (files: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    // Some browsers have none where cookies are blocked.
    if (!globalThis.indexedDB) return undefined;
    store ??= createStore(PENDING_FILES, 'files');
    return await work(store);
  } catch (error) {
    if (error instanceof DOMException || error === null) return undefined;
    throw error;
  }
}

export async function storePendingFile(pending: PendingFile): Promise<void> {
  await attempt((files) => set(pending.id, pending, files));
}

export async function deletePendingFile(id: string): Promise<void> {
  await attempt((files) => del(id, files));
}

/** Reads the files that the user added in this browser and that have not arrived. */
export async function readPendingFiles(uid: string): Promise<PendingFile[]> {
  const files = (await attempt((all) => values<PendingFile>(all))) ?? [];
  return files.filter((pending) => pending.uid === uid && pending.file instanceof File);
}

/** The user signs out: nothing of the database stays. */
export async function deletePendingFiles(): Promise<void> {
  await attempt(async (files) => {
    // An open connection would hold up the deletion.
    await files('readonly', ({ transaction }) => transaction.db.close());
    store = undefined;
    await promisifyRequest(indexedDB.deleteDatabase(PENDING_FILES));
  });
}
