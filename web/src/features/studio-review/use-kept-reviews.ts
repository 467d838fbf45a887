import type { Review } from '@aperture-byline/contract/review/wire';
import { useState } from 'react';
import { useRemoved } from '#lib/removed.ts';
import { reviewKey } from './use-decision.ts';

/**
 * What waits, in the order in which it came. What does not wait any more keeps its place until the list is opened anew, so that nothing
 * moves under the pointer of whoever decides. `about` is what the list is about: where it changes, the list begins anew.
 */
export function useKeptReviews(waiting: readonly Review[], about: string) {
  const removed = useRemoved();
  const [kept, setKept] = useState<{ about: string; reviews: readonly Review[] }>({ about, reviews: [] });
  const before = kept.about === about ? kept.reviews : [];
  const present = new Map(waiting.map((review) => [reviewKey(review), review]));
  const known = new Set(before.map(reviewKey));
  // An answer may be older than what was decided in this tab.
  const added = [...present].filter(([key]) => !known.has(key) && !removed.has(key));
  const reviews = [
    ...before.map((review) => present.get(reviewKey(review)) ?? review),
    ...added.map(([, review]) => review),
  ];
  const isSame =
    reviews.length === before.length && reviews.every((review, index) => review === before[index]);
  if (kept.about !== about || !isSame) setKept({ about, reviews });
  return { reviews, isWaiting: (review: Review) => present.has(reviewKey(review)) };
}
