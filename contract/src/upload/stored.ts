import * as v from 'valibot';
import { count, nullable, optionalField, text, time, timeField, userNumber } from '../shared/stored-fields.ts';

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

const STATES: readonly UploadState[] = ['processing', 'ready', 'refused'];
const REASONS: readonly UploadReason[] = [
  'wrongType',
  'unreadable',
  'tooManyPixels',
  'extremeShape',
  'notEncoded',
  'tooLarge',
  'duplicate',
  'tooManyToday',
  'storageFull',
  'notArtist',
  'failed',
];

/** `uploads/{id}`: the id is a hash of the file's path and generation, and that of the image made of it. */
export const storedUpload = v.object({
  ownerId: userNumber,
  uid: text,
  /** The stem of the file in Storage, by which the browser that sent it recognises it. */
  name: text,
  /** How it was called on the photographer's machine, for its owner alone; missing where nobody said so. */
  fileName: optionalField(v.string()),
  /** Bytes. */
  size: count,
  state: v.picklist(STATES),
  reason: nullable(v.picklist(REASONS)),
  /** The image made of it; of a duplicate the one that was there. */
  imageId: nullable(v.string()),
  createdAt: time,
  updatedAt: timeField,
  /** Time of the TTL policy. */
  expiresAt: timeField,
});
export type StoredUpload = v.InferOutput<typeof storedUpload>;
