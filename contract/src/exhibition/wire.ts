import type { ExhibitionImage } from '../image/wire.ts';
import type { Pagination } from '../shared/api/envelope.ts';
import type { ShownDates } from '../shared/dates.ts';
import type { Picture } from '../shared/picture.ts';
import type { StudioListItem, StudioPicture, StudioState } from '../work/wire.ts';
import type { ExhibitionFields } from './bodies.ts';
import type { ExhibitionState } from './state.ts';

/** The file of an exhibition's catalogue, below its page once it has closed. */
export const CATALOGUE_FILE = 'catalogue.pdf';

/** Files of events of an exhibition, below its page: its opening, and its last day. */
export const CALENDAR_FILES = { opening: 'calendar.ics', lastDay: 'last-day.ics' } as const;

export type CalendarEvent = keyof typeof CALENDAR_FILES;

/** `GET /exhibition/approved/ongoing|upcoming|past`. Both spellings of a date hold the same ISO 8601 UTC value. */
export interface ExhibitionListItem {
  id: string;
  username: string;
  user_id: number;
  startDate: string;
  endDate: string;
  start_date: string;
  end_date: string;
  /** Dates as pages print them. */
  shown_dates: ShownDates;
  /** Whole days until it closes, the last one included; null unless it is open. */
  days_left: number | null;
  /** Days of India's calendar until it opens, 0 on the day itself; null unless it is upcoming. */
  opens_in: number | null;
  title: string;
  genre: string;
  /** HTML; empty where the artist wrote none. */
  description: string;
  /** Number of images that visitors can see while it is open. */
  image_count: number;
  /** Full address of a JPEG of its banner, else of its first public work; null: the page then shows a stock banner. */
  banner_url: string | null;
  banner: Picture | null;
}

/** How an event of an exhibition comes into somebody's calendar. */
export interface CalendarLinks {
  /** Path of an iCalendar file. */
  file: string;
  /** A page of Google's. */
  google: string;
}

/** `GET /exhibition/ongoing/{id}` (a list of one, or an empty one) and `GET /exhibition/{id}`. */
export interface ExhibitionDetail {
  exhibition_id: string;
  title: string;
  /** HTML. */
  description: string;
  /** HTML. */
  author_description: string;
  username: string;
  user_id: number;
  genre: string;
  /** HTML. */
  genre_description: string;
  startDate: string;
  endDate: string;
  start_date: string;
  end_date: string;
  /** Dates as pages print them. */
  shown_dates: ShownDates;
  state: ExhibitionState;
  /** Whole days until it closes, the last one included; null unless it is open. */
  days_left: number | null;
  /** Days of India's calendar until it opens, 0 on the day itself; null unless it is upcoming. */
  opens_in: number | null;
  /** When the first evening ends, for as long as it lasts; else null. */
  first_evening_end: string | null;
  /** The minute of this answer, from which a page counts down to the opening; null unless it is upcoming. */
  as_of: string | null;
  /** Photographs of an upcoming exhibition that are shown before the opening; else empty. */
  teaser: ExhibitionImage[];
  /** Without the opening once it is open; null once it has closed. */
  calendar: { opening: CalendarLinks | null; lastDay: CalendarLinks } | null;
  image_count: number;
  banner_url: string | null;
  banner: Picture | null;
}

/** `POST /exhibition/opening/{id}`: how many are there, the caller too; null once the first evening is over. */
export interface OpeningVisit {
  here: number | null;
}

/** `GET /exhibition/approved/archive`: exhibitions that have closed in one year of India's calendar. */
export interface ExhibitionArchive {
  /** The years in which exhibitions have closed, the latest first. */
  years: { year: number; count: number }[];
  /** Whose exhibitions these are; null where none has closed yet. */
  year: number | null;
  /** The latest end first. */
  exhibitions: ExhibitionListItem[];
  pagination: Pagination;
}

/** `GET /exhibition/comment/{id}`: a line of its guest book. */
export interface GuestBookLine {
  id: string;
  /** The public user number; null for a former member. */
  authorId: number | null;
  name: string;
  guest: boolean;
  /** Text, never HTML. */
  comment: string;
  /** ISO 8601. */
  createdAt: string;
  /** The answer of the owner. Missing where nobody sees one. */
  answer?: GuestBookLine;
}

/** `POST /exhibition/comment`. */
export interface NewGuestBookLine extends GuestBookLine {
  /** It waits for an administrator: nobody sees it yet. */
  held: boolean;
}

/** `GET /exhibition/{id}/catalogue`: what is left of an exhibition that has closed. */
export interface ExhibitionCatalogue {
  /** Images that are public by themselves, in the order of the exhibition. */
  images: ExhibitionImage[];
  /** Number of visitors during its run, each counted once. */
  visitors: number;
  /** Views of these on the days of its run, on any page: once for each visitor and image in half an hour. */
  views: number;
  /** Number of days of its run, begun ones included. */
  days: number;
  /** Characters of its words and photographs that no font has: its file shows their numbers instead. */
  unprintable: string[];
}

/** `GET /studio/exhibition`. */
export interface StudioExhibitionItem extends StudioListItem {
  /** ISO 8601, or null before the artist chose one. */
  startDate: string | null;
  endDate: string | null;
  imageCount: number;
}

/** `GET /studio/exhibition/{id}`, and what every change of it answers. */
export interface StudioExhibition extends StudioState {
  /** Fields as they are being edited, in the shape of a change's body: those of the revision where there is one. */
  fields: ExhibitionFields;
  /** Images of `fields.imageIds` that exist, in order. */
  images: StudioPicture[];
  banner: Picture | null;
  /** False where the banner's image keeps the work from being submitted, as it is private or gone. */
  bannerIsPublic: boolean;
}

/**
 * `GET /preview/{token}`: the exhibition as its page will show it, with those of its photographs that can become
 * public.
 */
export interface PreviewedExhibition {
  kind: 'exhibition';
  exhibition: ExhibitionFields & { id: string };
  /** Name of the artist. */
  username: string;
  pictures: StudioPicture[];
  banner: Picture | null;
  endsAt: string;
  /** It is public by now, as it is here: its page shows it. */
  isPublic: boolean;
  /** Path of its page. */
  path: string;
}
