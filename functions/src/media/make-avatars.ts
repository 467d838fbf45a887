import type { PictureCrop } from '@aperture-byline/contract/profile/bodies';
import { AVATAR_WIDTHS, type AvatarWidth, WIDEST_AVATAR } from '@aperture-byline/contract/user/avatar';
import { serialize } from '../lib/concurrency.ts';
import { fromPixels, type OpenPicture, openPicture, type Pixels, readPixels } from './open-picture.ts';

interface AvatarFile {
  width: AvatarWidth;
  data: Buffer;
}

/** The most pixels of a side that are decoded to cut a part from, which bounds the memory. */
const DECODED_MAX = 4096;

/**
 * Square avatars in each published width from the bytes of a file: upright, cut as `crop` says or around what draws
 * the eye, in sRGB, on white where it was transparent, without any metadata. Throws `UnreadablePictureError` for
 * anything but a whole JPEG, PNG or WebP that an instance can decode beside its other work. One after another: a
 * picture unfolds to many times its file's size.
 */
export function makeAvatars(file: Buffer, crop?: PictureCrop): Promise<AvatarFile[]> {
  return serialize('decoding', () => encodeAvatars(file, crop));
}

async function encodeAvatars(file: Buffer, crop?: PictureCrop): Promise<AvatarFile[]> {
  const picture = await openPicture(file, { isShared: true });
  const size = { width: WIDEST_AVATAR, height: WIDEST_AVATAR } as const;
  const square = crop
    ? await decodePart(picture, crop)
    : await picture.decode({ ...size, fit: 'cover', position: 'attention' });
  return Promise.all(
    AVATAR_WIDTHS.map(async (side) => {
      const smaller = (await fromPixels(square)).resize({ width: side, height: side });
      return { width: side, data: await smaller.jpeg({ quality: 82, progressive: true }).toBuffer() };
    }),
  );
}

/** Decodes a square part; what reaches over the picture's edges is moved inside. */
async function decodePart(picture: OpenPicture, crop: PictureCrop): Promise<Pixels> {
  const longest = Math.max(picture.width, picture.height);
  const wanted = WIDEST_AVATAR / Math.max(1, crop.side * picture.width);
  const scale = Math.min(1, wanted, DECODED_MAX / longest);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const whole = await picture.decode({ width, height, fit: 'fill' });
  const side = Math.min(Math.max(1, Math.round(crop.side * width)), width, height);
  const left = Math.min(Math.round(crop.x * width), width - side);
  const top = Math.min(Math.round(crop.y * height), height - side);
  return readPixels((await fromPixels(whole)).extract({ left, top, width: side, height: side }));
}
