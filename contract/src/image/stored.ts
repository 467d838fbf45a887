import type { WorkName } from '../review/stored.ts';
import type { Byline, ContentStatus } from '../shared/content.ts';
import type { StoredPicture } from '../shared/picture.ts';
import type { ImageUseKind } from './studio-wire.ts';
import type { PrivacyStatus } from './wire.ts';

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

/**
 * `images/{imageId}`. Public are those that are approved and `Public`; `picture.path` follows, see decision 29. Its alternative
 * text is `picture.alt`, and the pixels of the original are `picture.width` and `picture.height`.
 */
export interface StoredImage {
  owner: Byline;
  title: string;
  /** HTML. */
  description: string;
  picture: StoredPicture;
  exif: Exif;
  license: string;
  tags: string[];
  /** What the library is searched by: the beginnings of the words of title and tags. */
  searchWords: string[];
  /** SHA-256 of the original, in hexadecimal; empty where it is not known. */
  hash: string;
  /** How the original was called on its owner's machine, for its owner alone; missing where that is not known. */
  fileName?: string;
  /** Bytes of the original. */
  originalSize: number;
  /** Whether a work shows it. Maintained by triggers; missing until the first one. */
  isUsed?: boolean;
  /** What kinds of works show it, in alphabetical order. Maintained with `isUsed`. */
  usedIn?: ImageUseKind[];
  privacyStatus: PrivacyStatus;
  status: ContentStatus;
  /** Why an administrator sent it back or rejected it, else null. */
  reviewNote: string | null;
  /** When its owner submitted it last; null once they took it back, and missing where they never did. */
  submittedAt?: Date | null;
  /** The work with whose approval it became public: its owner is told of the work alone. Null, or missing, where it was approved by itself. */
  publishedWith?: WorkName | null;
  likes: number;
  views: number;
  createdAt: Date;
  /** When it was approved, else null. Lists are newest first by it. */
  publishedAt: Date | null;
  updatedAt: Date;
}
