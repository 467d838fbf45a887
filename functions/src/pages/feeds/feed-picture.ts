import { basename } from 'node:path';
import { fittingWidth, pictureFolder, variantPath } from '@aperture-byline/contract/shared/picture';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { logError } from '../../lib/logger.ts';
import { jpegPath, toPicture } from '../../lib/pictures/picture-addresses.ts';
import { jpegSizeWithRights } from '../../lib/pictures/picture-rights.ts';
import { describeFile } from '../../lib/storage.ts';
import type { FeedPicture } from './write-feed.ts';

/** Pixels across: sharp in any reader, and small enough to come with every item. */
const WIDTH = 1080;

/** Bytes as they are stored, by path, oldest first: a file never changes. */
const sizes = new Map<string, number>();
const REMEMBERED = 2000;

/** Returns the picture of a feed's item, which must be public; null where there is none. */
export async function toFeedPicture(stored: StoredPicture | null, siteUrl: string): Promise<FeedPicture | null> {
  if (stored === null) return null;
  const { widths, width, height, alt } = toPicture(stored);
  const across = fittingWidth(widths, WIDTH);
  const { href: url } = new URL(jpegPath(stored, WIDTH), siteUrl);
  const path = variantPath(pictureFolder(stored.imageId), across, 'jpeg');
  const size = await readSize(path);
  return {
    url,
    width: across,
    height: Math.round((across * height) / width),
    alt,
    size: size && jpegSizeWithRights(basename(path), size),
  };
}

/** Null where there is no such file, or Storage does not say: a feed does without. */
async function readSize(path: string): Promise<number | null> {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  try {
    const file = await describeFile(path);
    if (file === null) return null;
    if (sizes.size >= REMEMBERED) sizes.delete(sizes.keys().next().value ?? '');
    sizes.set(path, file.size);
    return file.size;
  } catch (error) {
    logError('The size of a picture is not known', error);
    return null;
  }
}
