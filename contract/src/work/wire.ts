import type { Picture } from '../shared/picture.ts';
import type { ContentStatus } from '../shared/stored.ts';

/** Works in one answer of a studio's list, and reviews in one of the review queue. */
export const STUDIO_PAGE_SIZE = 20;
export const WORK_TITLE_MAX = 120;
/** Characters of a story's or print's short description, and of a print's introduction. */
export const SUMMARY_MAX = 500;
/** Characters of a place, a genre, a frame's type. */
export const WORK_LABEL_MAX = 80;
/** Characters of HTML, as it is sent and as it is stored. */
export const HTML_MAX = 10_000;
export const STORY_HTML_MAX = 50_000;
export const WORD_MAX = 40;
export const CATEGORIES_MAX = 10;
export const TAGS_MAX = 20;
export const REVIEW_REASON_MAX = 1000;
export const EXHIBITION_IMAGES_MAX = 100;
/** Photographs of an exhibition that are shown before it opens. */
export const EXHIBITION_TEASER_MAX = 3;
export const STORY_PICTURES_MAX = 30;
export const PRODUCT_PICTURES_MAX = 10;
export const PRODUCT_OPTIONS_MAX = 20;
export const EDITION_MAX = 1000;
export const PRICE_MAX = 10_000_000;
/** Centimetres. */
export const PRINT_SIDE = { min: 5, max: 300 } as const;
/** For how many days a link to the preview of a story may be made. */
export const PREVIEW_DAYS = [1, 7, 30] as const;
export const PREVIEW_DAYS_DEFAULT = 7;
/** Links to the preview of a story that have not ended. */
export const PREVIEW_LINKS_MAX = 10;

/** Fields of every work in the studio. Times are ISO 8601. */
export interface StudioState {
  id: string;
  /** Status of the public version: visitors see only `approved` works. */
  status: ContentStatus;
  /** To be sent back with the next change. */
  version: number;
  /** Why it was sent back or rejected, else null. */
  reviewNote: string | null;
  /** Words and pictures of an approved work that are not public yet, else null. */
  revision: StudioRevision | null;
  createdAt: string;
  updatedAt: string;
  /** When it was first approved; its slug is fixed from then on. Else null. */
  publishedAt: string | null;
}

export interface StudioRevision {
  status: 'draft' | 'submitted' | 'rejected';
  /** Why it was sent back or rejected, else null. */
  reviewNote: string | null;
  updatedAt: string;
}

/** `GET /studio/{exhibition,blog,product}`: 20 of the caller's own, newest first. */
export interface StudioList<Item> {
  items: Item[];
  /** Value to send as `cursor` for the next ones; null at the end. */
  nextCursor: string | null;
}

/** Fields of every work in a studio list. */
export interface StudioListItem extends StudioState {
  title: string;
  /** The banner or the first image; null where there is none. */
  picture: Picture | null;
}

/** Image of the caller that a work shows. */
export interface StudioPicture {
  id: string;
  title: string;
  /** False keeps it from visitors, and the work from being submitted. */
  isPublic: boolean;
  /** Whether it has a title and an alternative text, without which the work can't be submitted. */
  isDescribed: boolean;
  picture: Picture;
}

/** A print on sale, as other pages lead to it. */
export interface PrintLink {
  slug: string;
  title: string;
  /** Whole rupees. */
  minPrice: number;
}

/** A print on sale that shows a photograph. */
export interface PrintOfPhotograph extends PrintLink {
  /** False where another photograph is printed, and this one is only shown beside it. */
  isPrinted: boolean;
}

/** An exhibition that is open now. */
export interface ExhibitionLink {
  exhibitionId: string;
  title: string;
}

export interface StoryLink {
  slug: string;
  title: string;
}

/** A public photograph in a row of them. */
export interface PhotographLink {
  imageId: string;
  title: string;
  picture: Picture;
}

/** Where a photograph is shown, and what else its photographer made public lately. */
interface ShownPhotograph {
  exhibitions: ExhibitionLink[];
  stories: StoryLink[];
  morePhotographs: PhotographLink[];
}

/** `GET /image/{imageId}/works`; prints of the photograph before those that only show it, each from the cheapest on. */
export interface ImageWorks extends ShownPhotograph {
  prints: PrintOfPhotograph[];
}

/** `GET /product/{slug}/works`; the public photographs of the print in its order. */
export interface ProductWorks extends ShownPhotograph {
  photographs: Omit<PhotographLink, 'picture'>[];
}

/** A print on sale with the picture that it is of. */
export interface ShownPrint extends PrintLink {
  picture: Picture;
}

/** `GET /blog/{slug}/works`: prints of the story's photographs, and what else its author made public lately. */
export interface StoryWorks {
  /** None that the story shows. */
  morePhotographs: PhotographLink[];
  /** Prints of the story's photographs stand first. */
  prints: ShownPrint[];
}

/**
 * `GET /exhibition/{exhibitionId}/prints`: for each of its photographs that is for sale, its cheapest print, or the
 * cheapest one that shows it where it is not printed itself.
 */
export interface ExhibitionPrint extends PrintOfPhotograph {
  imageId: string;
}
