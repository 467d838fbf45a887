import { AVATAR_WIDTHS, type AvatarWidth, WIDEST_AVATAR } from '@aperture-byline/contract/user/avatar';
import { serialize } from '../lib/concurrency.ts';
import { damaged, loadSharp, openPicture } from './open-picture.ts';

interface AvatarFile {
  width: AvatarWidth;
  /** A JPEG. */
  data: Buffer;
}

/**
 * Square avatars in each published width from the bytes of a file: upright, cut around what draws the eye, in sRGB,
 * on white where it was transparent, without any metadata. Throws `UnreadablePictureError` for anything but a whole
 * JPEG, PNG or WebP of at most 60 megapixels. One after another: a picture unfolds to many times its file's size.
 */
export function makeAvatars(file: Buffer): Promise<AvatarFile[]> {
  return serialize('decoding', () => encodeAvatars(file));
}

async function encodeAvatars(file: Buffer): Promise<AvatarFile[]> {
  const square = await cut(file, WIDEST_AVATAR);
  const sharp = await loadSharp();
  const { width, height, channels } = square.info;
  return Promise.all(
    AVATAR_WIDTHS.map(async (side) => ({
      width: side,
      data: await sharp(square.data, { raw: { width, height, channels } })
        .resize({ width: side, height: side })
        .jpeg({ quality: 82, progressive: true })
        .toBuffer(),
    })),
  );
}

async function cut(file: Buffer, side: number) {
  const picture = await openPicture(file);
  try {
    return await picture
      .upright()
      .resize({ width: side, height: side, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw damaged(error);
  }
}
