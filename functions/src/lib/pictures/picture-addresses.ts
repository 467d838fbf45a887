import { isId } from '@aperture-byline/contract/shared/ids';
import { fittingWidth, type Picture, pictureFolder, variantUrl } from '@aperture-byline/contract/shared/picture';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { type AvatarWidth, isGooglePicture, WIDEST_AVATAR } from '@aperture-byline/contract/user/avatar';
import { config } from '../config.ts';

/** Pixels that the variant fills where a response has room for one address. */
const MEDIUM = 1080;
const AVATAR_FOLDER = /^portraits\/[1-9][0-9]{8}\/[A-Za-z0-9_-]{1,64}$/;

const VARIANT_FILE = /^(?:[1-9][0-9]{0,3}\.(?:avif|webp|jpeg)|share\.jpeg)$/;
const PUBLIC_FILE =
  /^(?:photos\/[A-Za-z0-9_-]{1,64}\/(?:[1-9][0-9]{0,3}\.(?:avif|webp|jpeg)|share\.jpeg)|portraits\/[1-9][0-9]{8}\/[A-Za-z0-9_-]{1,64}\/(?:80|320)\.jpeg)$/;

/** True for the Storage path of a file that everybody may fetch, where there is one. All others are denied. */
export function isPublicFile(path: string): boolean {
  return PUBLIC_FILE.test(path) && isId(path.split('/')[1]);
}

/** True for the name of a file in the folder of a picture. */
export function isVariantFile(name: string): boolean {
  return VARIANT_FILE.test(name);
}

/** Returns a picture for public pages. The caller has checked that it is public. */
export function toPicture({ imageId, ...picture }: StoredPicture): Picture {
  return { src: `/${pictureFolder(imageId)}/{width}.{format}`, ...picture };
}

export function jpegAddress(picture: Picture, slot = MEDIUM): string {
  return variantUrl(picture, fittingWidth(picture.widths, slot), 'jpeg');
}

/** The address on the site's own origin of the JPEG that fills `slot` pixels. */
export function jpegPath(stored: StoredPicture, slot = MEDIUM): string {
  return jpegAddress(toPicture(stored), slot);
}

export function jpegUrl(stored: StoredPicture): string {
  return `${config().siteUrl}${jpegPath(stored)}`;
}

/** True for the folder of an avatar that this site published. */
export function isAvatarFolder(avatar: unknown): avatar is string {
  return typeof avatar === 'string' && AVATAR_FOLDER.test(avatar);
}

export function avatarPath(folder: string, width: AvatarWidth): string {
  return `${folder}/${width}.jpeg`;
}

/** The full address of an avatar as documents store it. Null where there is none, or one that is not allowed. */
export function avatarUrl(avatar: string | null): string | null {
  if (isAvatarFolder(avatar)) {
    return `${config().siteUrl}/${avatarPath(avatar, WIDEST_AVATAR)}`;
  }
  return typeof avatar === 'string' && isGooglePicture(avatar) ? avatar : null;
}
