import type { Attachment } from '@aperture-byline/contract/attachment/wire';
import type { Caller } from '../../access/access.ts';
import { requireParticipant } from '../../access/participants.ts';
import * as repository from '../../data/orders/attachments.ts';
import type { SubOrderPlace } from '../../data/orders/sub-order-people.ts';
import { ApiError } from '../../lib/errors.ts';
import { attachmentFolder, toAttachment } from '../../lib/pictures/attachment-pictures.ts';
import { idOfJson } from '../../lib/sha256.ts';
import { deleteFile, deleteFolder } from '../../lib/storage.ts';
import type { AttachmentFiles } from '../../media/make-attachment.ts';
import { decodeUpload, refuseGone, toUpload, writeAttachmentFiles } from './decode-upload.ts';

/**
 * Makes an attachment of an uploaded file, which goes. The same file again is the same one. Throws NOT_FOUND for
 * whoever takes no part in the sub-order, INVALID for a file that is no picture or not the caller's, TOO_MANY_REQUESTS.
 */
export async function addAttachment(
  ids: Readonly<Record<'orderId' | 'artistId', string>>,
  path: string,
  caller: Caller & { isArtist: boolean; uid: string },
): Promise<{ data: Attachment; isNew: boolean }> {
  const { place, userId } = await requireParticipant(ids, caller);
  const file = toUpload(path, caller.uid, 'file');
  const id = idOfJson([place, path]);
  const made = await decodeUpload(file, 'file');
  if (made === null) {
    // A retry after a lost response: the file was deleted when the attachment was there.
    const known = await repository.readAttachment(place, id);
    if (known?.authorId === Number(userId)) return { data: toAttachment(place, known), isNew: false };
    throw await refuseGone(file, 'file');
  }
  try {
    const stored = await store(place, { id, userId, made });
    await deleteFile(file.path);
    return stored;
  } catch (error) {
    if (error instanceof ApiError) await deleteFile(file.path);
    throw error;
  }
}

async function store(
  place: SubOrderPlace,
  { id, userId, made: { files, ...measures } }: { id: string; userId: string; made: AttachmentFiles },
): Promise<{ data: Attachment; isNew: boolean }> {
  const { isNew } = await repository.addAttachment(place, id, {
    orderId: place.orderId,
    artistId: Number(place.artistId),
    authorId: Number(userId),
    ...measures,
    usedIn: null,
    createdAt: new Date(),
  });
  const folder = attachmentFolder(place, id);
  await writeAttachmentFiles(folder, files);
  if ((await repository.readAttachment(place, id)) === null) {
    // Its author left meanwhile.
    await deleteFolder(folder);
    throw new ApiError('FORBIDDEN');
  }
  return { data: toAttachment(place, { id, ...measures }), isNew };
}
