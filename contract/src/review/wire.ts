/** `GET /studio/review`: what waits for an administrator, the longest waiting first. */
export interface Review {
  id: string;
  kind: 'comment';
  /** More than two links, or reports of three people. */
  reason: 'links' | 'reports';
  /** ISO 8601. */
  created_on: string;
  comment: {
    id: string;
    /** Null for a former member. */
    author_id: number | null;
    author_name: string;
    guest: boolean;
    /** Text, never HTML. */
    comment: string;
    /** ISO 8601. */
    created_on: string;
  };
  work: {
    kind: 'image' | 'story';
    id: string;
    title: string;
    /** Names its page: the image's id or the story's slug. */
    subject_id: string;
  };
  /** What people wrote who reported it. */
  reports: string[];
}
