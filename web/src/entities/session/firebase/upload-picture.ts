import { ref, uploadBytesResumable } from 'firebase/storage';
import { storageReady } from './storage.ts';

/** Imported dynamically only, since it brings the Storage SDK. */

/** Milliseconds for which the SDK retries without a connection, instead of its default of ten minutes. */
const TIMEOUT = 20_000;

/** Uploads to `{folder}/{uid}/in/{file}`, and gives the path. Rejects on failure and when `signal` ends it. */
export async function uploadPicture(
  folder: 'avatars' | 'attachments',
  uid: string,
  picture: Blob,
  { onProgress, signal }: { onProgress?: (part: number) => void; signal: AbortSignal },
): Promise<string> {
  const path = `${folder}/${uid}/in/${crypto.randomUUID()}.jpg`;
  const target = ref(await storageReady(TIMEOUT), path);
  signal.throwIfAborted();
  const task = uploadBytesResumable(target, picture, { contentType: picture.type });
  const cancel = () => {
    task.cancel();
  };
  signal.addEventListener('abort', cancel);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress?.(bytesTransferred / totalBytes));
  try {
    await task;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return path;
}
