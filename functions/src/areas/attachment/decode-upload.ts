import { attachmentMessages } from '@aperture-byline/contract/attachment/attachment-messages';
import { fetchIncoming } from '../../data/images/fetch-incoming.ts';
import {
  findProblemOfGone,
  type IncomingFile,
  toIncomingFile,
  type UploadProblem,
} from '../../data/images/upload-log.ts';
import { ApiError } from '../../lib/errors.ts';
import { deleteFile, writePrivateFile } from '../../lib/storage.ts';
import { type AttachmentFiles, makeAttachment } from '../../media/make-attachment.ts';
import { UnreadablePictureError } from '../../media/open-picture.ts';

const PROBLEMS: Readonly<Record<UploadProblem, string>> = {
  'over limit': attachmentMessages.uploadLimit,
  'too large': attachmentMessages.tooLarge,
  unreadable: attachmentMessages.unreadable,
};

/** Field of the body that names the file, for what is refused. */
type Field = 'file' | 'pictures';

const refuse = (field: Field, text: string) => new ApiError('INVALID', { fields: { [field]: text } });

/** Returns the file that a body names. Throws INVALID where it is not one that this account uploaded to be attached. */
export function toUpload(path: string, uid: string, field: Field): IncomingFile {
  const file = toIncomingFile(path);
  if (file?.folder !== 'attachments' || file.uid !== uid) throw refuse(field, attachmentMessages.foreign);
  return file;
}

/** Makes the pictures of a file; null where it is gone. Throws INVALID for one that is no picture, which goes. */
export async function decodeUpload(file: IncomingFile, field: Field): Promise<AttachmentFiles | null> {
  const data = await fetchIncoming(file);
  if (data === null) return null;
  if (typeof data === 'string') throw refuse(field, PROBLEMS[data]);
  try {
    return await makeAttachment(data);
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    await deleteFile(file.path);
    throw refuse(field, attachmentMessages.unreadable);
  }
}

/** Returns the refusal of a file that is gone and that nothing was made of. */
export async function refuseGone(file: IncomingFile, field: Field): Promise<ApiError> {
  const problem = await findProblemOfGone(file);
  return refuse(field, problem === null ? attachmentMessages.missing : PROBLEMS[problem]);
}

export async function writeAttachmentFiles(folder: string, files: AttachmentFiles['files']): Promise<void> {
  for (const { width, data } of files) await writePrivateFile(`${folder}/${width}.jpeg`, data);
}
