import { getHouseStats } from '@aperture-byline/contract/endpoints/studio/studio-stats';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { type DayRange, lastDays, precedingDays, statsMessages } from '@aperture-byline/contract/stats/range';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { DaysFields } from './days-fields.tsx';
import OriginsTable from './origins-table.tsx';
import { StatsByDay } from './stats-by-day.tsx';

export default function HouseStats({ uid }: { uid: string }) {
  const [range, setRange] = useState<DayRange>(() => lastDays(new Date()));
  const query = useQuery(houseStatsQuery(uid, range));
  const { data: before } = useQuery(houseStatsQuery(uid, precedingDays(range)));
  return (
    <Stack gap={5}>
      <DaysFields range={range} onChange={setRange} />
      <QueryState query={query} loading={<Skeleton ratio={2} />} failure={statsMessages.notLoaded}>
        {(stats) => (
          <StatsByDay
            stats={stats}
            // While one of both is still that of other days, nothing is compared.
            before={before?.to === precedingDays(stats).to ? before : undefined}
            isOld={query.isPlaceholderData}
          >
            {() => (
              <>
                <Stack as="section" gap={3}>
                  <h2>Where visitors came from</h2>
                  <OriginsTable {...stats} />
                </Stack>
                <p className="text-quiet text-small">
                  As of {formatTime(stats.countedAt)}; figures of this month are at most ten minutes old.
                </p>
              </>
            )}
          </StatsByDay>
        )}
      </QueryState>
    </Stack>
  );
}

const houseStatsQuery = (uid: string, { from, to }: DayRange) =>
  queryOptions({
    ...privateQuery(uid, getHouseStats, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
