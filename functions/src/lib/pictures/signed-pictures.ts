import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { type Picture, SIGNED_FILES } from '@aperture-byline/contract/shared/picture';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { isPublicImage } from '../../publication/visibility.ts';
import { config } from '../config.ts';
import { signingKeys } from '../signing-keys.ts';
import { jpegAddress, toPicture } from './picture-addresses.ts';

/** An address lasts for at least one of these and at most two, so that a list that is read again has the same ones. */
const STEP = 5 * 60 * 1000;
const EXPIRES = /^[1-9][0-9]{12}$/;

/** Signs addresses of a picture that is not public, for ten minutes at most. The caller has checked who sees it. */
export function toVisiblePicture(stored: StoredPicture, { isPublic }: { isPublic: boolean }): Picture {
  return isPublic ? toPicture(stored) : toSignedPicture(stored);
}

/** The picture of an image for somebody who may see the image. */
export function toImagePicture(
  image: Pick<StoredImage, 'picture' | 'status' | 'privacyStatus' | 'embargoedBy'>,
): Picture {
  return toVisiblePicture(image.picture, { isPublic: isPublicImage(image) });
}

/** Returns a picture of an order with a signed address, since the image may no longer be public, or be deleted. */
export function toSignedPicture(stored: StoredPicture): Picture {
  const { imageId } = stored;
  const src = `/api${SIGNED_FILES}/${imageId}/{width}.{format}?${signQuery(imageId)}`;
  return { ...toPicture(stored), src };
}

/** The query of an address of what `subject` names: the id of an image, or the folder of another picture's files. */
export function signQuery(subject: string): string {
  const expires = (Math.floor(Date.now() / STEP) + 2) * STEP;
  const [key] = signingKeys('picture');
  return `expires=${expires}&signature=${sign(key, subject, expires)}`;
}

/** Name of the original among the files of an image. */
export const ORIGINAL = 'original';
/** Subject of its signature: that of the variants, which orders and previews hand out, never opens it. */
export const originalSubject = (imageId: string): string => `${ORIGINAL}/${imageId}`;

/** The address of the file that was uploaded, for its owner, see `signQuery`. */
export function signOriginal(imageId: string): string {
  return `/api${SIGNED_FILES}/${imageId}/${ORIGINAL}?${signQuery(originalSubject(imageId))}`;
}

/** The full address of the JPEG of medium size of such a picture. */
export function visibleJpegUrl(picture: Picture): string {
  return `${config().siteUrl}${jpegAddress(picture)}`;
}

/** Whether the API signed this address of the files of `subject`, and it has not ended. */
export function isSigned(subject: string, expires: unknown, signature: unknown): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !EXPIRES.test(expires)) return false;
  const given = Buffer.from(signature);
  const isRight = signingKeys('picture').some((key) => {
    const right = Buffer.from(sign(key, subject, Number(expires)));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isRight && Number(expires) > Date.now();
}

function sign(key: string, subject: string, expires: number): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([subject, expires]))
    .digest('base64url');
}
