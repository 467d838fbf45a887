import { listKnownFiles } from '@aperture-byline/contract/endpoints/studio/studio-image';
import { attest, callAuthenticated } from '#entities/session/api/account-api.ts';
import { loadCode } from '#lib/api/connection.ts';
import { deletePendingFile, storePendingFile } from '#lib/storage/pending-files.ts';
import { findTransfers, hashFile } from './queue-item.ts';
import { uploadProgress } from './upload-progress.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

const queues = new Map<string, UploadQueue>();

/** The account's queue in this tab: it goes on while other pages are shown. */
export function findQueue(uid: string): UploadQueue {
  const known = queues.get(uid);
  if (known) return known;
  const queue = createUploadQueue({
    send: async (file, onProgress) => {
      const { sendFile } = await loadCode(() => import('./send-file.ts'));
      return sendFile({ uid, ...file }, onProgress);
    },
    listKnown: async (hashes) => callAuthenticated(listKnownFiles, { body: { hashes } }, { headers: await attest() }),
    hash: hashFile,
    convert: async (file) => {
      const { convertHeic } = await loadCode(() => import('./heic/convert-heic.ts'));
      return convertHeic(file);
    },
    keep: (pending) => storePendingFile({ uid, ...pending }),
    drop: deletePendingFile,
  });
  queue.subscribe(() => {
    const { haveArrived, text } = findTransfers(queue.get());
    uploadProgress.set(haveArrived ? null : text);
  });
  queues.set(uid, queue);
  return queue;
}
