import type { Byline, ContentStatus } from '../shared/content.ts';
import type { StoredPicture } from '../shared/picture.ts';
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

/** `images/{imageId}`. */
export interface StoredImage {
  owner: Byline;
  title: string;
  /** HTML. */
  description: string;
  picture: StoredPicture;
  exif: Exif;
  license: string;
  privacyStatus: PrivacyStatus;
  status: ContentStatus;
  likes: number;
  views: number;
  createdAt: Date;
  /** When it was approved, else null. Lists are newest first by it. */
  publishedAt: Date | null;
}
