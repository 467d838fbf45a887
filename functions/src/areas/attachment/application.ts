import type { AttachedPicture } from '@aperture-byline/contract/attachment/stored';
import type { NewApplication } from '@aperture-byline/contract/user/bodies';
import type { ArtistApplication } from '@aperture-byline/contract/user/wire';
import { readApplication, storeApplication } from '../../data/people/applications.ts';
import { ApiError } from '../../lib/errors.ts';
import { applicationFolder, toArtistApplication } from '../../lib/pictures/attachment-pictures.ts';
import { idOfJson } from '../../lib/sha256.ts';
import { deleteFile, deleteFolder } from '../../lib/storage.ts';
import type { AttachmentFiles } from '../../media/make-attachment.ts';
import { decodeUpload, refuseGone, toUpload, writeAttachmentFiles } from './decode-upload.ts';

export async function getApplication(userId: string | null): Promise<ArtistApplication> {
  return toArtistApplication(userId ?? '', userId === null ? null : await readApplication(userId));
}

/**
 * Sets what administrators see of somebody whose request for the artist role waits. What is refused deletes no file
 * that can be sent again. Throws INVALID for a picture that is none or not the caller's, and as `storeApplication`.
 */
export async function saveApplication(
  { userId, uid }: { userId: string | null; uid: string },
  { text, link = '', pictures: sent = [] }: Partial<NewApplication> & Pick<NewApplication, 'text'>,
): Promise<ArtistApplication> {
  if (userId === null) throw new ApiError('FORBIDDEN');
  const known = (await readApplication(userId))?.pictures ?? [];
  const pictures: AttachedPicture[] = [];
  const made: (AttachmentFiles & { id: string; path: string })[] = [];
  for (const path of new Set(sent)) {
    // What was sent before, or in a call whose answer was lost.
    const id = idOfJson([userId, path]);
    const kept = known.find((one) => one.id === path || one.id === id);
    if (kept) {
      pictures.push(kept);
      continue;
    }
    const file = toUpload(path, uid, 'pictures');
    const decoded = await decodeUpload(file, 'pictures');
    if (decoded === null) throw await refuseGone(file, 'pictures');
    const { files: _files, ...measures } = decoded;
    made.push({ ...decoded, id, path });
    pictures.push({ id, ...measures });
  }
  const perhapsUnshown = made.map(({ id }) => id);
  try {
    for (const { id, files } of made) await writeAttachmentFiles(applicationFolder(userId, id), files);
    const before = await storeApplication(userId, { text, link, pictures, createdAt: new Date() });
    perhapsUnshown.push(...(before?.pictures ?? []).map(({ id }) => id));
  } finally {
    await deleteUnshown(userId, perhapsUnshown);
  }
  for (const { path } of made) await deleteFile(path);
  return getApplication(userId);
}

/** Deletes the files of those that are not shown: of a call that failed, and what another one took the place of. */
async function deleteUnshown(userId: string, ids: readonly string[]): Promise<void> {
  const shown = new Set((await readApplication(userId))?.pictures.map(({ id }) => id));
  for (const id of ids) if (!shown.has(id)) await deleteFolder(applicationFolder(userId, id));
}
