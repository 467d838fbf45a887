import type { ContentStatus } from '../shared/content.ts';
import type { WorkKind } from './work-kinds.ts';

/** What the studio keeps of every work. Documents from before it, and those written by hand, may lack any of it. */
export interface WorkState {
  /** Grows with every change in the studio, so that of two windows the second one is told. */
  version: number;
  /** Why an administrator sent it back or rejected it, else null. */
  reviewNote: string | null;
  /** Null for what was never submitted, and for what its artist took back. */
  submittedAt: Date | null;
  /** When a revision last replaced its words and pictures, else null. */
  revisedAt: Date | null;
  updatedAt: Date;
  /** Every image that it shows: in lists, as its banner, in its text. For `array-contains`. */
  shownImageIds: string[];
  /** Hash of the call that made it, where that had a key: the same key with another body is refused. */
  fingerprint?: string;
}

/**
 * `{works}/{id}/revisions/next`: words and pictures that replace those of an approved work once they are approved too; then the
 * document goes. `approved` only where it was set by hand.
 */
export interface StoredRevision<Fields extends object = object> {
  kind: WorkKind;
  workId: string;
  ownerId: number;
  status: ContentStatus;
  reviewNote: string | null;
  submittedAt: Date | null;
  fields: Fields;
  /** As in `WorkState`, of these fields. */
  shownImageIds: string[];
  createdAt: Date;
  updatedAt: Date;
}
