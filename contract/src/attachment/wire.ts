import type { Picture } from '../shared/picture.ts';

/** Bytes of a picture's file as it is uploaded for a message or a claim. */
export const ATTACHMENT_FILE_MAX = 10 * 1024 * 1024;
/** By one account in one day (UTC), whether they become attachments or not. */
export const ATTACHMENT_UPLOADS_PER_DAY = 80;
/** By one person in one sub-order in one day (UTC). */
export const ATTACHMENTS_PER_DAY = 40;
/** In one message. */
export const ATTACHMENTS_MAX = 4;
export const ATTACHMENT_FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A picture that somebody sent about a sub-order: its people alone see it, by signed addresses. */
export interface Attachment {
  id: string;
  picture: Picture;
}
