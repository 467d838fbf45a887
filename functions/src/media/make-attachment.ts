import { serialize } from '../lib/concurrency.ts';
import { meanColour } from './mean-colour.ts';
import { fromPixels, openPicture } from './open-picture.ts';

/** Beside the text of a message, and on the whole screen. */
const WIDTHS = [480, 1600] as const;
/** No file is longer than this on either side. */
const LONGEST_SIDE = 2000;

export interface AttachmentFiles {
  /** Pixels of the upright picture as it came. */
  width: number;
  height: number;
  /** Ascending. */
  widths: number[];
  /** Mean colour, `#rrggbb`. */
  colour: string;
  files: { width: number /** A JPEG. */; data: Buffer }[];
}

/**
 * Makes the picture that people of an order see from the bytes of a file: upright, in sRGB, on white where it was
 * transparent, without any metadata. Throws `UnreadablePictureError` for anything but a whole JPEG, PNG or WebP that an
 * instance can decode beside its other work. Decodes one file at a time: a decoded picture is many times larger than
 * its file.
 */
export function makeAttachment(file: Buffer): Promise<AttachmentFiles> {
  return serialize('decoding', () => encode(file));
}

async function encode(file: Buffer): Promise<AttachmentFiles> {
  const { width, height, decode } = await openPicture(file, { isShared: true });
  const widest = Math.max(1, Math.min(WIDTHS[1], width, Math.floor((LONGEST_SIDE * width) / height)));
  const widths = [...WIDTHS.filter((step) => step < widest), widest];
  const pixels = await decode({ width: widest });
  const files = [];
  for (const step of widths) {
    const smaller = (await fromPixels(pixels)).resize({ width: step });
    files.push({ width: step, data: await smaller.jpeg({ quality: 80, progressive: true }).toBuffer() });
  }
  return { width, height, widths, colour: await meanColour(await fromPixels(pixels)), files };
}
