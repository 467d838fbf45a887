import type { Exhibition } from '../../data/exhibitions.ts';
import { isPublished } from '../../lib/pictures.ts';
import { getFirstPublicPictures } from '../image/get-first-public-pictures.ts';
import { hangOf } from './mappers.ts';

/**
 * The same exhibitions, those without a banner that everybody may see with the picture of their first public image
 * instead, if they have one. The images of all of them are read together.
 */
export async function fillBanners<E extends Exhibition>(exhibitions: readonly E[]): Promise<E[]> {
  const bare = exhibitions.filter(({ banner }) => !isPublished(banner));
  const pictures = await getFirstPublicPictures(bare.map(hangOf));
  const banners = new Map(bare.map(({ id }, index) => [id, pictures[index] ?? null]));
  return exhibitions.map((exhibition) => {
    const banner = banners.get(exhibition.id);
    return banner === undefined ? exhibition : { ...exhibition, banner };
  });
}
