import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { fullName } from '@aperture-byline/contract/shared/content';
import type { Exhibition } from '../../data/exhibitions.ts';
import { readByline } from '../../lib/byline.ts';
import { cleanHtml } from '../../lib/html.ts';
import { UnreadableDocumentError, withDefaults } from '../../lib/parse.ts';
import { isPublished, jpegUrl, toPicture } from '../../lib/pictures.ts';

/** With the number of images that everybody can see. */
export type CountedExhibition = Exhibition & { imageCount: number };

/** With what may be missing filled in. Throws where it is nobody's or has no opening or no end. */
export function completeExhibition<E extends Exhibition>(exhibition: E): E {
  const { startDate, endDate } = exhibition;
  if (!(startDate instanceof Date && endDate instanceof Date)) throw new UnreadableDocumentError('dates');
  const filled = withDefaults<Exhibition>(exhibition, {
    title: '',
    description: '',
    authorDescription: '',
    genre: '',
    genreDescription: '',
    imageIds: [],
  });
  const banner = isPublished(exhibition.banner) ? exhibition.banner : null;
  return { ...exhibition, ...filled, owner: readByline(exhibition.owner), banner };
}

/** The ids of the images in order, of whatever the document holds. */
export function hangOf({ imageIds }: Pick<Exhibition, 'imageIds'>): string[] {
  return Array.isArray(imageIds) ? imageIds.slice(0, LIST_CAP) : [];
}

function sharedFields({
  owner,
  startDate,
  endDate,
  title,
  genre,
  description,
  imageCount,
  banner,
}: CountedExhibition) {
  const start = startDate.toISOString();
  const end = endDate.toISOString();
  return {
    username: fullName(owner),
    user_id: owner.userId,
    startDate: start,
    endDate: end,
    start_date: start,
    end_date: end,
    title,
    genre,
    description: cleanHtml(description),
    image_count: imageCount,
    banner_url: banner && jpegUrl(banner),
    banner: banner && toPicture(banner),
  };
}

export function toListItem(stored: CountedExhibition): ExhibitionListItem {
  const exhibition = completeExhibition(stored);
  return { id: exhibition.id, ...sharedFields(exhibition) };
}

export function toDetail(stored: CountedExhibition, now: Date): ExhibitionDetail {
  const exhibition = completeExhibition(stored);
  return {
    exhibition_id: exhibition.id,
    ...sharedFields(exhibition),
    author_description: cleanHtml(exhibition.authorDescription),
    genre_description: cleanHtml(exhibition.genreDescription),
    state: exhibitionState(exhibition, now),
  };
}
