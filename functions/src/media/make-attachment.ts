import { serialize } from '../lib/concurrency.ts';
import { meanColour } from './mean-colour.ts';
import { damaged, loadSharp, openPicture } from './open-picture.ts';

/** Beside the text of a message, and on the whole screen. */
const WIDTHS = [480, 1600] as const;
/** No file is longer than this on either side. */
const LONGEST_SIDE = 2000;

interface AttachmentFiles {
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
 * What people of an order see of the bytes of a file: upright, in sRGB, on white where it was transparent, without any metadata. Throws
 * `UnreadablePictureError` for anything but a whole JPEG, PNG or WebP of at most 60 megapixels. One after another: a picture unfolds to
 * many times its file's size.
 */
export function makeAttachment(file: Buffer): Promise<AttachmentFiles> {
  return serialize('decoding', () => encode(file));
}

async function encode(file: Buffer): Promise<AttachmentFiles> {
  const { width, height, upright } = await openPicture(file);
  const widest = Math.max(1, Math.min(WIDTHS[1], width, Math.floor((LONGEST_SIDE * width) / height)));
  const widths = [...WIDTHS.filter((step) => step < widest), widest];
  const sharp = await loadSharp();
  const { data, info } = await upright()
    .resize({ width: widest })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw damaged(error);
    });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const files = [];
  for (const step of widths) {
    const jpeg = pixels().resize({ width: step }).jpeg({ quality: 80, progressive: true });
    files.push({ width: step, data: await jpeg.toBuffer() });
  }
  return { width, height, widths, colour: await meanColour(pixels()), files };
}
