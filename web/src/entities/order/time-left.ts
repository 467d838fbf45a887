import { HOUR, MINUTE } from '@aperture-byline/contract/shared/durations';

/** How long until a moment: `23 h`, in the last hour `12 min`; null once it has passed. Takes ISO 8601. */
export function timeLeft(until: string, now: Date): string | null {
  const left = Date.parse(until) - now.getTime();
  if (left <= 0) return null;
  return left >= HOUR ? `${Math.floor(left / HOUR)} h` : `${Math.ceil(left / MINUTE)} min`;
}
