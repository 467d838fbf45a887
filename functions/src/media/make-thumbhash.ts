import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** The ThumbHash of a picture, base64: about 28 characters that unfold into a blurred placeholder. */
export async function makeThumbhash(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
