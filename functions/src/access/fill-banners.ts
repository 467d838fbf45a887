import { isId } from '@aperture-byline/contract/shared/ids';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { readImages } from '../data/images/images.ts';
import type { Exhibition } from '../data/works/exhibitions.ts';
import { isPublicImage } from './access.ts';

/**
 * How far into a list of images each read looks. The first one is public nearly always; only where it is not, the next
 * few are read, so that lists full of private images cost at most ten document reads each.
 */
const READS = [
  [0, 1],
  [1, 10],
] as const;

/**
 * Fills in missing banners: an exhibition without a banner that everybody may see gets the picture of its first public
 * image, if it has one. Reads the images of all exhibitions together.
 */
export async function fillBanners<E extends Exhibition>(exhibitions: readonly E[]): Promise<E[]> {
  const bare = exhibitions.filter(({ banner }) => banner === null);
  const pictures = await getFirstPublicPictures(bare.map(({ imageIds }) => imageIds));
  const banners = new Map(bare.map(({ id }, index) => [id, pictures[index] ?? null]));
  return exhibitions.map((exhibition) => {
    const banner = banners.get(exhibition.id);
    return banner === undefined ? exhibition : { ...exhibition, banner };
  });
}

/** For each list of image ids the picture of its first public image, or null; the ids may be unchecked. */
async function getFirstPublicPictures(
  lists: readonly (readonly string[])[],
): Promise<(StoredPicture | null)[]> {
  const found: (StoredPicture | null)[] = lists.map(() => null);
  for (const [from, to] of READS) {
    const wanted = lists.map((ids, index) => (found[index] ? [] : ids.filter(isId).slice(from, to)));
    const images = await readImages([...new Set(wanted.flat())]);
    const pictures = new Map(images.filter(isPublicImage).map(({ id, picture }) => [id, picture]));
    for (const [index, ids] of wanted.entries()) {
      const first = ids.find((id) => pictures.has(id));
      if (first !== undefined) found[index] = pictures.get(first) ?? null;
    }
  }
  return found;
}
