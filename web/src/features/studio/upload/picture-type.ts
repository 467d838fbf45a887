import type { UPLOAD_FILE_TYPES } from '@aperture-byline/contract/upload/limits';

export type PictureType = (typeof UPLOAD_FILE_TYPES)[number];

/** Of the longest signature, that of WebP. */
const SIGNATURE_BYTES = 12;

/** The bytes that files of a type begin with, one character each; `.` is any byte. */
const SIGNATURES: Readonly<Record<PictureType, RegExp>> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG/,
  'image/webp': /^RIFF.{4}WEBP/s,
};

/** The media type of a picture by its first bytes, whatever it is called: browsers tell it by the extension alone. */
export async function readPictureType(file: Blob): Promise<PictureType | null> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  const types = Object.keys(SIGNATURES) as PictureType[];
  return types.find((type) => SIGNATURES[type].test(text)) ?? null;
}
