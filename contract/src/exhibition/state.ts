export type ExhibitionState = 'ongoing' | 'upcoming' | 'past';

/** Ongoing is start ≤ now < end. */
export function exhibitionState(
  { startDate, endDate }: { startDate: Date; endDate: Date },
  now: Date,
): ExhibitionState {
  if (now < startDate) return 'upcoming';
  return now < endDate ? 'ongoing' : 'past';
}
