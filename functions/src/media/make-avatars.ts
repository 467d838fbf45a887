import { AVATAR_WIDTHS, type AvatarWidth, WIDEST_AVATAR } from '@aperture-byline/contract/user/avatar';
import { serialize } from '../lib/concurrency.ts';
import { fromPixels, openPicture } from './open-picture.ts';

interface AvatarFile {
  width: AvatarWidth;
  data: Buffer;
}

/**
 * Square avatars in each published width from the bytes of a file: upright, cut around what draws the eye, in sRGB, on
 * white where it was transparent, without any metadata. Throws `UnreadablePictureError` for anything but a whole JPEG,
 * PNG or WebP that an instance can decode beside its other work. One after another: a picture unfolds to many times its
 * file's size.
 */
export function makeAvatars(file: Buffer): Promise<AvatarFile[]> {
  return serialize('decoding', () => encodeAvatars(file));
}

async function encodeAvatars(file: Buffer): Promise<AvatarFile[]> {
  const picture = await openPicture(file, { isShared: true });
  const size = { width: WIDEST_AVATAR, height: WIDEST_AVATAR } as const;
  const square = await picture.decode({ ...size, fit: 'cover', position: 'attention' });
  return Promise.all(
    AVATAR_WIDTHS.map(async (side) => {
      const smaller = (await fromPixels(square)).resize({ width: side, height: side });
      return { width: side, data: await smaller.jpeg({ quality: 82, progressive: true }).toBuffer() };
    }),
  );
}
