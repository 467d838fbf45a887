import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { firebaseReady } from './firebase.ts';

/** Imported dynamically only, since it brings the Storage SDK. */

let storage: Promise<FirebaseStorage> | undefined;

/** Opens Storage, which retries without a connection for `retryTime` milliseconds instead of ten minutes. */
export async function storageReady(retryTime: number): Promise<FirebaseStorage> {
  storage ??= open().catch((error: unknown) => {
    storage = undefined;
    throw error;
  });
  const opened = await storage;
  opened.maxUploadRetryTime = retryTime;
  opened.maxOperationRetryTime = retryTime;
  return opened;
}

async function open(): Promise<FirebaseStorage> {
  const { app, emulators } = await firebaseReady();
  const opened = getStorage(app);
  if (emulators.storage) {
    const { hostname, port } = new URL(emulators.storage);
    connectStorageEmulator(opened, hostname, Number(port));
  }
  return opened;
}
