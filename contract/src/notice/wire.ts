import type { NoticeKind, NoticeState } from './stored.ts';

/** `GET /user/notice`, newest first. */
export interface Notice {
  id: string;
  kind: NoticeKind;
  state: NoticeState;
  /**
   * Names the page: an image's, order's or work's id, of a comment a story's slug, of photographs the photographer's
   * number; null where that is the profile or the studio.
   */
  subjectId: string | null;
  /** Names the public page of an approved or published story or print. */
  slug?: string;
  /** Why it was sent back or rejected. */
  note?: string;
  /** Photographer of the sub-order that a message is about. */
  artistId?: number;
  /** The name of the photographer who published it. */
  artist?: string;
  /** Id of the new photograph, where a notice of photographs is about a single one. */
  imageId?: string;
  /** Title of the work or of the first print, of an upload the name of the file, or empty. */
  title: string;
  /** How many of the approved photographs their owner alone sees. Missing where none. */
  privates?: number;
  /** When an approved exhibition opens, ISO 8601. Missing where it is open. */
  opensAt?: string;
  /** How many of its photographs everybody can see before that, and how many wait for it. Missing for none. */
  shown?: number;
  waiting?: number;
  /**
   * How many uploads before this one were refused too; how many photographs are new, or approved, beside the first.
   * Missing where there are none.
   */
  others?: number;
  /** Whether it was opened, or marked as read with all others. */
  read: boolean;
  /** Set while an order waits for something that its reader has to do, or what was sent back is not submitted again. */
  wantsAnswer?: true;
  /** ISO 8601. */
  createdAt: string;
}
