import type { Counts } from '@aperture-byline/contract/engagement/stored';
import {
  daysLeft,
  type ExhibitionState,
  exhibitionState,
  firstEveningEnd,
  minuteOf,
  opensIn,
} from '@aperture-byline/contract/exhibition/state';
import type { CalendarEvent, ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { formatExhibitionDates } from '@aperture-byline/contract/shared/dates';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { ImageCard } from '../../data/images/images.ts';
import type { ScheduledExhibition } from '../../data/works/exhibitions.ts';
import { config } from '../../lib/config.ts';
import { jpegUrl, toPicture } from '../../lib/pictures/picture-addresses.ts';
import { toImagePicture, visibleJpegUrl } from '../../lib/pictures/signed-pictures.ts';
import { sanitizeHtml } from '../../lib/text/html.ts';
import { calendarLinks } from './calendar-links.ts';

function toBanner(banner: StoredPicture | null) {
  if (banner === null) return { banner_url: null, banner: null };
  return { banner_url: jpegUrl(banner), banner: toPicture(banner) };
}

function sharedFields(
  { owner, startDate, endDate, title, genre, description, imageIds, hiddenImageIds, banner }: ScheduledExhibition,
  now: Date,
) {
  const start = startDate.toISOString();
  const end = endDate.toISOString();
  return {
    username: fullName(owner),
    user_id: owner.userId,
    startDate: start,
    endDate: end,
    start_date: start,
    end_date: end,
    shown_dates: formatExhibitionDates(start, end, now),
    days_left: daysLeft({ startDate, endDate }, now),
    opens_in: opensIn({ startDate, endDate }, now),
    title,
    genre,
    description: sanitizeHtml(description),
    image_count: imageIds.filter((id) => !hiddenImageIds.includes(id)).length,
    ...toBanner(banner),
  };
}

export function toListItem(exhibition: ScheduledExhibition, now: Date): ExhibitionListItem {
  return { id: exhibition.id, ...sharedFields(exhibition, now) };
}

/** `teaser`: images that everybody may see, of one that is upcoming. */
export function toDetail(
  exhibition: ScheduledExhibition,
  { teaser, now }: { teaser: readonly (ImageCard & Counts)[]; now: Date },
): ExhibitionDetail {
  const state = exhibitionState(exhibition, now);
  return {
    exhibition_id: exhibition.id,
    ...sharedFields(exhibition, now),
    author_description: sanitizeHtml(exhibition.authorDescription),
    genre_description: sanitizeHtml(exhibition.genreDescription),
    state,
    first_evening_end: firstEveningEnd(exhibition, now)?.toISOString() ?? null,
    as_of: state === 'upcoming' ? minuteOf(now) : null,
    teaser: teaser.map(toExhibitionImage),
    calendar: state === 'past' ? null : toCalendar(exhibition, state),
  };
}

function toCalendar(exhibition: ScheduledExhibition, state: ExhibitionState): ExhibitionDetail['calendar'] {
  const links = (event: CalendarEvent) => calendarLinks(config().siteUrl, exhibition, event);
  return { opening: state === 'upcoming' ? links('opening') : null, lastDay: links('lastDay') };
}

/** For somebody who may see the image: its owner and administrators where it is not public. */
export function toExhibitionImage(image: ImageCard & Counts): ExhibitionImage {
  const picture = toImagePicture(image);
  return {
    image_id: image.id,
    file_path: visibleJpegUrl(picture),
    title: image.title,
    image_description: sanitizeHtml(image.description),
    total_likes: image.likes,
    total_views: image.views,
    picture,
  };
}
