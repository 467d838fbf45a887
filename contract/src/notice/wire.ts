import type { NoticeKind, NoticeState } from './stored.ts';

/** `GET /user/notice`, newest first. */
export interface Notice {
  id: string;
  kind: NoticeKind;
  state: NoticeState;
  /** Names the page: an image's or order's id, a story's slug; null where that is the profile. */
  subject_id: string | null;
  /** Of the work or the first print, or empty. */
  title: string;
  read: boolean;
  /** ISO 8601. */
  created_on: string;
}
