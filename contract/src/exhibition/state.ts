import type { StoredExhibition } from './stored.ts';

export type ExhibitionState = 'ongoing' | 'upcoming' | 'past';

/** Ongoing is start ≤ now < end. */
export function exhibitionState(
  { startDate, endDate }: Pick<StoredExhibition, 'startDate' | 'endDate'>,
  now: Date,
): ExhibitionState {
  if (now < startDate) return 'upcoming';
  return now < endDate ? 'ongoing' : 'past';
}
