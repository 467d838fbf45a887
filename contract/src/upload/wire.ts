import type { UploadReason, UploadState } from './stored.ts';

/** Formats that photographers may send, as texts name them: HEIC becomes a JPEG in the browser. */
export const UPLOAD_FORMATS = 'JPEG, PNG, WebP and HEIC';
export const UPLOAD_MEGABYTES = 60;
export const UPLOAD_MEGAPIXELS = 160;
/** Bytes of a photograph's file as it is uploaded. */
export const UPLOAD_FILE_MAX = UPLOAD_MEGABYTES * 1024 * 1024;
/** Limit of pixels of a picture in any file. */
export const UPLOAD_PIXELS_MAX = UPLOAD_MEGAPIXELS * 1e6;
export const UPLOAD_FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Characters of the name of a file on the photographer's machine. */
export const FILE_NAME_MAX = 200;
/** That are chosen, or asked about, at once. */
export const UPLOAD_FILES_MAX = 100;
/** By one photographer in one day (UTC), and bytes of all their originals. */
export const UPLOADS_PER_DAY = 500;
export const ORIGINALS_MAX = 20 * 1024 ** 3;

/** `GET /studio/upload`. */
export interface Upload {
  id: string;
  /** The stem of the file in Storage. */
  name: string;
  /** How it was called on the photographer's machine; empty where that is not known. */
  fileName: string;
  state: UploadState;
  /** Reason of a refusal. */
  reason: UploadReason | null;
  /** The image made of it; of a duplicate the one that was there; else null. */
  imageId: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** `POST /studio/upload/known`: a file that is an image of the caller already. */
export interface KnownFile {
  hash: string;
  imageId: string;
}
