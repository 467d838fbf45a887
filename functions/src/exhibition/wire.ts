import { fullName } from '@aperture-byline/contract/content';
import {
  type ExhibitionDetail,
  type ExhibitionListItem,
  exhibitionState,
} from '@aperture-byline/contract/exhibition';
import { isPublished, jpegUrl, toPicture } from '../platform/content/picture.ts';
import { cleanHtml } from '../platform/content/rich-text.ts';
import { UnreadableDocumentError, withDefaults } from '../platform/database/readable.ts';
import { readByline } from '../platform/identity/byline.ts';
import type { Exhibition } from './store.ts';

/** With what may be missing filled in. Throws where it is nobody's or has no opening or no end. */
export function completeExhibition(exhibition: Exhibition): Exhibition {
  const { startDate, endDate } = exhibition;
  if (!(startDate instanceof Date && endDate instanceof Date)) throw new UnreadableDocumentError('dates');
  const filled = withDefaults(exhibition, {
    title: '',
    description: '',
    authorDescription: '',
    genre: '',
    genreDescription: '',
    imageIds: [],
  });
  const banner = isPublished(exhibition.banner) ? exhibition.banner : null;
  return { ...filled, owner: readByline(exhibition.owner), banner };
}

function sharedFields({
  owner,
  startDate,
  endDate,
  title,
  genre,
  description,
  imageIds,
  banner,
}: Exhibition) {
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
    image_count: imageIds.length,
    banner_url: banner && jpegUrl(banner),
    banner: banner && toPicture(banner),
  };
}

export function toListItem(stored: Exhibition): ExhibitionListItem {
  const exhibition = completeExhibition(stored);
  return { id: exhibition.id, ...sharedFields(exhibition) };
}

export function toDetail(stored: Exhibition, now: Date): ExhibitionDetail {
  const exhibition = completeExhibition(stored);
  return {
    exhibition_id: exhibition.id,
    ...sharedFields(exhibition),
    author_description: cleanHtml(exhibition.authorDescription),
    genre_description: cleanHtml(exhibition.genreDescription),
    state: exhibitionState(exhibition, now),
  };
}
