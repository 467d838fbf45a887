import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ReviewBody, ReviewedWork, WorkReview } from '@aperture-byline/contract/review/wire';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { reviewBodyQuery } from '#entities/review/queries.ts';
import { Facts } from './facts.tsx';
import { htmlAsText } from './html-as-text.ts';
import styles from './review.module.css';
import { RevisionBody } from './revision-body.tsx';
import { WorkBody } from './work-body.tsx';

/** All that an administrator reads of a work or a revision before they decide. */
export default function ReviewedBody({ uid, review }: { uid: string; review: WorkReview }) {
  return (
    <QueryState
      query={useQuery(reviewBodyQuery(uid, review.id))}
      loading={<Skeleton ratio={3} />}
      failure={reviewMessages.bodyNotLoaded}
    >
      {({ noun, before, after, new_images }) => {
        // Works and noun are of the same kind.
        const fresh = { noun, work: after } as ReviewedWork;
        return (
          <div className={styles.comparison}>
            {before ? (
              <RevisionBody before={{ noun, work: before } as ReviewedWork} after={fresh} />
            ) : (
              <WorkBody {...fresh} />
            )}
            {new_images.length > 0 && <NewImages images={new_images} />}
          </div>
        );
      }}
    </QueryState>
  );
}

/** The words of photographs that become public with the work. */
function NewImages({ images }: { images: ReviewBody['new_images'] }) {
  return (
    <section>
      <h4 className={styles.fieldName}>Words that become public with the photographs</h4>
      <Facts
        facts={images.map(({ title, alt, description }) => [
          title || 'Untitled',
          [`Alternative text: ${alt || 'none'}`, htmlAsText(description)].filter(Boolean).join('\n'),
        ])}
      />
    </section>
  );
}
