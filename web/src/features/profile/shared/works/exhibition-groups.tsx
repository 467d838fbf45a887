import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { EmptyNotice, ErrorNotice } from '#components/feedback/notice.tsx';
import { Loading } from '#components/feedback/skeleton.tsx';
import { ExhibitionCard, ExhibitionCardSkeleton } from '#entities/exhibition/exhibition-card.tsx';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { failureText } from '#lib/error-text.ts';
import styles from './exhibition-groups.module.css';

/** The picture of a card: beside its text from 1152 px on, above it before. */
const SIZES =
  '(min-width: 1600px) 626px, (min-width: 1152px) calc(39vw - 8px), (min-width: 1024px) calc(63vw - 15px), calc(91vw - 15px)';
const GROUPS: readonly { state: ExhibitionState; title: string; empty: string }[] = [
  { state: 'ongoing', title: 'Ongoing', empty: exhibitionMessages.noOngoing },
  { state: 'upcoming', title: 'Upcoming', empty: exhibitionMessages.noUpcoming },
  { state: 'past', title: 'Past', empty: exhibitionMessages.noPast },
];

/** One person’s exhibitions, by when they are. They show together: an empty group is much lower than its skeleton. */
export default function ExhibitionGroups({ userId }: { userId: string }) {
  const lists = useQueries({ queries: GROUPS.map(({ state }) => exhibitionsQuery(state, userId)) });
  if (lists.some(({ isPending }) => isPending))
    return (
      <Loading label={messages.loading}>
        <ExhibitionCardSkeleton />
      </Loading>
    );
  return (
    <div className={styles.groups}>
      {GROUPS.map((group, index) => (
        <Group key={group.state} {...group} list={lists[index]} />
      ))}
    </div>
  );
}

function Group({
  title,
  empty,
  list,
}: (typeof GROUPS)[number] & { list: UseQueryResult<ExhibitionListItem[]> | undefined }) {
  const exhibitions = list?.data;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {exhibitions === undefined && (
        <ErrorNotice onRetry={() => list?.refetch()}>
          {failureText(list?.error, messages.somethingWrongLater)}
        </ErrorNotice>
      )}
      {exhibitions?.length === 0 && <EmptyNotice>{empty}</EmptyNotice>}
      {exhibitions && exhibitions.length > 0 && (
        <ul className={styles.cards}>
          {exhibitions.map((exhibition, index) => (
            <li key={exhibition.id}>
              <ExhibitionCard exhibition={exhibition} index={index} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
