import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { completeExhibition, type Exhibition } from '../../data/exhibitions.ts';
import { completeImage, type ImageCard } from '../../data/images.ts';
import { sanitizeHtml } from '../../lib/html.ts';
import { jpegUrl, toPicture } from '../../lib/pictures.ts';
import { toVisiblePicture, visibleJpegUrl } from '../../lib/signed-pictures.ts';

/** With the number of images that everybody can see. */
export type CountedExhibition = Exhibition & { imageCount: number };

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
    description: sanitizeHtml(description),
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
    author_description: sanitizeHtml(exhibition.authorDescription),
    genre_description: sanitizeHtml(exhibition.genreDescription),
    state: exhibitionState(exhibition, now),
  };
}

/** For somebody who may see the image: its owner and administrators where it is not public. */
export function toExhibitionImage(stored: ImageCard): ExhibitionImage {
  const image = completeImage(stored);
  const picture = toVisiblePicture(image.picture);
  return {
    image_id: image.id,
    file_path: visibleJpegUrl(picture),
    title: image.title,
    image_description: image.description,
    total_likes: image.likes,
    total_views: image.views,
    picture,
  };
}
