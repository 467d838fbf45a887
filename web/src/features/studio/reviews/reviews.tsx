import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { reviewsQuery } from '#entities/review/queries.ts';
import { paths } from '#lib/paths.ts';
import { ReviewEntry } from './review-entry.tsx';
import styles from './reviews.module.css';

/** What waits for an administrator. */
export function Reviews({ uid }: { uid: string }) {
  const query = useQuery(reviewsQuery(uid));
  return (
    <section className={styles.page}>
      <h2 className="visually-hidden">Waiting</h2>
      <QueryState
        query={query}
        loading={<ReviewsSkeleton />}
        empty={
          <EmptyState action={<ButtonLink to={paths.ownProfile}>Your profile</ButtonLink>}>
            {reviewMessages.none}
          </EmptyState>
        }
        failure={reviewMessages.notLoaded}
      >
        {(reviews) => (
          <ul className={styles.list}>
            {reviews.map((review) => (
              <ReviewEntry key={review.id} uid={uid} review={review} now={new Date(query.dataUpdatedAt)} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function ReviewsSkeleton() {
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
