import type { Picture } from '../shared/picture.ts';
import type { ContentStatus } from '../shared/stored.ts';
import type { IMAGE_USE_KINDS } from './limits.ts';
import type { Exif, License, PrivacyStatus } from './wire.ts';

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
  /** Where it was taken, as its owner typed it, which a new print of it begins with; may be empty. Nobody else reads it. */
  place: string;
  privacyStatus: PrivacyStatus;
  status: ContentStatus;
  /** Whether it is approved and becomes public when the exhibition opens with which it was approved. */
  isWaitingForOpening: boolean;
  /** Why it was sent back or rejected, else null. */
  reviewNote: string | null;
  exif: Exif;
  likes: number;
  views: number;
  /** When it was uploaded, ISO 8601. */
  createdAt: string;
  /** When anything that its owner or a review changes was changed last, ISO 8601: what tells a newer version from an older one. */
  updatedAt: string;
  /**
   * Picture of the original, upright; so are `width` and `height`, by which the density of a print is computed. Where
   * the image is not public the address is signed and expires after ten minutes.
   */
  picture: Picture;
}

/** `GET /studio/image`, newest first. A search by several words, or for what shows an image, may find nothing on a page that has a `next`. */
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

export type ImageWordsProblems = Partial<Record<'title' | 'alt' | 'tags' | 'status', string>>;

export type ImageUseKind = (typeof IMAGE_USE_KINDS)[number];

/** A work that shows an image, or the front page, which has no title. */
export interface ImageUse {
  kind: ImageUseKind;
  id: string;
  title: string;
}

/** `GET /studio/image/{id}`. */
export interface StudioImageDetails extends StudioImage {
  uses: ImageUse[];
}
