import { getStudioStats } from '@aperture-byline/contract/endpoints/studio/studio-stats';
import { type DayRange, statsMessages } from '@aperture-byline/contract/stats/range';
import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lazy } from 'react';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { saveFile } from '#lib/save-file.ts';
import { type Compared, ComparedDays } from './compared-days.tsx';
import { csvByWork, STAT_NAMES } from './stat-texts.ts';
import { StatsByDay } from './stats-by-day.tsx';
import { WorksTable } from './works-table.tsx';

const OriginsTable = lazy(() => import('./origins-table.tsx'));

export default function StatsView({ uid }: { uid: string }) {
  return (
    <ComparedDays queryOf={(range) => statsQuery(uid, range)}>
      {(days) =>
        STAT_NAMES.every((name) => days.stats.totals[name] === 0) ? (
          <EmptyState action={<ButtonLink to={studioPaths.library}>Your library</ButtonLink>}>
            {statsMessages.none}
          </EmptyState>
        ) : (
          <Content {...days} />
        )
      }
    </ComparedDays>
  );
}

function Content({ stats, before, isOld }: Compared<StudioStats>) {
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
