import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { isScheduled, readExhibition } from '../data/works/exhibitions.ts';
import { isPublicImage, isShownInExhibition } from '../lib/pictures/visibility.ts';
import { isApproved } from './access.ts';

/**
 * Whether everybody may see an image now. An opening is a time: from it on this is true of what the exhibition shows,
 * whenever the schedule takes the embargo away, by which lists and search follow.
 */
export async function isVisibleImage(
  image: Pick<StoredImage, 'status' | 'privacyStatus' | 'embargoedBy'> & { id: string },
): Promise<boolean> {
  const { embargoedBy } = image;
  if (embargoedBy === null) return isPublicImage(image);
  if (!isShownInExhibition(image, embargoedBy)) return false;
  const exhibition = await readExhibition(embargoedBy);
  return (
    exhibition !== null &&
    isApproved(exhibition) &&
    isScheduled(exhibition) &&
    exhibition.imageIds.includes(image.id) &&
    exhibitionState(exhibition, new Date()) !== 'upcoming'
  );
}
