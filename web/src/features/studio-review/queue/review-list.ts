import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ImageReview, Review } from '@aperture-byline/contract/review/wire';
import { useRef, useState } from 'react';
import type { Decision } from '#entities/review/mutations.ts';
import { useHiddenItems } from '#lib/hidden-items.ts';
import { type OnOutcome, reviewKey } from '../decisions/decide.ts';

/**
 * Returns the waiting reviews in their order. Decided ones keep their place until the list is opened anew, so that
 * nothing moves under the pointer. A change of `about` begins a new list.
 */
export function useReviewList(waiting: readonly Review[], about: string) {
  const hidden = useHiddenItems();
  const [listed, setListed] = useState<{ about: string; reviews: readonly Review[] }>({ about, reviews: [] });
  const before = listed.about === about ? listed.reviews : [];
  const present = new Map(waiting.map((review) => [reviewKey(review), review]));
  const known = new Set(before.map(reviewKey));
  // An answer may be older than what was decided in this tab.
  const added = [...present].filter(([key]) => !known.has(key) && !hidden.has(key));
  const reviews = [
    ...before.map((review) => present.get(reviewKey(review)) ?? review),
    ...added.map(([, review]) => review),
  ];
  const isSame = reviews.length === before.length && reviews.every((review, index) => review === before[index]);
  if (listed.about !== about || !isSame) setListed({ about, reviews });
  return { reviews, isWaiting: (review: Review) => present.has(reviewKey(review)) };
}

/** Photographs of one submission, or one review of anything. */
type Run = readonly [Review, ...Review[]];

const isPhotographs = (run: Run): run is readonly [ImageReview, ...ImageReview[]] =>
  run.every(({ kind }) => kind === 'image');

/** Photographs of one submission that stand as a contact sheet; null for anything else. */
export const toSheet = (run: Run) => (run.length > 1 && isPhotographs(run) ? run : null);

/** Puts the photographs of each submission together, in the place of the first. */
export function toRuns(reviews: readonly Review[]): Run[] {
  const runs = Map.groupBy(reviews, (review) =>
    review.kind === 'image' ? `${review.artist.userId} ${review.submittedAt}` : reviewKey(review),
  );
  return [...runs.values()] as [Review, ...Review[]][];
}

/** Tracks the selected reviews by their keys. Returns only those that can still be selected. */
export function useSelected<T extends Review>(selectable: readonly T[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const setSelected = (changed: readonly Review[], isSelected: boolean) => {
    const own = changed.map(reviewKey);
    const others = [...keys].filter((key) => !own.includes(key));
    setKeys(new Set(isSelected ? [...others, ...own] : others));
  };
  /** With `isRange` it changes all from the one that was changed last. */
  const select = (review: T, isSelected: boolean, isRange: boolean) => {
    const [from, to] = [selectable.findIndex((one) => reviewKey(one) === last.current), selectable.indexOf(review)];
    const range = isRange && from >= 0 ? selectable.slice(Math.min(from, to), Math.max(from, to) + 1) : [review];
    last.current = reviewKey(review);
    setSelected(range, isSelected);
  };
  return {
    selected: selectable.filter((review) => keys.has(reviewKey(review))),
    select,
    selectMany: setSelected,
    startRange: (review: T) => {
      last.current = reviewKey(review);
    },
    clear: () => setKeys(new Set()),
  };
}

/** Keeps what was decided in this tab: as it is shown while it can be undone, and once it is sent. */
export function useOutcomes(reviews: readonly Review[]) {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string>>(new Map());
  const onDecide = (decided: readonly Review[], decision: Decision) => {
    const entries = decided.map((review) => [reviewKey(review), decision] as const);
    setDecisions((before) => new Map([...before, ...entries]));
  };
  const onOutcome: OnOutcome = (review, text, images = []) => {
    const published = new Set(images.map(({ id }) => id));
    const shown = reviews.filter((one) => one.kind === 'image' && published.has(one.image.id));
    const entries = shown.map((one) => [reviewKey(one), reviewMessages.publishedWithWork] as const);
    setOutcomes((before) => new Map([...before, ...entries, [reviewKey(review), text]]));
  };
  return { outcomes, decisions, onDecide, onOutcome };
}
