import { listKnownFiles } from '@aperture-byline/contract/endpoints/studio-image';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { loadCode } from '#lib/connection.ts';
import {
  deletePendingFile,
  type PendingFile,
  readPendingFiles,
  storePendingFile,
} from '#lib/storage/pending-files.ts';
import { hashFile } from './queue-item.ts';
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
    listKnown: (hashes) => callAuthenticated(listKnownFiles, { body: { hashes } }),
    hash: hashFile,
    convert: async (file) => {
      const { convertHeic } = await loadCode(() => import('./heic/convert-heic.ts'));
      return convertHeic(file);
    },
    keep: (pending) => {
      lockFile(pending.id);
      return storePendingFile({ uid, ...pending });
    },
    drop: async (id) => {
      await deletePendingFile(id);
      unlockFile(id);
    },
  });
  queues.set(uid, queue);
  return queue;
}

/** What the account chose in this browser, has not arrived, and is sent by no tab. */
export async function readLeftFiles(uid: string): Promise<PendingFile[]> {
  // First the locks: a file that arrives in between is no longer kept.
  const locked = await listLockedFiles();
  return (await readPendingFiles(uid)).filter(({ id }) => !locked.has(id));
}

const PREFIX = 'upload-';

const releases = new Map<string, () => void>();

/**
 * Shows other tabs that this one sends the file, by a Web Lock: until it is released, or the tab is closed. Where the browser has no
 * such locks, other tabs offer to send the file too.
 */
function lockFile(id: string): void {
  void navigator.locks?.request(`${PREFIX}${id}`, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : new Promise<void>((resolve) => releases.set(id, resolve)),
  );
}

function unlockFile(id: string): void {
  releases.get(id)?.();
  releases.delete(id);
}

/** The ids of the files that some tab sends. */
async function listLockedFiles(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : [])));
}
