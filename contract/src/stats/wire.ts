import type { WorkKind } from '../work/work-kinds.ts';

/** Counts of an artist. `income` is whole rupees. */
export interface Stats {
  /** Number of views; of an exhibition its visitors, each once in its run. */
  views: number;
  likes: number;
  comments: number;
  bookmarks: number;
  orders: number;
  income: number;
}

/** `GET /studio/stats`: the caller's own stats. Days are those of India, `YYYY-MM-DD`. */
export interface StudioStats {
  from: string;
  to: string;
  totals: Stats;
  /** Every day of the range, in order. */
  days: DayStats[];
  /** Works with any count, the most viewed first. */
  works: WorkStats[];
  origins: Origin[];
}

/** A site that led visitors here, and to how many visits; the most first. */
export interface Origin {
  /** Null for all that are not counted by their names, which stand at the end. */
  host: string | null;
  visits: number;
}

/** `GET /studio/house-stats`: what was counted for all photographers together, and from where visitors came. */
export interface HouseStats extends Pick<StudioStats, 'from' | 'to' | 'totals' | 'days' | 'origins'> {
  /** When the oldest part of it was summed; ISO 8601. */
  countedAt: string;
}

export interface DayStats extends Stats {
  day: string;
}

export interface WorkStats extends Stats {
  kind: 'image' | WorkKind;
  id: string;
  /** Title when the work was last counted; may be empty. */
  title: string;
  /** Names its page: the image's or exhibition's id, the story's or print's slug. */
  subjectId: string;
}
