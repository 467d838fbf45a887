export type UploadState = 'processing' | 'ready' | 'refused';

/** Why a file is no image; the sentences are in `upload-messages.ts`. */
export type UploadReason =
  | 'wrongType'
  | 'unreadable'
  | 'tooManyPixels'
  | 'extremeShape'
  | 'notEncoded'
  | 'tooLarge'
  | 'duplicate'
  | 'tooManyToday'
  | 'storageFull'
  | 'notArtist'
  | 'failed';

/**
 * `uploads/{id}`: one file that a photographer uploaded. The id is a hash of the path and generation of the file, and that of the
 * image made of it.
 */
export interface StoredUpload {
  /** The user number. */
  ownerId: number;
  uid: string;
  /** The stem of the file in Storage, by which the browser that sent it recognises it. */
  name: string;
  /** How it was called on the photographer's machine, for its owner alone; missing where nobody said so. */
  fileName?: string;
  /** Bytes. */
  size: number;
  state: UploadState;
  reason: UploadReason | null;
  /** The image made of it; of a duplicate the one that was there. */
  imageId: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Of the TTL policy. */
  expiresAt: Date;
}
