import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ImageReview, Review } from '@aperture-byline/contract/review/wire';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { lazy, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { SelectField } from '#components/forms/field.tsx';
import { EntryList, Row } from '#components/layout/layout.tsx';
import { useCursorPages } from '#components/pagination/cursor-pages.tsx';
import type { Decision } from '#entities/review/mutations.ts';
import { reviewsQuery } from '#entities/review/queries.ts';
import { useHiddenItems } from '#lib/hidden-items.ts';
import { paths } from '#lib/navigation/paths.ts';
import {
  describePast,
  isSelectable,
  type OnOutcome,
  type PendingDecision,
  reviewKey,
  type Selectable,
  useDecision,
} from '../decisions/use-decision.ts';
import styles from '../review.module.css';
import { KeysHint } from './keys-hint.tsx';
import { type EntryState, ReviewEntry } from './review-entry.tsx';
import { listEntries, useReviewKeys } from './use-review-keys.ts';

const ReasonDialog = lazy(() => import('../decisions/reason-dialog.tsx'));
const BatchDecision = lazy(() => import('./batch-decision.tsx'));

const KINDS: Readonly<Record<Review['kind'] | '', string>> = {
  '': 'Everything',
  image: CONTENT_KINDS.image.plural,
  exhibition: CONTENT_KINDS.exhibition.plural,
  blog: CONTENT_KINDS.blog.plural,
  product: CONTENT_KINDS.product.plural,
  revision: 'Changes of what is public',
  artist: 'Requests to become a photographer',
  comment: 'Comments',
  message: 'Messages about orders',
  conversation: 'Orders that ask for one of us',
};

const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);

/** Shows reviews of all kinds, or of the one that stands in the address, the longest waiting first. */
export function Queue({ uid }: { uid: string }) {
  const [search, setSearch] = useSearchParams();
  const named = search.get('kind') ?? '';
  const kind = isKind(named) ? named : '';
  const setKind = (next: string) => setSearch(next === '' ? {} : { kind: next }, { replace: true });
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const [hasKeys, setHasKeys] = useState(true);
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useReviewKeys(region, hasKeys);
  const { query, more, updatedAt } = useCursorPages({
    about: kind,
    buildQuery: (cursor) => reviewsQuery(uid, kind, cursor),
    getItems: ({ items }) => items,
    getNextCursor: ({ nextCursor }) => nextCursor,
    failure: reviewMessages.notLoaded,
  });
  const { reviews, isWaiting } = useReviewList(query.data ?? [], kind);
  const { outcomes, decisions, onDecide, onOutcome } = useOutcomes(reviews);
  const hidden = useHiddenItems();
  const findState = (review: Review): EntryState => {
    if (hidden.has(reviewKey(review)) || outcomes.has(reviewKey(review))) return 'decided';
    return isWaiting(review) ? 'waiting' : 'gone';
  };
  const describeOutcome = (review: Review): string => {
    const decision = findState(review) === 'decided' ? decisions.get(reviewKey(review)) : undefined;
    return outcomes.get(reviewKey(review)) ?? (decision ? describePast(review, decision) : reviewMessages.notWaiting);
  };
  const waiting = reviews.filter(isSelectable).filter((review) => findState(review) === 'waiting');
  const { selected, select, selectAll, clear } = useSelected(waiting);
  const isSelected = (review: Review): boolean => selected.some((one) => one === review);
  const nothing = more ? (
    <EmptyState action={more}>{reviewMessages.noneShown}</EmptyState>
  ) : kind === '' ? (
    <EmptyState action={<ButtonLink to={paths.accountProfile}>Your profile</ButtonLink>}>
      {reviewMessages.none}
    </EmptyState>
  ) : (
    <EmptyState action={<Button onClick={() => setKind('')}>Show everything</Button>}>
      {reviewMessages.noneOfKind}
    </EmptyState>
  );
  return (
    <section ref={region}>
      <h2 ref={heading} className="visually-hidden" tabIndex={-1}>
        Waiting
      </h2>
      <Row gap={[2, 4]} align="end" className={styles.head}>
        <SelectField
          label="Show"
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
          options={KINDS}
        />
        <KeysHint isEnabled={hasKeys} onChange={setHasKeys} />
      </Row>
      <QueryState
        query={{ ...query, data: query.data && reviews }}
        loading={<EntriesSkeleton count={3} gap={4} ratio={4} />}
        empty={nothing}
        failure={reviewMessages.notLoaded}
      >
        {(listed) => (
          <>
            <EntryList gap={4} data-entries>
              {listed.map((review) => (
                <ReviewEntry
                  // What is submitted anew is to be read anew.
                  key={reviewKey(review)}
                  uid={uid}
                  review={review}
                  now={new Date(updatedAt)}
                  state={findState(review)}
                  outcome={describeOutcome(review)}
                  selection={
                    isSelectable(review)
                      ? {
                          isSelected: isSelected(review),
                          onSelect: (isSelected, isRange) => select(review, isSelected, isRange),
                          submission: review.kind === 'image' ? findSubmission(review, waiting) : [],
                          onSelectSubmission: selectAll,
                        }
                      : null
                  }
                  onDecide={(decision) => onDecide([review], decision)}
                  onOutcome={onOutcome}
                  onAsk={(decision) => setPending({ review, decision })}
                />
              ))}
            </EntryList>
            {listed.some((review) => findState(review) === 'waiting') ? more : nothing}
            <LazyBoundary>
              {selected.length > 0 && (
                <BatchDecision
                  uid={uid}
                  reviews={selected}
                  onDecide={(decision) => onDecide(selected, decision)}
                  onOutcome={onOutcome}
                  onClear={clear}
                  focusPlace={() => findWaitingEntry(region.current, listed.findIndex(isSelected)) ?? heading.current}
                />
              )}
            </LazyBoundary>
          </>
        )}
      </QueryState>
      <LazyBoundary>
        {pending && (
          <DecisionReason uid={uid} pending={pending} onOutcome={onOutcome} onClose={() => setPending(null)} />
        )}
      </LazyBoundary>
    </section>
  );
}

/** The photographs of one submission that wait. */
const findSubmission = (review: ImageReview, waiting: readonly Selectable[]): Selectable[] =>
  waiting.filter(
    (one) =>
      one.kind === 'image' && one.submittedAt === review.submittedAt && one.artist.userId === review.artist.userId,
  );

/** The heading of the first entry from this place on that can be decided; from the first on where there is none. */
function findWaitingEntry(region: HTMLElement | null, from: number): HTMLElement | null {
  const entries = listEntries(region);
  const ordered = [...entries.slice(from), ...entries.slice(0, from)];
  const entry = ordered.find((one) => one.querySelector('[data-action="approve"], [data-action="open"]'));
  return entry?.querySelector('h3') ?? null;
}

/** Tracks the selected reviews by their keys. Returns only those that can still be selected. */
function useSelected<T extends Review>(selectable: readonly T[]) {
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
    selectAll: (reviews: readonly Review[]) => setSelected(reviews, true),
    clear: () => setKeys(new Set()),
  };
}

/** Keeps what was decided in this tab: as it is shown while it can be undone, and once it is sent. */
function useOutcomes(reviews: readonly Review[]) {
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

/** Outside the list: what is being decided may leave it while somebody types. */
function DecisionReason({
  uid,
  pending,
  onOutcome,
  onClose,
}: {
  uid: string;
  pending: PendingDecision;
  onOutcome: OnOutcome;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useDecision(uid, pending.review, { onDone: onClose, onOutcome });
  return (
    <ReasonDialog
      decision={pending.decision}
      isBusy={isPending}
      error={error}
      onClose={onClose}
      onSend={(reason) => mutate({ decision: pending.decision, reason })}
    />
  );
}

/**
 * Returns the waiting reviews in their order. Decided ones keep their place until the list is opened anew, so that
 * nothing moves under the pointer. A change of `about` begins a new list.
 */
function useReviewList(waiting: readonly Review[], about: string) {
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
