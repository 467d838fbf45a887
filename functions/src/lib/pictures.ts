import {
  fittingWidth,
  type Picture,
  type StoredPicture,
  variantUrl,
} from '@aperture-byline/contract/shared/picture';
import { isGooglePicture, type PortraitWidth, WIDEST_PORTRAIT } from '@aperture-byline/contract/user/avatar';
import { config } from './config.ts';
import { UnreadableDocumentError, withDefaults } from './parse.ts';

/** Pixels of the variant that stands for a picture where only one address fits. */
const MEDIUM = 1280;
const PORTRAIT_FOLDER = /^portraits\/[1-9][0-9]{8}\/[A-Za-z0-9_-]{1,64}$/;
const PUBLISHED_PATH = /^photos\/[A-Za-z0-9_-]{1,64}$/;

/** Address of the bucket's files as browsers fetch them. */
function filesUrl(): string {
  const { publicStorageUrl, bucket } = config();
  return `${publicStorageUrl}/v0/b/${bucket}/o/`;
}

/** False where a record has not what it takes to show it on a page. */
export function isUsable(stored: StoredPicture | null | undefined): stored is StoredPicture {
  if (!stored?.path || !(stored.width > 0) || !(stored.height > 0)) return false;
  return Array.isArray(stored.widths) && stored.widths.length > 0;
}

/** Throws where the record is not usable. */
export function toPicture(stored: StoredPicture): Picture {
  if (!isUsable(stored)) throw new UnreadableDocumentError('picture');
  const { path, width, height, widths, formats, thumbhash, alt } = withDefaults(stored, {
    formats: ['jpeg'],
    thumbhash: '',
    alt: '',
  });
  const src = `${filesUrl()}${encodeURIComponent(`${path}/`)}{width}.{format}?alt=media`;
  return { src, width, height, widths, formats, thumbhash, alt };
}

/** The full address of the JPEG that fills `slot` pixels. Throws where the record is not usable. */
export function jpegUrl(stored: StoredPicture, slot = MEDIUM): string {
  const picture = toPicture(stored);
  return variantUrl(picture, fittingWidth(picture.widths, slot), 'jpeg');
}

/** False where a record points at anything but a published photograph of this house. */
export function isPublished(stored: StoredPicture | null | undefined): boolean {
  return isUsable(stored) && PUBLISHED_PATH.test(stored.path);
}

/** True for the folder of a portrait that this house published. */
export function isPortrait(avatar: unknown): avatar is string {
  return typeof avatar === 'string' && PORTRAIT_FOLDER.test(avatar);
}

/** Storage path of a portrait in one of its widths. */
export function portraitPath(folder: string, width: PortraitWidth): string {
  return `${folder}/${width}.jpeg`;
}

/** The full address of an avatar as documents store it. Null where there is none, or one that nobody may have. */
export function avatarUrl(avatar: string | null): string | null {
  if (isPortrait(avatar)) {
    return `${filesUrl()}${encodeURIComponent(portraitPath(avatar, WIDEST_PORTRAIT))}?alt=media`;
  }
  return typeof avatar === 'string' && isGooglePicture(avatar) ? avatar : null;
}
