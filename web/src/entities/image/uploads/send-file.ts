import { FILE_NAME_MAX } from '@aperture-byline/contract/upload/wire';
import { ref, uploadBytesResumable } from 'firebase/storage';
import { storageReady } from '#entities/session/firebase/storage.ts';

/** Imported dynamically only, since it brings the Storage SDK. */

/** Milliseconds for which the SDK goes on by itself when the connection is gone. */
const RETRY_TIME = 10 * 60_000;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export interface Transfer {
  /** Rejects where the file does not arrive, and when it is cancelled. */
  done: Promise<void>;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
}

/** Sends a photograph in parts, each repeated by itself; `onProgress` gets the bytes that arrived. */
export async function sendFile(
  { uid, name, file }: { uid: string; name: string; file: File },
  onProgress: (bytes: number) => void,
): Promise<Transfer> {
  const target = ref(await storageReady(RETRY_TIME), `uploads/${uid}/${name}.${ENDINGS[file.type]}`);
  const task = uploadBytesResumable(target, file, {
    contentType: file.type,
    customMetadata: { fileName: file.name.slice(0, FILE_NAME_MAX) },
  });
  task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred));
  return {
    done: task.then(() => {}) as Promise<void>,
    pause: () => {
      task.pause();
    },
    resume: () => {
      task.resume();
    },
    cancel: () => {
      task.cancel();
    },
  };
}
