import type { Picture } from '../shared/picture.ts';

/** A picture that somebody sent about a sub-order: its people alone see it, by signed addresses. */
export interface Attachment {
  id: string;
  picture: Picture;
}
