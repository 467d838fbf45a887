import { DAY } from '@aperture-byline/contract/shared/durations';
import { isId } from '@aperture-byline/contract/shared/ids';
import { pictureFolder } from '@aperture-byline/contract/shared/picture';
import { imageExists } from '../../data/images/images.ts';
import { deletePictureFiles, originalPath } from '../../data/images/picture-files.ts';
import { readUpload, readUploadsBefore, refuseUpload } from '../../data/images/uploads.ts';
import { deleteUnusedAttachments } from '../../data/orders/attachments.ts';
import { readPlacesOf } from '../../data/works/work-pictures.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { logError } from '../../lib/logger.ts';
import { deleteFile, describeFile, listEntries, listFiles, streamFiles } from '../../lib/storage.ts';

interface Swept {
  /** Files that were uploaded and not processed within a day. */
  incoming: number;
  /** Images without a document whose files are gone now. */
  orphans: number;
  /** Attachments that nothing shows. */
  attachments: number;
}

/**
 * Removes what was uploaded and never used: files that nothing processed within a day, attachments that nothing shows,
 * and files of images that do not exist. A file is left alone for a day, and as long as an image, a work, an order or
 * an upload that is under way names it. Repeating it changes nothing.
 */
export async function sweepFiles(at = new Date()): Promise<Swept> {
  const before = new Date(at.getTime() - DAY);
  const swept: Swept = { incoming: 0, orphans: 0, attachments: 0 };
  for (const { id } of await readUploadsBefore(before)) await refuseUpload(id, { reason: 'failed' }, new Date());
  await forEachConcurrently(streamFiles('uploads'), async ({ path, generation, createdAt }) => {
    if (createdAt > before) return;
    await deleteFile(path, generation);
    swept.incoming += 1;
  });
  swept.attachments = await deleteUnusedAttachments(at);
  const seen = new Set<string>();
  for (const folder of ['photos', 'originals'])
    for await (const names of listEntries(folder))
      await forEachConcurrently(names.filter(isId), async (id) => {
        if (seen.has(id)) return;
        seen.add(id);
        if (await sweepImage(id, before)) swept.orphans += 1;
      });
  return swept;
}

/** True where files of an image without a document were deleted. */
async function sweepImage(id: string, before: Date): Promise<boolean> {
  try {
    if (await imageExists(id)) return false;
    if ((await readUpload(id))?.state === 'processing' || (await isYoung(id, before))) return false;
    // A work or its revision may show a picture whose image is gone, or is not there yet.
    if ((await readPlacesOf(id)).length > 0) return false;
    return await deletePictureFiles(id);
  } catch (error) {
    // The others don't wait for it; the next run tries again.
    logError('The files of an image could not be swept', error, { imageId: id });
    return false;
  }
}

async function isYoung(id: string, before: Date): Promise<boolean> {
  const files = [...(await listFiles(pictureFolder(id))), await describeFile(originalPath(id))];
  return files.some((file) => file !== null && file.createdAt > before);
}
