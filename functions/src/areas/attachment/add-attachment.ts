import { attachmentMessages } from '@aperture-byline/contract/attachment/attachment-messages';
import type { Attachment } from '@aperture-byline/contract/attachment/wire';
import type { Caller } from '../../access/access.ts';
import { requireParticipant } from '../../access/participants.ts';
import { fetchIncoming } from '../../data/images/fetch-incoming.ts';
import {
  findProblemOfGone,
  type IncomingFile,
  toIncomingFile,
  type UploadProblem,
} from '../../data/images/upload-log.ts';
import * as repository from '../../data/orders/attachments.ts';
import type { SubOrderPlace } from '../../data/orders/sub-order-people.ts';
import { ApiError } from '../../lib/errors.ts';
import { attachmentFolder, toAttachment } from '../../lib/pictures/attachment-pictures.ts';
import { idOfJson } from '../../lib/sha256.ts';
import { deleteFile, deleteFolder, writePrivateFile } from '../../lib/storage.ts';
import { makeAttachment } from '../../media/make-attachment.ts';
import { UnreadablePictureError } from '../../media/open-picture.ts';

const PROBLEMS: Readonly<Record<UploadProblem, string>> = {
  'over limit': attachmentMessages.uploadLimit,
  'too large': attachmentMessages.tooLarge,
  unreadable: attachmentMessages.unreadable,
};

const refuse = (file: string) => new ApiError('INVALID', { fields: { file } });

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
  const file = toIncomingFile(path);
  if (file?.folder !== 'attachments' || file.uid !== caller.uid) throw refuse(attachmentMessages.foreign);
  const id = idOfJson([place, path]);
  const data = await fetchIncoming(file);
  if (typeof data === 'string') throw refuse(PROBLEMS[data]);
  if (data === null) {
    // A retry after a lost response: the file was deleted when the attachment was there.
    const known = await repository.readAttachment(place, id);
    if (known?.authorId === Number(userId)) return { data: toAttachment(place, known), isNew: false };
    const problem = await findProblemOfGone(file);
    throw refuse(problem === null ? attachmentMessages.missing : PROBLEMS[problem]);
  }
  return store(place, { id, userId, data, file });
}

async function store(
  place: SubOrderPlace,
  { id, userId, data, file }: { id: string; userId: string; data: Buffer; file: IncomingFile },
): Promise<{ data: Attachment; isNew: boolean }> {
  try {
    const { files, ...measures } = await makeAttachment(data);
    const { isNew } = await repository.addAttachment(place, id, {
      orderId: place.orderId,
      artistId: Number(place.artistId),
      authorId: Number(userId),
      ...measures,
      usedIn: null,
      createdAt: new Date(),
    });
    const folder = attachmentFolder(place, id);
    for (const { width, data: jpeg } of files) await writePrivateFile(`${folder}/${width}.jpeg`, jpeg);
    if ((await repository.readAttachment(place, id)) === null) {
      // Its author left meanwhile.
      await deleteFolder(folder);
      throw new ApiError('FORBIDDEN');
    }
    await deleteFile(file.path);
    return { data: toAttachment(place, { id, ...measures }), isNew };
  } catch (error) {
    if (error instanceof UnreadablePictureError || error instanceof ApiError) await deleteFile(file.path);
    throw error instanceof UnreadablePictureError ? refuse(attachmentMessages.unreadable) : error;
  }
}
