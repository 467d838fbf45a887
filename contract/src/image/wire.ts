import type { Byline, ContentStatus } from '../shared/content.ts';
import type { Pagination } from '../shared/envelope.ts';
import type { Picture, StoredPicture } from '../shared/picture.ts';

export type PrivacyStatus = 'Public' | 'Private';

/** What is kept of a camera's notes: an allow-list, without place, serial numbers or names of people. */
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
  /** ISO 8601; cameras note no zone, so it is kept as UTC. */
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

/** `images/{imageId}/comments/{id}`. */
export interface StoredImageComment {
  /** Null where the account was deleted: the text stays, its author is a former member. */
  authorId: number | null;
  userName: string;
  guest: boolean;
  comment: string;
  createdAt: Date;
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
  /** ISO 8601. */
  created_date: string | null;
  owner_id: number;
  firstname: string;
  lastname: string;
  total_likes: number;
  total_views: number;
  /** The open exhibition it hangs in, if any. */
  exhibition: { exhibition_id: string; title: string } | null;
  picture: Picture;
}

/** `GET /image/comment/{imageId}`, newest first. */
export interface ImageComment {
  user_name: string;
  comment: string;
  /** ISO 8601. */
  created_date: string;
  guest: boolean;
}
