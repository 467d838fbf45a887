import { closeFirstGap } from './jpeg-markers.ts';

/** A file that can't become the picture that it is to be; the message is shown to the user. */
export class InvalidPictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InvalidPictureError';
  }
}

/** Limits of the server, and the texts of a refusal. */
interface Target {
  types: readonly string[];
  bytesMax: number;
  /** Errors for a file that is none of `types` or can't be decoded, and for one that is too large. */
  texts: Readonly<Record<'unreadable' | 'tooLarge', string>>;
  /** How much smaller a picture of so many pixels is made; 1 or more leaves it as it is. */
  toScale: (width: number, height: number) => number;
}

/** Limit in bytes of what the browser decodes: larger than any camera's JPEG. */
const DECODED_MAX = 60 * 1024 * 1024;
const QUALITY = 0.9;

/**
 * Scales the picture down to an upright JPEG without EXIF data, which could tell place and owner. Throws
 * `InvalidPictureError`.
 */
export async function scalePicture(file: File, { types, bytesMax, texts, toScale }: Target): Promise<Blob> {
  if (!types.includes(file.type)) throw new InvalidPictureError(texts.unreadable);
  if (file.size > DECODED_MAX) throw new InvalidPictureError(texts.tooLarge);
  const picture = await decode(file, texts.unreadable);
  try {
    const scale = Math.min(1, toScale(picture.width, picture.height));
    const jpeg = await encodeJpeg(picture, scale);
    if (jpeg === null) throw new InvalidPictureError(texts.unreadable);
    if (jpeg.size > bytesMax) throw new InvalidPictureError(texts.tooLarge);
    return jpeg;
  } finally {
    picture.close();
  }
}

async function decode(file: File, unreadable: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(await closeFirstGap(file), { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new InvalidPictureError(unreadable, { cause });
  }
}

function encodeJpeg(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  // JPEG has no alpha channel: transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
