import { randomUUID } from 'node:crypto';
import type { PictureCrop } from '@aperture-byline/contract/profile/bodies';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { isGooglePicture } from '@aperture-byline/contract/user/avatar';
import { fetchIncoming } from '../../data/images/fetch-incoming.ts';
import {
  findProblemOfGone,
  type IncomingFile,
  toIncomingFile,
  type UploadProblem,
} from '../../data/images/upload-log.ts';
import { readUser } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';
import { avatarPath, avatarUrl, isAvatarFolder } from '../../lib/pictures/picture-addresses.ts';
import { sha256 } from '../../lib/sha256.ts';
import { deleteFile, deleteFolder, publishFile } from '../../lib/storage.ts';
import { makeAvatars } from '../../media/make-avatars.ts';
import { UnreadablePictureError } from '../../media/open-picture.ts';

/** The new avatar, and the uploaded file to delete once the profile has it. */
interface TakenPicture {
  avatar: string | null;
  incoming?: string;
}

const PROBLEMS: Readonly<Record<UploadProblem, string>> = {
  'over limit': apiMessages.pictureLimit,
  'too large': profileMessages.pictureTooLarge,
  unreadable: profileMessages.pictureUnreadable,
};

/** Takes a new picture: none, Google's, or an own upload, published here; null if unchanged. Never fetches a URL. */
export async function publishAvatar(
  address: string,
  { uid, userId, crop }: { uid: string; userId: string; crop?: PictureCrop },
): Promise<TakenPicture | null> {
  if (address === '') return { avatar: null };
  if (isGooglePicture(address)) return { avatar: address };
  const file = toIncomingFile(address);
  if (file?.folder === 'avatars' && file.uid === uid) return publish(file, userId, crop);
  if (address === (await publishPicture(userId))) return null;
  throw refuse(apiMessages.pictureForeign);
}

async function publishPicture(userId: string): Promise<string | null> {
  return avatarUrl((await readUser(userId))?.avatar ?? null);
}

function refuse(problem: string): ApiError {
  return new ApiError('INVALID', { fields: { profilePicture: problem } });
}

async function publish(file: IncomingFile, userId: string, crop?: PictureCrop): Promise<TakenPicture | null> {
  const incoming = file.path;
  const source = sha256(crop ? `${incoming} ${crop.x} ${crop.y} ${crop.side}` : incoming).slice(0, 16);
  const data = await fetchIncoming(file);
  if (typeof data === 'string') throw refuse(PROBLEMS[data]);
  if (data === null) {
    // A retry after a lost response: the file was deleted when the avatar was published.
    const avatar = (await readUser(userId))?.avatar;
    if (avatar?.startsWith(`portraits/${userId}/${source}-`)) return null;
    const problem = await findProblemOfGone(file);
    throw refuse(problem === null ? apiMessages.pictureMissing : PROBLEMS[problem]);
  }
  const files = await makeAvatarFiles(data, incoming, crop);
  const avatar = `portraits/${userId}/${source}-${randomUUID()}`;
  for (const { width, data } of files) await publishFile(avatarPath(avatar, width), data, 'image/jpeg');
  return { avatar, incoming };
}

async function makeAvatarFiles(file: Buffer, incoming: string, crop?: PictureCrop) {
  try {
    return await makeAvatars(file, crop);
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    await deleteFile(incoming);
    throw refuse(profileMessages.pictureUnreadable);
  }
}

/** Deletes the files behind an avatar that no profile shows any more. */
export async function deleteAvatar(avatar: string | null): Promise<void> {
  if (isAvatarFolder(avatar)) await deleteFolder(avatar);
}
