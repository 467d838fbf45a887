import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { pictureFolder, sharePath, variantPath } from '@aperture-byline/contract/shared/picture';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { toByline } from '@aperture-byline/contract/shared/text/content';
import type { UploadReason } from '@aperture-byline/contract/upload/stored';
import { FILE_NAME_MAX, ORIGINALS_MAX, UPLOAD_FILE_MAX } from '@aperture-byline/contract/upload/wire';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { readImagesByHash, sumOriginals } from '../../data/images/images.ts';
import { originalPath } from '../../data/images/picture-files.ts';
import {
  beginUpload,
  buildUploadId,
  finishUpload,
  readUpload,
  refuseUpload,
  type Upload,
} from '../../data/images/uploads.ts';
import { readUser, readUserId } from '../../data/people/users.ts';
import { serialize } from '../../lib/concurrency.ts';
import { logError } from '../../lib/logger.ts';
import { sha256 } from '../../lib/sha256.ts';
import {
  deleteFile,
  deleteFolder,
  describeFile,
  endDownloadUrls,
  publishFile,
  readFile,
  writePrivateFile,
} from '../../lib/storage.ts';
import type { FileCreated } from '../../lib/storage-event.ts';
import { clip } from '../../media/iptc/read-iptc.ts';
import { type PictureProblem, UnreadablePictureError } from '../../media/open-picture.ts';
import { type ProcessedPicture, processPicture } from '../../media/process-picture.ts';
import { describeDraft } from './describe-draft.ts';

/** An event is repeated for a day at most; the photographer is then told to upload the file again. */
const EVENT_LIFETIME = DAY;
const PATH = /^uploads\/([^/]+)\/([A-Za-z0-9_-]{1,64})\.(?:jpg|jpeg|png|webp)$/;

const REASONS: Readonly<Record<PictureProblem, UploadReason>> = {
  empty: 'unreadable',
  damaged: 'unreadable',
  wrongType: 'wrongType',
  tooManyPixels: 'tooManyPixels',
  tooMuchMemory: 'tooManyPixels',
  extremeShape: 'extremeShape',
  notEncoded: 'notEncoded',
};

/** Steps that are done outside of this process, in this order; tests let each of them fail. */
export const STEPS = {
  describeFile,
  endDownloadUrls,
  readFile,
  publishFile,
  writePrivateFile,
  finishUpload,
  deleteFile,
};

/**
 * Trigger of every new file in the bucket: makes a draft of a photograph that was uploaded to `uploads/{uid}/`, and
 * ignores all others. Ids and paths follow from the version of the file, so that every step may be repeated, also while
 * another delivery of the event is under way. What is wrong with the file ends as `refused` at once; anything else is
 * thrown, and the event comes again.
 */
export async function processUpload(file: FileCreated, steps: typeof STEPS = STEPS): Promise<void> {
  const [, uid, name] = PATH.exec(file.path) ?? [];
  if (uid === undefined || name === undefined) return;
  const id = buildUploadId(file);
  if (Date.now() - file.createdAt.getTime() > EVENT_LIFETIME) {
    logError('An upload was not processed in time', 'Its event is dropped', { uploadId: id });
    await refuseUpload(id, { reason: 'failed' }, new Date());
    await cleanUp(id, file, steps);
    return;
  }
  const info = await steps.describeFile(file.path);
  // Deleted, or another version: that one has an event of its own.
  if (info?.generation !== file.generation) return;
  if (file.hasDownloadUrl && !(await steps.endDownloadUrls(file.path, file.generation))) return;
  const owner = await readOwner(uid);
  const upload = owner && (await startUpload({ id, uid, name, file, owner }));
  // One at a time, from the reading of the file on: a picture unfolds to many times its size.
  if (owner && upload?.state === 'processing')
    await serialize('uploads', () => createImage(upload, owner, file, steps));
  await cleanUp(id, file, steps);
}

async function readOwner(uid: string): Promise<StoredUser | null> {
  const userId = await readUserId(uid);
  return userId === null ? null : readUser(userId);
}

async function startUpload({
  id,
  uid,
  name,
  file: { size, createdAt, fileName },
  owner: { userId },
}: {
  id: string;
  uid: string;
  name: string;
  file: FileCreated;
  owner: StoredUser;
}): Promise<Upload | null> {
  const problem: UploadReason | null = size > UPLOAD_FILE_MAX ? 'tooLarge' : null;
  const isFull = problem === null && (await sumOriginals(String(userId))) + size > ORIGINALS_MAX;
  const upload = {
    id,
    uid,
    name,
    fileName: clip(cleanText('line', fileName) ?? '', FILE_NAME_MAX),
    size,
    createdAt,
    ownerId: userId,
  };
  return beginUpload({ ...upload, problem: isFull ? 'storageFull' : problem }, new Date());
}

/** Files first, then the image: a list never shows one without its files. */
async function createImage(upload: Upload, owner: StoredUser, file: FileCreated, steps: typeof STEPS): Promise<void> {
  const { id } = upload;
  const data = await steps.readFile(file.path);
  if (data === null) {
    await refuseUpload(id, { reason: 'failed' }, new Date());
    return;
  }
  const hash = sha256(data);
  const [twin] = await readImagesByHash(String(owner.userId), [hash]);
  if (twin && twin.id !== id) {
    await refuseUpload(id, { reason: 'duplicate', imageId: twin.id }, new Date());
    return;
  }
  const picture = await decodePicture(id, data);
  if (typeof picture === 'string') {
    await refuseUpload(id, { reason: picture }, new Date());
    return;
  }
  const folder = pictureFolder(id);
  for (const { width, format, contentType, data: bytes } of picture.variants)
    await steps.publishFile(variantPath(folder, width, format), bytes, contentType);
  await steps.publishFile(sharePath(folder), picture.share, 'image/jpeg');
  await steps.writePrivateFile(originalPath(id), data);
  await steps.finishUpload(id, toImage({ picture, owner, hash, upload }), new Date());
}

async function decodePicture(id: string, data: Buffer): Promise<ProcessedPicture | UploadReason> {
  try {
    return await processPicture(data, { reservesRights: true });
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    if (error.problem === 'notEncoded') logError('A picture could not be encoded', error.cause, { uploadId: id });
    return REASONS[error.problem];
  }
}

function toImage({
  picture: { width, height, widths, formats, colour, exif, iptc },
  owner,
  hash,
  upload: { id, size, fileName = '' },
}: {
  picture: ProcessedPicture;
  owner: StoredUser;
  hash: string;
  upload: Upload;
}): StoredImage {
  const createdAt = new Date();
  return {
    owner: toByline(owner),
    ...describeDraft(iptc, fileName),
    picture: { imageId: id, width, height, widths, formats, colour, alt: '' },
    exif,
    hash,
    fileName,
    originalSize: size,
    isUsed: false,
    usedIn: [],
    privacyStatus: 'Private',
    status: 'draft',
    reviewNote: null,
    publishedWith: null,
    embargoedBy: null,
    createdAt,
    publishedAt: null,
    updatedAt: createdAt,
  };
}

/** Nothing stays of a file that became no image, also where an earlier delivery of its event had begun to write. */
async function cleanUp(id: string, { path, generation }: FileCreated, steps: typeof STEPS): Promise<void> {
  const upload = await readUpload(id);
  if (upload?.state === 'processing') return;
  if (upload?.state !== 'ready') {
    await deleteFolder(pictureFolder(id));
    await steps.deleteFile(originalPath(id));
  }
  await steps.deleteFile(path, generation);
}
