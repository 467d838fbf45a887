import { buildDeletionId } from '../../data/core/deletions.ts';
import {
  countUpload,
  type IncomingFile,
  isTooLarge,
  recordProblem,
  toIncomingFile,
  type Upload,
  type UploadProblem,
} from '../../data/images/upload-log.ts';
import { readErasure } from '../../data/people/erasure-ledger.ts';
import { logError } from '../../lib/logger.ts';
import { deleteFile, endDownloadUrls, readFile } from '../../lib/storage.ts';
import { checkPicture, UnreadablePictureError } from '../../media/open-picture.ts';

/** A file that could not be checked for so long is deleted unchecked, so that no event is retried for a day. */
const CHECK_TIMEOUT = 10 * 60 * 1000;

interface FileCreated {
  path: string;
  generation: string;
  size: number;
  createdAt: Date;
  /** Whether an address with a token leads to it, past all rules. */
  hasDownloadUrl: boolean;
}

/**
 * Trigger of every new file in the bucket: an uploaded avatar or attachment loses its download address, is counted, and
 * is deleted where it is over the limit, not a picture, or of somebody who is erased: a token is good for an hour.
 * Nothing is done for other files. The call that it is for may take the file before, after or at the same time; it is
 * counted even where it is gone, and a repeated event changes nothing.
 */
export async function checkUpload({ path, hasDownloadUrl, size, ...file }: FileCreated): Promise<void> {
  const incoming = toIncomingFile(path);
  if (!incoming) return;
  const upload: Upload = { ...incoming, ...file };
  // The erasure begins with the ledger: a file that comes before is found by its later steps.
  if (await readErasure(buildDeletionId(incoming.uid))) {
    await deleteFile(path, upload.generation);
    return;
  }
  if (Date.now() - upload.createdAt.getTime() > CHECK_TIMEOUT) {
    await deleteUnchecked(upload);
    return;
  }
  const isThere = !hasDownloadUrl || (await endDownloadUrls(path, upload.generation));
  const problem = (await countUpload(upload)) ?? (isThere ? await findPictureProblem(incoming, size) : null);
  if (!problem) return;
  // Before the file is deleted: the call that it is for looks up the reason. Files over the limit are not logged one by
  // one.
  if (problem !== 'over limit') await recordProblem(upload, problem);
  await deleteFile(path, upload.generation);
}

async function findPictureProblem(incoming: IncomingFile, size: number): Promise<UploadProblem | null> {
  if (isTooLarge(incoming, size)) return 'too large';
  const file = await readFile(incoming.path);
  if (file === null) return null;
  try {
    await checkPicture(file);
    return null;
  } catch (error) {
    if (error instanceof UnreadablePictureError) return 'unreadable';
    throw error;
  }
}

async function deleteUnchecked({ path, generation }: Upload): Promise<void> {
  try {
    await deleteFile(path, generation);
  } catch (error) {
    // The bucket's lifecycle deletes it within a day.
    logError('An upload was neither checked nor deleted', error);
  }
}
