import { createHash } from 'node:crypto';
import type { Exif } from '@aperture-byline/contract/image/wire';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import type { ProcessedPicture } from '../../../functions/src/media/process-picture.ts';
import type { Photograph } from '../content.ts';
import { seedId } from '../seed-document.ts';

/** Facts about a photograph that its file's name alone tells. */
export interface Credit {
  title: string;
  /** Null where the name does not say. */
  photographer: string | null;
}

/** A picture that stands in Storage, ready to be named in documents. */
export interface PublishedPicture {
  imageId: string;
  stored: StoredPicture;
  /** Whether everybody may see it. */
  isPublic: boolean;
  exif: Exif;
  /** SHA-256 of the original, in hexadecimal, and its bytes. */
  hash: string;
  originalSize: number;
  /** Set where the picture is from somebody's folder: then no text written for the seed's own is true of it. */
  credit: Credit | null;
}

/** By the keys of the catalogue. */
export type PublishedPictures = ReadonlyMap<string, PublishedPicture>;

export function publishedPicture(
  photograph: Photograph,
  processed: Omit<ProcessedPicture, 'variants' | 'share' | 'iptc'>,
  { original, alt, credit }: { original: Buffer; alt: string; credit: Credit | null },
): PublishedPicture {
  const imageId = seedId('image', photograph.key);
  const { width, height, widths, formats, colour, exif } = processed;
  const isPublic = photograph.status === 'approved' && photograph.privacyStatus === 'Public';
  const hash = createHash('sha256').update(original).digest('hex');
  const stored = { imageId, width, height, widths, formats, colour, alt };
  return { imageId, stored, isPublic, exif, hash, originalSize: original.length, credit };
}

export function findPicture(pictures: PublishedPictures, key: string): PublishedPicture {
  const picture = pictures.get(key);
  if (!picture) throw new Error(`There is no picture "${key}"`);
  return picture;
}
