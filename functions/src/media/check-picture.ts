import { serialize } from '../lib/serialize.ts';
import { damaged, openPicture } from './open-picture.ts';

/** Pixels: decoders leave out most of the work for a picture this small, and still read the file to its end. */
const SMALL = 32;

/**
 * Decodes a file to its end. Throws `UnreadablePictureError` for anything but a whole JPEG, PNG or WebP of at most 60
 * megapixels. One after another: a picture unfolds to many times its file's size.
 */
export function checkPicture(file: Buffer): Promise<void> {
  return serialize('pictures to check', async () => {
    const picture = await openPicture(file);
    try {
      await picture.upright().resize({ width: SMALL, height: SMALL, fit: 'inside' }).raw().toBuffer();
    } catch (error) {
      throw damaged(error);
    }
  });
}
