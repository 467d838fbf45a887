import { AVATAR_FILE_MAX, AVATAR_FILE_TYPES } from '@aperture-byline/contract/shared/constants';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';

/** A file that can't become an avatar; the message is shown to the user. */
export class InvalidPictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InvalidPictureError';
  }
}

/** Limit in bytes of what the browser decodes: larger than any camera's JPEG. */
const DECODED_MAX = 60 * 1024 * 1024;
/** Pixels of the shorter side: three times the published size. */
const SIDE = 1024;
const QUALITY = 0.9;

/**
 * Scales the picture down to an upright JPEG without EXIF data, which could tell place and owner. Throws
 * `InvalidPictureError`.
 */
export async function scalePicture(file: File): Promise<Blob> {
  if (!AVATAR_FILE_TYPES.some((type) => type === file.type))
    throw new InvalidPictureError(profileMessages.pictureUnreadable);
  if (file.size > DECODED_MAX) throw new InvalidPictureError(profileMessages.pictureTooLarge);
  const picture = await decode(file);
  try {
    const jpeg = await encodeJpeg(picture);
    if (jpeg.size > AVATAR_FILE_MAX) throw new InvalidPictureError(profileMessages.pictureTooLarge);
    return jpeg;
  } finally {
    picture.close();
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new InvalidPictureError(profileMessages.pictureUnreadable, { cause });
  }
}

async function encodeJpeg(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, SIDE / Math.min(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new InvalidPictureError(profileMessages.pictureUnreadable);
  // JPEG has no alpha channel: transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (jpeg === null) throw new InvalidPictureError(profileMessages.pictureUnreadable);
  return jpeg;
}
