import type { ExhibitionState } from '@aperture-byline/contract/exhibition';
import { messages } from '@aperture-byline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { exhibitionsQuery } from '#lib/get-exhibitions.ts';
import { ExhibitionCard, ExhibitionCardSkeleton } from '#ui/exhibition-card.tsx';
import { Retry } from '#ui/retry.tsx';
import { Loading } from '#ui/skeleton.tsx';
import styles from './exhibition-groups.module.css';

/** The picture of a card: beside its text from 1152 px on, above it before. */
const SIZES =
  '(min-width: 1600px) 626px, (min-width: 1152px) calc(39vw - 8px), (min-width: 1024px) calc(63vw - 15px), calc(91vw - 15px)';
const GROUPS: readonly { state: ExhibitionState; title: string; empty: string }[] = [
  { state: 'ongoing', title: 'Ongoing', empty: messages.noOngoing },
  { state: 'upcoming', title: 'Upcoming', empty: messages.noUpcoming },
  { state: 'past', title: 'Past', empty: messages.noPast },
];

/** One person’s exhibitions, by when they are. */
export default function ExhibitionGroups({ userId }: { userId: string }) {
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => (
        <Group key={group.state} {...group} userId={userId} />
      ))}
    </div>
  );
}

function Group({ state, title, empty, userId }: (typeof GROUPS)[number] & { userId: string }) {
  const { data, isError, refetch } = useQuery(exhibitionsQuery(state, userId));
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {data === undefined && !isError && (
        <Loading label={`${title}: ${messages.loading}`}>
          <div className={styles.cards}>
            <ExhibitionCardSkeleton />
          </div>
        </Loading>
      )}
      {data === undefined && isError && <Retry onRetry={() => refetch()} />}
      {data?.length === 0 && <p className={styles.empty}>{empty}</p>}
      {data && data.length > 0 && (
        <ul className={styles.cards}>
          {data.map((exhibition, index) => (
            <li key={exhibition.id}>
              <ExhibitionCard exhibition={exhibition} index={index} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
