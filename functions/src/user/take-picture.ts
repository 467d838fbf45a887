import { createHash, randomUUID } from 'node:crypto';
import { isGooglePicture } from '@aperture-byline/contract/avatar';
import { AVATAR_FILE_MAX } from '@aperture-byline/contract/constants';
import { messages } from '@aperture-byline/contract/messages';
import { makePortraits } from '../media/make-portraits.ts';
import { UnreadablePictureError } from '../media/unreadable-picture-error.ts';
import { deleteFile, deleteFolder, publishFile, readFile, sizeOfFile } from '../platform/content/files.ts';
import { avatarUrl, isPortrait, portraitPath } from '../platform/content/picture.ts';
import { Refusal } from '../platform/refusal.ts';
import { readUser } from './store.ts';

/** What becomes of an avatar, and the uploaded file that is not needed any more once the profile says so. */
interface TakenPicture {
  avatar: string | null;
  incoming?: string;
}

const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/**
 * What a profile's new picture is: none, a Google account's own one, or a file that this account uploaded, which is
 * published here. Null where nothing changes. No address that was sent is ever fetched.
 */
export async function takePicture(
  sent: string,
  { uid, userId }: { uid: string; userId: string },
): Promise<TakenPicture | null> {
  if (sent === '') return { avatar: null };
  if (isGooglePicture(sent)) return { avatar: sent };
  const folder = `avatars/${uid}/in/`;
  if (sent.startsWith(folder) && FILE_NAME.test(sent.slice(folder.length))) return publish(sent, userId);
  if (sent === (await pictureOf(userId))) return null;
  throw refuse(messages.pictureForeign);
}

async function pictureOf(userId: string): Promise<string | null> {
  return avatarUrl((await readUser(userId))?.avatar ?? null);
}

function refuse(problem: string): Refusal {
  return new Refusal('INVALID', { fields: { profilePicture: problem } });
}

async function publish(incoming: string, userId: string): Promise<TakenPicture | null> {
  const source = createHash('sha256').update(incoming).digest('hex').slice(0, 16);
  const file = await fetchIncoming(incoming);
  if (file === null) {
    // Somebody whose answer was lost asks again: the file went when the picture was in place.
    const avatar = (await readUser(userId))?.avatar;
    if (avatar?.startsWith(`portraits/${userId}/${source}-`)) return null;
    throw refuse(messages.pictureMissing);
  }
  const portraits = await readPortraits(file, incoming);
  const avatar = `portraits/${userId}/${source}-${randomUUID()}`;
  for (const { width, data } of portraits) await publishFile(portraitPath(avatar, width), data, 'image/jpeg');
  return { avatar, incoming };
}

async function fetchIncoming(path: string): Promise<Buffer | null> {
  const size = await sizeOfFile(path);
  if (size === null || size <= AVATAR_FILE_MAX) return size === null ? null : readFile(path);
  await deleteFile(path);
  throw refuse(messages.pictureTooLarge);
}

async function readPortraits(file: Buffer, incoming: string) {
  try {
    return await makePortraits(file);
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    await deleteFile(incoming);
    throw refuse(messages.pictureUnreadable);
  }
}

/** Deletes the files behind an avatar that no profile shows any more. */
export async function discardPicture(avatar: string | null): Promise<void> {
  if (isPortrait(avatar)) await deleteFolder(avatar);
}
