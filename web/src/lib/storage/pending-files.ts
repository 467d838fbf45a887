/** The indexed database of files that are to be uploaded; the privacy policy explains it. Nothing else is kept there. */
export const PENDING_FILES = 'AnBFiles';
const STORE = 'files';

/** A file that was chosen and has not arrived. */
export interface PendingFile {
  id: string;
  /** Whose it is: users may share a browser. */
  uid: string;
  file: File;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs `work` on the files; undefined where the storage is blocked or full, so that an upload only can't outlast a reload. */
async function attempt<T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T>) {
  try {
    // Some browsers have none where cookies are blocked.
    if (!globalThis.indexedDB) return undefined;
    const opening = indexedDB.open(PENDING_FILES, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
    const database = await settled(opening);
    try {
      return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof DOMException || error === null) return undefined;
    throw error;
  }
}

export async function keepFile(pending: PendingFile): Promise<void> {
  await attempt('readwrite', (files) => files.put(pending));
}

export async function dropFile(id: string): Promise<void> {
  await attempt('readwrite', (files) => files.delete(id));
}

/** What the user chose in this browser and has not arrived. */
export async function readPendingFiles(uid: string): Promise<PendingFile[]> {
  const files: PendingFile[] = (await attempt('readonly', (store) => store.getAll())) ?? [];
  return files.filter((pending) => pending.uid === uid && pending.file instanceof File);
}

/** The user signs out. */
export async function forgetPendingFiles(): Promise<void> {
  try {
    if (globalThis.indexedDB) await settled(indexedDB.deleteDatabase(PENDING_FILES));
  } catch (error) {
    if (!(error instanceof DOMException) && error !== null) throw error;
  }
}
