import { isId } from '@aperture-byline/contract/shared/ids';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { readImages } from '../data/images/images.ts';
import type { Exhibition } from '../data/works/exhibitions.ts';
import { isPublicImage } from '../publication/visibility.ts';

/** Images that each read looks at: the first is nearly always public; private lists cost at most ten reads each. */
const READS = [
  [0, 1],
  [1, 10],
] as const;

/** Fills in missing banners with the first public image of each exhibition, all read together. */
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
async function getFirstPublicPictures(lists: readonly (readonly string[])[]): Promise<(StoredPicture | null)[]> {
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
