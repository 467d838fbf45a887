/** Characters of a note. */
export const DESK_NOTE_MAX = 1000;
/** Notes about one subject. */
export const DESK_NOTES_MAX = 50;

/** Note from an administrator to the others about something that is reviewed. */
export interface DeskNote {
  id: string;
  /** Empty for a former member. */
  authorName: string;
  /** Whether the caller wrote it, and can delete it. */
  isOwn: boolean;
  /** Text, never HTML. */
  text: string;
  /** ISO 8601. */
  createdAt: string;
}
