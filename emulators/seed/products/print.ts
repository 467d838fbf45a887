import type { ContentStatus } from '@aperture-byline/contract/shared/content';
import type { FrameKey } from './frames.ts';

/** A photograph offered as a print. Its title and photographer are the photograph's. */
export interface Print {
  /** The printed picture's key. */
  picture: string;
  /** Keys of further pictures shown beside it. */
  alsoShows: string[];
  introduction: string;
  /** HTML. */
  description: string;
  place: string;
  categories: string[];
  /** Whole rupees for each size, smallest first; how many there are decides how many sizes are sold. */
  prices: number[];
  /** How many prints there will be of each size, and how many of them are ordered. Not limited where it says nothing. */
  editions?: { edition: number; sold: number }[];
  frames: FrameKey[];
  daysAgo: number;
  status: ContentStatus;
}

/** Prints on sale, where a row does not say otherwise. */
export function prints(rows: (Omit<Print, 'status'> & Partial<Print>)[]): Print[] {
  return rows.map((row) => ({ status: 'approved', ...row }));
}
