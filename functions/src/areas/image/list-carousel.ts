import type { CarouselImage } from '@aperture-byline/contract/image/wire';
import { HOME_CAROUSEL_IMAGES } from '@aperture-byline/contract/shared/constants';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isPublicImage } from '../../access/access.ts';
import { readImages } from '../../data/images.ts';
import { readCarouselIds } from '../../data/settings.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toCarouselImage } from './mappers.ts';

export async function listCarousel(): Promise<CarouselImage[]> {
  const ids = (await readCarouselIds()).filter(isId).slice(0, HOME_CAROUSEL_IMAGES);
  return mapReadable((await readImages(ids)).filter(isPublicImage), toCarouselImage);
}
