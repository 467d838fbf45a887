import type { OrderEvent } from '../order/stored.ts';

/** What a notice is about: an `order` is one's own, a `sale` an order of one's prints. */
export type NoticeKind = 'imageComment' | 'storyComment' | 'artistRequest' | 'order' | 'sale';

/**
 * What happened: a comment is `new` on one's work, or one's own is `held` back from others or `restored` to them; a request is
 * `approved`. Of an order it is the event.
 */
export type NoticeState = 'new' | 'held' | 'restored' | 'approved' | OrderEvent;

/** `users/{userId}/notices/{id}`; the id is that of the event that caused it. Its owner's browser reads it live. */
export interface StoredNotice {
  kind: NoticeKind;
  state: NoticeState;
  /** Names the page: an image's or order's id, a story's slug; null where that is the profile. */
  subjectId: string | null;
  /** Of the work or the first print, or empty. */
  title: string;
  /** Whose work it names: the notice goes with the person. Null where it names none, and of orders, which keep what was bought. */
  ownerId: number | null;
  read: boolean;
  createdAt: Date;
  /** For the TTL policy. */
  expiresAt: Date;
}
