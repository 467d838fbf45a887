import type { Pagination } from '../shared/api/envelope.ts';
import type { Picture } from '../shared/picture.ts';
import type { ContentStatus } from '../shared/stored.ts';

export const LICENSES = ['All rights reserved', 'CC BY 4.0', 'CC BY-NC 4.0', 'CC BY-NC-ND 4.0'] as const;
/** Characters of an image's texts, and how many tags it has. */
export const IMAGE_TEXT_MAX = {
  title: 120,
  alt: 300,
  description: 5000,
  tag: 40,
  tags: 20,
  creator: 120,
  copyrightNotice: 300,
  place: 80,
} as const;
/** Images in one answer of the library. */
export const LIBRARY_PAGE_SIZE = 24;
/** That are changed at once, or begin a work. */
export const STUDIO_IMAGES_MAX = 100;
/**
 * Characters of a text, tags, and characters of a tag, that a row of several is read with, to be told that it is too
 * long.
 */
export const ROW_TEXT_MAX = 2000;
export const ROW_TAGS_MAX = 30;
export const ROW_TAG_MAX = 80;

/** Kinds of what shows images: works by their labels (`WORK_KINDS`), and the front page. */
export const IMAGE_USE_KINDS = ['exhibition', 'story', 'print', 'home'] as const;

export type PrivacyStatus = 'Public' | 'Private';
export type License = (typeof LICENSES)[number];

/** Camera data (EXIF): an allow-list, without place, serial numbers or names of people. */
export interface Exif {
  cameraMake?: string;
  cameraModel?: string;
  lensMake?: string;
  lensModel?: string;
  /** f-number. */
  aperture?: number;
  /** Seconds. */
  shutterSpeed?: number;
  iso?: number;
  /** Millimetres. */
  focalLength?: number;
  /** EXIF orientation of the file as it came, 1 to 8. */
  orientation?: number;
  /** ISO 8601; EXIF has no time zone, so it is stored as UTC. */
  createdDate?: string;
}

/** An image in the gallery and in a photographer's list. */
export interface GalleryImage {
  image_id: string;
  /** Full address of a JPEG of medium size. */
  file_path: string;
  title: string;
  /** HTML. */
  description: string;
  privacy_status: PrivacyStatus;
  firstname: string;
  lastname: string;
  owner_id: number;
  picture: Picture;
}

/** `data` of `GET /image`, with and without `userId`. */
export interface GalleryPage {
  data: GalleryImage[];
  pagination: Pagination;
}

/** `GET /image/home-carousel`. */
export interface CarouselImage {
  id: string;
  file_path: string;
  title: string;
  firstname: string;
  lastname: string;
  picture: Picture;
}

/** `GET /exhibition/images/{exhibitionId}`. */
export interface ExhibitionImage {
  image_id: string;
  file_path: string;
  title: string;
  /** HTML. */
  image_description: string;
  total_likes: number;
  total_views: number;
  picture: Picture;
}

/** `GET /image/details/{imageId}`. Camera notes that are not known are null. */
export interface ImageDetails {
  image_id: string;
  file_path: string;
  title: string;
  /** HTML. */
  description: string;
  camera_make: string | null;
  camera_model: string | null;
  lens_make: string | null;
  lens_model: string | null;
  /** Names of camera and lens, whatever the file writes: the values of their facets. */
  camera_name: string | null;
  lens_name: string | null;
  tags: string[];
  /** f-number. */
  aperture: number | null;
  /** Seconds; `formatShutterSpeed` shows fractions. */
  shutter_speed: number | null;
  iso: number | null;
  /** Millimetres. */
  focal_length: number | null;
  /** Pixels. */
  resolution_width: number;
  resolution_height: number;
  orientation: number | null;
  license: string;
  /** Who made it, where it is not the owner by their name. */
  creator?: string;
  /** Where the owner wrote one. */
  copyright_notice?: string;
  /** ISO 8601. */
  created_date: string | null;
  owner_id: number;
  firstname: string;
  lastname: string;
  total_likes: number;
  total_views: number;
  /** The open exhibition that shows it, if any. */
  exhibition: { exhibition_id: string; title: string } | null;
  picture: Picture;
}

/** `GET /image/comment/{imageId}`, newest first. */
export interface ImageComment {
  id: string;
  /** The public user number; null for a former member. */
  author_id: number | null;
  user_name: string;
  comment: string;
  /** ISO 8601. */
  created_date: string;
  guest: boolean;
  /** The answer of the owner. Missing where nobody sees one. */
  answer?: ImageComment;
}

/** `POST /image/comment`, and an answer. */
export interface NewImageComment extends ImageComment {
  /** It waits for an administrator: nobody sees it yet. */
  held: boolean;
}

/** An image as its owner sees it in the studio. */
export interface StudioImage {
  id: string;
  title: string;
  /** How the original was called; empty where that is not known. */
  fileName: string;
  /** HTML. */
  description: string;
  /** Alternative text. */
  alt: string;
  tags: string[];
  /** License from `LICENSES`, or a text that was written by hand. */
  license: License | (string & {});
  /** Who is named as its creator; empty where it is the owner. */
  creator: string;
  /** Empty where it follows from creator and license. */
  copyrightNotice: string;
  /** Where it was taken, for new prints of it, as its owner typed it; may be empty. Nobody else reads it. */
  place: string;
  privacyStatus: PrivacyStatus;
  status: ContentStatus;
  /** Whether it is approved and becomes public when the exhibition opens with which it was approved. */
  isWaitingForOpening: boolean;
  /** Why it was sent back or rejected, else null. */
  reviewNote: string | null;
  exif: Exif;
  /** When it was uploaded, ISO 8601. */
  createdAt: string;
  /**
   * When anything that its owner or a review changes was changed last, ISO 8601: what tells a newer version from an
   * older one.
   */
  updatedAt: string;
  /**
   * Picture of the original, upright; so are `width` and `height`, by which the density of a print is computed. Where
   * the image is not public the address is signed and expires after ten minutes.
   */
  picture: Picture;
}

/**
 * `GET /studio/image`, newest first. A search by several words, or for what shows an image, may find nothing on a page
 * that has a `next`.
 */
export interface StudioImagePage {
  data: StudioImage[];
  /** Value to send as `after` for the next page; null on the last one. */
  next: string | null;
}

/** Outcome of a row of `PUT /studio/image/words`; `image` is as it is stored then. */
export type ImageWordsOutcome =
  | {
      id: string;
      /** `stale`: it was changed after the row's `updatedAt`, to other words than the row's. */
      state: 'saved' | 'stale';
      image: StudioImage;
    }
  | {
      id: string;
      state: 'refused';
      image: StudioImage;
      /** Problems by field; that of `status` says that it waits for review. */
      problems: ImageWordsProblems;
    }
  | {
      id: string;
      /** There is none with this id, or it is somebody else's. */
      state: 'notFound';
    };

export type ImageWordsProblems = Partial<Record<'title' | 'alt' | 'tags' | 'privacyStatus' | 'status', string>>;

export type ImageUseKind = (typeof IMAGE_USE_KINDS)[number];

/** A work that shows an image, or the front page, which has no title. */
export interface ImageUse {
  kind: ImageUseKind;
  id: string;
  title: string;
}

/** `GET /studio/image/{id}/original`. */
export interface OriginalFile {
  /** Ends after five to ten minutes. */
  address: string;
  /** Bytes. */
  size: number;
}

/** `GET /studio/image/{id}`. */
export interface StudioImageDetails extends StudioImage {
  uses: ImageUse[];
}
