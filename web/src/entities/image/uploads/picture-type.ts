import type { UPLOAD_FILE_TYPES } from '@aperture-byline/contract/upload/wire';

export type PictureType = (typeof UPLOAD_FILE_TYPES)[number];

/** Number of bytes of the longest signatures. */
const SIGNATURE_BYTES = 12;

/** The bytes that files of a type begin with, one character each; `.` is any byte. */
const SIGNATURES: Readonly<Record<PictureType, RegExp>> = {
  // Other bytes may stand before the next marker: decoders pass over them.
  'image/jpeg': /^\xff\xd8/,
  'image/png': /^\x89PNG/,
  'image/webp': /^RIFF.{4}WEBP/s,
};

/** HEIC and AVIF are boxes of the same kind; the fifth to twelfth byte name the brand. */
const HEIC = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

async function readSignature(file: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
}

/** Whether it is a photograph as iPhones store it, which few browsers show. */
export const isHeic = async (file: Blob): Promise<boolean> => HEIC.test(await readSignature(file));

/** The media type of a picture by its first bytes, whatever it is called: browsers tell it by the extension alone. */
export async function readPictureType(file: Blob): Promise<PictureType | null> {
  const text = await readSignature(file);
  const types = Object.keys(SIGNATURES) as PictureType[];
  return types.find((type) => SIGNATURES[type].test(text)) ?? null;
}
