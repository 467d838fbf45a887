import { type DayRange, lastDays, precedingDays, statsMessages } from '@aperture-byline/contract/stats/range';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { DaysFields } from './days-fields.tsx';

export interface Compared<Stats> {
  stats: Stats;
  /** Figures of the preceding period of the same length; undefined until they are loaded. */
  before: Stats | undefined;
  /** They are those of the days that were chosen before. */
  isOld: boolean;
}

/** Reads figures of days that can be chosen, and those of as many days before. */
export function ComparedDays<Stats extends DayRange>({
  queryOf,
  children,
}: {
  queryOf: (range: DayRange) => UseQueryOptions<Stats>;
  children: (compared: Compared<Stats>) => ReactNode;
}) {
  const [range, setRange] = useState<DayRange>(() => lastDays(new Date()));
  const query = useQuery(queryOf(range));
  const { data: before } = useQuery(queryOf(precedingDays(range)));
  return (
    <Stack gap={5}>
      <DaysFields range={range} onChange={setRange} />
      <QueryState query={query} loading={<Skeleton ratio={2} />} failure={statsMessages.notLoaded}>
        {(stats) =>
          children({
            stats,
            // While one of both is still that of other days, nothing is compared.
            before: before?.to === precedingDays(stats).to ? before : undefined,
            isOld: query.isPlaceholderData,
          })
        }
      </QueryState>
    </Stack>
  );
}
