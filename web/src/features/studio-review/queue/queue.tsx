import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { Review } from '@aperture-byline/contract/review/wire';
import { lazy, useRef, useState } from 'react';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Row } from '#components/layout/layout.tsx';
import { useCursorPages } from '#components/pagination/cursor-pages.tsx';
import { reviewsQuery } from '#entities/review/queries.ts';
import { useHiddenItems } from '#lib/hidden-items.ts';
import { paths } from '#lib/navigation/paths.ts';
import { describePast, isSelectable, type PendingDecision, reviewKey } from '../decisions/decide.ts';
import styles from '../review.module.css';
import { DeskFilters, useDeskFilters } from './desk-filters.tsx';
import { KeysHint } from './keys-hint.tsx';
import { type EntryState, ReviewEntry } from './review-entry.tsx';
import { toRuns, toSheet, useOutcomes, useReviewList, useSelected } from './review-list.ts';
import { findWaitingStop, useReviewKeys } from './use-review-keys.ts';

const DecisionReason = lazy(() => import('../decisions/decision-reason.tsx'));
const BatchDecision = lazy(() => import('./batch-decision.tsx'));
const ContactSheet = lazy(() => import('./contact-sheet.tsx'));

/** Shows what fits the filters in the address, the longest waiting first; photographs of a submission as a sheet. */
export function Queue({ uid }: { uid: string }) {
  const { filters, setFilters, clearFilters, about, isFiltered, isShown } = useDeskFilters();
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const [hasKeys, setHasKeys] = useState(true);
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useReviewKeys(region, hasKeys);
  const { query, more, updatedAt } = useCursorPages({
    pagesQuery: reviewsQuery(uid, filters),
    getItems: ({ items }) => items,
    failure: reviewMessages.notLoaded,
  });
  const { reviews, isWaiting } = useReviewList(query.data ?? [], about);
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
  const runs = toRuns(reviews.filter(isShown));
  const shown = runs.flat();
  const waiting = shown.filter(isSelectable).filter((review) => findState(review) === 'waiting');
  const { selected, select, selectMany, startRange, clear } = useSelected(waiting);
  const isSelected = (review: Review): boolean => selected.some((one) => one === review);
  const entryProps = (review: Review) => ({
    uid,
    review,
    now: new Date(updatedAt),
    state: findState(review),
    outcome: describeOutcome(review),
    selection: isSelectable(review)
      ? {
          isSelected: isSelected(review),
          onSelect: (isSelected: boolean, isRange: boolean) => select(review, isSelected, isRange),
        }
      : null,
    onDecide: (decision: Parameters<typeof onDecide>[1]) => onDecide([review], decision),
    onOutcome,
    onAsk: (decision: PendingDecision['decision']) => setPending({ review, decision }),
  });
  const nothing = more ? (
    <EmptyState action={more}>{reviewMessages.noneShown}</EmptyState>
  ) : isFiltered ? (
    <EmptyState action={<Button onClick={clearFilters}>Show everything</Button>}>
      {reviewMessages.noneOfKind}
    </EmptyState>
  ) : (
    <EmptyState action={<ButtonLink to={paths.accountProfile}>Your profile</ButtonLink>}>
      {reviewMessages.none}
    </EmptyState>
  );
  return (
    <section ref={region} data-keys={hasKeys || undefined}>
      <h2 ref={heading} className="visually-hidden" tabIndex={-1}>
        Waiting
      </h2>
      <Row gap={[2, 4]} align="end" className={styles.head}>
        <DeskFilters filters={filters} reviews={reviews} onChange={setFilters} />
        <KeysHint isEnabled={hasKeys} onChange={setHasKeys} />
      </Row>
      <QueryState
        query={{ ...query, data: query.data && shown }}
        loading={<EntriesSkeleton count={3} gap={4} ratio={4} />}
        empty={nothing}
        failure={reviewMessages.notLoaded}
      >
        {(listed) => (
          <>
            <EntryList gap={4} className={styles.queue}>
              {runs.map((run) => {
                const sheet = toSheet(run);
                const [review] = run;
                // What is submitted anew is to be read anew.
                if (!sheet) return <ReviewEntry key={reviewKey(review)} {...entryProps(review)} />;
                return (
                  <LazyBoundary key={reviewKey(review)} fallback={<Skeleton ratio={2} />}>
                    <ContactSheet
                      reviews={sheet}
                      entryProps={entryProps}
                      onSelectMany={selectMany}
                      onStartRange={startRange}
                      onClear={clear}
                    />
                  </LazyBoundary>
                );
              })}
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
                  focusPlace={() => findWaitingStop(region.current, listed.findIndex(isSelected)) ?? heading.current}
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
