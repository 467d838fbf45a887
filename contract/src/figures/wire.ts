/** What is counted for an artist. `income` is whole rupees. */
export interface Figures {
  views: number;
  likes: number;
  comments: number;
  bookmarks: number;
  orders: number;
  income: number;
}

/** `GET /studio/stats`: the caller's own figures. Days are those of India, `YYYY-MM-DD`. */
export interface StudioStats {
  from: string;
  to: string;
  totals: Figures;
  /** Every day of the range, in order. */
  days: DayFigures[];
  /** Those of which anything was counted, the most seen first. */
  works: WorkFigures[];
}

export interface DayFigures extends Figures {
  day: string;
}

export interface WorkFigures extends Figures {
  kind: 'image' | 'blog' | 'product';
  id: string;
  /** As it was when the work was last counted; may be empty. */
  title: string;
  /** Names its page: the image's id, the story's or print's slug. */
  subject_id: string;
}
