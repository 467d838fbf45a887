import { getStudioStats } from '@aperture-byline/contract/endpoints/studio/studio-stats';
import { type DayRange, lastDays, precedingDays, statsMessages } from '@aperture-byline/contract/stats/range';
import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { saveFile } from '#lib/save-file.ts';
import { DaysFields } from './days-fields.tsx';
import { csvByWork, STAT_NAMES } from './stat-texts.ts';
import { StatsByDay } from './stats-by-day.tsx';
import { WorksTable } from './works-table.tsx';

const OriginsTable = lazy(() => import('./origins-table.tsx'));

export default function StatsView({ uid }: { uid: string }) {
  const [range, setRange] = useState<DayRange>(() => lastDays(new Date()));
  const query = useQuery(statsQuery(uid, range));
  const { data: before } = useQuery(statsQuery(uid, precedingDays(range)));
  return (
    <Stack gap={5}>
      <DaysFields range={range} onChange={setRange} />
      <QueryState query={query} loading={<Skeleton ratio={2} />} failure={statsMessages.notLoaded}>
        {(stats) =>
          STAT_NAMES.every((name) => stats.totals[name] === 0) ? (
            <EmptyState action={<ButtonLink to={studioPaths.library}>Your library</ButtonLink>}>
              {statsMessages.none}
            </EmptyState>
          ) : (
            <Content
              stats={stats}
              // While one of both is still that of other days, nothing is compared.
              before={before?.to === precedingDays(stats).to ? before : undefined}
              isOld={query.isPlaceholderData}
            />
          )
        }
      </QueryState>
    </Stack>
  );
}

function Content({
  stats,
  before,
  isOld,
}: {
  stats: StudioStats;
  /** Figures of the preceding period of the same length; undefined until they are loaded. */
  before: StudioStats | undefined;
  isOld: boolean;
}) {
  const { from, to, works, origins } = stats;
  return (
    <StatsByDay stats={stats} before={before} isOld={isOld}>
      {(name) => (
        <>
          <Stack as="section" gap={3}>
            <h2>By work</h2>
            <WorksTable caption="Figures by work" selected={name} works={works} />
            <Button
              className="self-start"
              onClick={() => saveFile(`figures-by-work-${from}-${to}.csv`, 'text/csv', csvByWork(stats))}
            >
              Download by work (CSV)
            </Button>
          </Stack>
          <Stack as="section" gap={3}>
            <h2>Where visitors came from</h2>
            <LazyBoundary>
              <OriginsTable from={from} to={to} origins={origins} />
            </LazyBoundary>
          </Stack>
        </>
      )}
    </StatsByDay>
  );
}

const statsQuery = (uid: string, { from, to }: DayRange) =>
  queryOptions({
    ...privateQuery(uid, getStudioStats, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
