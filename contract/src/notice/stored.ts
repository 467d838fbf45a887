/** What a notice is about. */
export type NoticeKind = 'imageComment' | 'storyComment' | 'artistRequest';

/**
 * What happened: a comment is `new` on one's work, or one's own is `held` back from others or `restored` to them; a request is
 * `approved`.
 */
export type NoticeState = 'new' | 'held' | 'restored' | 'approved';

/** `users/{userId}/notices/{id}`; the id is that of the event that caused it. Its owner's browser reads it live. */
export interface StoredNotice {
  kind: NoticeKind;
  state: NoticeState;
  /** Names the page: an image's id, a story's slug; null where that is the profile. */
  subjectId: string | null;
  /** Of the work, or empty. */
  title: string;
  /** Whose work it names: the notice goes with the person. Null where it names none. */
  ownerId: number | null;
  read: boolean;
  createdAt: Date;
  /** For the TTL policy. */
  expiresAt: Date;
}
