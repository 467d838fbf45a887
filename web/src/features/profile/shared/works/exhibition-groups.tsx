import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { ExhibitionCard, ExhibitionCardSkeleton } from '#entities/exhibition/exhibition-card.tsx';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';

/** The picture of a card: beside its text from 1152 px on, above it before. */
const SIZES = sizes({
  0: 'calc(91vw - 15px)',
  1024: 'calc(63vw - 15px)',
  1152: 'calc(39vw - 8px)',
  1600: '626px',
});
const GROUPS: readonly { state: ExhibitionState; title: string; empty: string }[] = [
  { state: 'ongoing', title: 'Ongoing', empty: exhibitionMessages.noOngoing },
  { state: 'upcoming', title: 'Upcoming', empty: exhibitionMessages.noUpcoming },
  { state: 'past', title: 'Past', empty: exhibitionMessages.noPast },
];

/** Shows exhibitions by state, once all are loaded: an empty group is much lower than its skeleton. */
export default function ExhibitionGroups({ userId }: { userId: string }) {
  const lists = useQueries({ queries: GROUPS.map(({ state }) => exhibitionsQuery(state, userId)) });
  const isPending = lists.some((list) => list.isPending);
  return (
    <QueryState
      query={{ data: isPending ? undefined : lists, error: null, refetch: () => undefined }}
      loading={<ExhibitionCardSkeleton />}
    >
      {(settled) => (
        <Stack gap="clamp(40px, 4vw, 64px)">
          {GROUPS.map(({ state, title, empty }, index) => (
            <Stack as="section" key={state}>
              <h2>{title}</h2>
              <Exhibitions list={settled[index]} empty={empty} />
            </Stack>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}

function Exhibitions({ list, empty }: { list: UseQueryResult<ExhibitionListItem[]> | undefined; empty: string }) {
  if (list === undefined) return null;
  return (
    <QueryState query={list} empty={<EmptyState>{empty}</EmptyState>}>
      {(exhibitions) => (
        <Stack gap="clamp(40px, 4vw, 56px)" as="ul">
          {exhibitions.map((exhibition, index) => (
            <li key={exhibition.id}>
              <ExhibitionCard exhibition={exhibition} index={index} slot={SIZES} />
            </li>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}
