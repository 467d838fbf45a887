import { fullName } from '@aperture-byline/contract/content';
import {
  type ExhibitionDetail,
  type ExhibitionListItem,
  exhibitionState,
} from '@aperture-byline/contract/exhibition';
import { jpegUrl, toPicture } from '../platform/picture.ts';
import type { Exhibition } from './store.ts';

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
    description,
    image_count: imageIds.length,
    banner_url: banner && jpegUrl(banner),
    banner: banner && toPicture(banner),
  };
}

export function toListItem(exhibition: Exhibition): ExhibitionListItem {
  return { id: exhibition.id, ...sharedFields(exhibition) };
}

export function toDetail(exhibition: Exhibition, now: Date): ExhibitionDetail {
  return {
    exhibition_id: exhibition.id,
    ...sharedFields(exhibition),
    author_description: exhibition.authorDescription,
    genre_description: exhibition.genreDescription,
    state: exhibitionState(exhibition, now),
  };
}
