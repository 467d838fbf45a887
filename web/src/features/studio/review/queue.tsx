import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { Review } from '@aperture-byline/contract/review/wire';
import { lazy, useState } from 'react';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { SelectField } from '#components/forms/field.tsx';
import type { Decision } from '#entities/review/mutations.ts';
import { reviewsQuery } from '#entities/review/queries.ts';
import { paths } from '#lib/paths.ts';
import { useCursorPages } from '../cursor-pages.tsx';
import { ReviewEntry } from './entry.tsx';
import styles from './review.module.css';
import { useDecision } from './use-decision.ts';

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

const KINDS: Readonly<Record<Review['kind'] | '', string>> = {
  '': 'Everything',
  image: 'Photographs',
  exhibition: 'Exhibitions',
  blog: 'Stories',
  product: 'Prints',
  revision: 'Changes of what is public',
  artist: 'Requests to become a photographer',
  comment: 'Comments',
};

/** A decision that needs a reason. */
export interface Asked {
  review: Review;
  decision: Exclude<Decision, 'approve'>;
}

/** What waits for an administrator, of all kinds or of one. */
export function Queue({ uid }: { uid: string }) {
  const [kind, setKind] = useState<Review['kind'] | ''>('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { query, more, updatedAt } = useCursorPages({
    about: kind,
    queryOf: (cursor) => reviewsQuery(uid, kind, cursor),
    itemsOf: ({ items }) => items,
    nextOf: ({ next_cursor }) => next_cursor,
    failure: reviewMessages.notLoaded,
  });
  // What waits longer may have gone meanwhile, so that two answers have one review in common.
  const reviews = query.data && [...new Map(query.data.map((one) => [one.id, one])).values()];
  return (
    <section className={styles.page}>
      <h2 className="visually-hidden">Waiting</h2>
      <div className={styles.filter}>
        <SelectField
          label="Show"
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as typeof kind)}
        >
          {Object.entries(KINDS).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryState
        query={{ ...query, data: reviews }}
        loading={<QueueSkeleton />}
        empty={
          more ? (
            <EmptyState action={more}>{reviewMessages.noneShown}</EmptyState>
          ) : kind === '' ? (
            <EmptyState action={<ButtonLink to={paths.ownProfile}>Your profile</ButtonLink>}>
              {reviewMessages.none}
            </EmptyState>
          ) : (
            <EmptyState action={<Button onClick={() => setKind('')}>Show everything</Button>}>
              {reviewMessages.noneOfKind}
            </EmptyState>
          )
        }
        failure={reviewMessages.notLoaded}
      >
        {(waiting) => (
          <>
            <ul className={styles.list}>
              {waiting.map((review) => (
                <ReviewEntry
                  // What is submitted anew is to be read anew.
                  key={`${review.id} ${review.created_on}`}
                  uid={uid}
                  review={review}
                  now={new Date(updatedAt)}
                  onAsk={(decision) => setAsked({ review, decision })}
                />
              ))}
            </ul>
            {more}
          </>
        )}
      </QueryState>
      <LazyBoundary>
        {asked && <AskedReason uid={uid} asked={asked} onClose={() => setAsked(null)} />}
      </LazyBoundary>
    </section>
  );
}

/** Outside the list: what is being decided may leave it while somebody types. */
function AskedReason({ uid, asked, onClose }: { uid: string; asked: Asked; onClose: () => void }) {
  const { mutate, isPending, error } = useDecision(uid, asked.review, onClose);
  return (
    <ReasonDialog
      asked={asked}
      isBusy={isPending}
      error={error}
      onClose={onClose}
      onSend={(reason) => mutate({ decision: asked.decision, reason })}
    />
  );
}

function QueueSkeleton() {
  return (
    <div className={styles.list}>
      <Repeat count={3}>
        <div className={styles.entry}>
          <Skeleton ratio={4} />
        </div>
      </Repeat>
    </div>
  );
}
