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
