import type { NoticeKind, NoticeState } from './stored.ts';

/** `GET /user/notice`, newest first. */
export interface Notice {
  id: string;
  kind: NoticeKind;
  state: NoticeState;
  /** Names the page: an image's, order's or work's id, of a comment a story's slug; null where that is the profile or the studio. */
  subject_id: string | null;
  /** Why it was sent back or rejected. */
  note?: string;
  /** Of the work or the first print, or empty. */
  title: string;
  read: boolean;
  /** ISO 8601. */
  created_on: string;
}
