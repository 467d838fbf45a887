import type { Picture } from '../shared/picture.ts';
import type { ContentStatus } from '../shared/stored.ts';

/** Fields of every work in the studio. Times are ISO 8601. */
export interface StudioState {
  id: string;
  /** Status of the public version: visitors see only `approved` works. */
  status: ContentStatus;
  /** To be sent back with the next change. */
  version: number;
  /** Why it was sent back or rejected, else null. */
  reviewNote: string | null;
  /** Words and pictures of an approved work that are not public yet, else null. */
  revision: StudioRevision | null;
  createdAt: string;
  updatedAt: string;
  /** When it was first approved; its slug is fixed from then on. Else null. */
  publishedAt: string | null;
}

export interface StudioRevision {
  status: 'draft' | 'submitted' | 'rejected';
  /** Why it was sent back or rejected, else null. */
  reviewNote: string | null;
  updatedAt: string;
}

/** `GET /studio/{exhibition,blog,product}`: 20 of the caller's own, newest first. */
export interface StudioList<Item> {
  items: Item[];
  /** Value to send as `cursor` for the next ones; null at the end. */
  nextCursor: string | null;
}

/** Fields of every work in a studio list. */
export interface StudioListItem extends StudioState {
  title: string;
  /** The banner or the first image; null where there is none. */
  picture: Picture | null;
}

/** Image of the caller that a work shows. */
export interface StudioPicture {
  id: string;
  title: string;
  /** False keeps it from visitors, and the work from being submitted. */
  isPublic: boolean;
  /** Whether it has a title and an alternative text, without which the work can't be submitted. */
  isDescribed: boolean;
  picture: Picture;
}
