import { listKnownFiles } from '@aperture-byline/contract/endpoints/studio-image';
import { callOwn } from '#entities/session/api/account-api.ts';
import { loadCode } from '#lib/connection.ts';
import { dropFile, keepFile } from '#lib/storage/pending-files.ts';
import { createUploadQueue, hashFile, type UploadQueue } from './upload-queue.ts';

const queues = new Map<string, UploadQueue>();

/** The account's queue in this tab: it goes on while other pages are shown. */
export function queueOf(uid: string): UploadQueue {
  const known = queues.get(uid);
  if (known) return known;
  const queue = createUploadQueue({
    send: async (file, onProgress) => {
      const { sendFile } = await loadCode(() => import('./send-file.ts'));
      return sendFile({ uid, ...file }, onProgress);
    },
    listKnown: (hashes) => callOwn(listKnownFiles, { body: { hashes } }),
    hash: hashFile,
    keep: (pending) => keepFile({ uid, ...pending }),
    drop: dropFile,
  });
  queues.set(uid, queue);
  return queue;
}
