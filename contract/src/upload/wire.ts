import type { UploadReason, UploadState } from './stored.ts';

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
