import { getStudioStats } from '@aperture-byline/contract/endpoints/studio-stats';
import { type DayRange, lastDays, precedingDays, statsMessages } from '@aperture-byline/contract/stats/range';
import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { paths } from '#lib/paths.ts';
import { saveFile } from '#lib/save-file.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { DaysFields } from './days-fields.tsx';
import {
  compareStat,
  csvByDay,
  csvByWork,
  formatDayOfYear,
  formatStat,
  STAT_LABELS,
  STAT_NAMES,
  type StatName,
} from './stat-texts.ts';
import { StatsTable } from './stats-table.tsx';
import styles from './stats-view.module.css';

const Chart = lazy(() => import('./chart.tsx'));
const OriginsTable = lazy(() => import('./origins-table.tsx'));

/** An artist's stats: in all, by day, by work and by origin, beside those of as many days before. */
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
  /** Of as many days before; undefined until they are there. */
  before: StudioStats | undefined;
  isOld: boolean;
}) {
  const [name, setName] = useState<StatName>('views');
  const { from, to, totals, days, works, origins } = stats;
  const save = (what: string, text: string) =>
    saveFile(`figures-${what}-${from}-${to}.csv`, 'text/csv', text);
  return (
    <Stack gap={7} className={styles.content} aria-busy={isOld}>
      <Grid as="fieldset" gap={0} columns={2} sm={6} className={styles.totals}>
        <legend className="visually-hidden">Figure of the chart</legend>
        {STAT_NAMES.map((one) => (
          <Stack as="label" key={one} gap={0} className={styles.total}>
            <input
              type="radio"
              name="figure"
              className={styles.radio}
              checked={one === name}
              onChange={() => setName(one)}
            />
            <span className="text-quiet text-small">{STAT_LABELS[one]}</span>
            <span className={styles.number}>{formatStat(one, totals[one])}</span>
            <span className={clsx(styles.before, 'text-quiet text-small')}>
              {before && compareStat(one, totals[one], before.totals[one])}
            </span>
          </Stack>
        ))}
      </Grid>
      <Stack as="section" gap={3}>
        <h2>{STAT_LABELS[name]} by day</h2>
        <div className={styles.chart}>
          <LazyBoundary fallback={<Skeleton ratio={3} />}>
            <Chart days={days} before={before?.days ?? []} name={name} />
          </LazyBoundary>
        </div>
        {before && (
          <p className="text-quiet text-small">
            Behind them, lighter, as many days before: {formatDayOfYear(before.from)} to{' '}
            {formatDayOfYear(before.to)}.
          </p>
        )}
        <details>
          <summary>The same as a table</summary>
          <StatsTable
            caption="Figures by day"
            first="Day"
            selected={name}
            rows={days.map((day) => ({ key: day.day, label: day.day, head: day.day, stats: day }))}
          />
        </details>
        <Button className="self-start" onClick={() => save('by-day', csvByDay(stats))}>
          Download by day (CSV)
        </Button>
      </Stack>
      <Stack as="section" gap={3}>
        <h2>By work</h2>
        <StatsTable
          caption="Figures by work"
          first="Work"
          selected={name}
          rows={works.map((work) => ({
            key: `${work.kind}/${work.id}`,
            label: work.title,
            head: <WorkName work={work} />,
            stats: work,
          }))}
        />
        <Button className="self-start" onClick={() => save('by-work', csvByWork(stats))}>
          Download by work (CSV)
        </Button>
      </Stack>
      <Stack as="section" gap={3}>
        <h2>Where visitors came from</h2>
        <LazyBoundary>
          <OriginsTable from={from} to={to} origins={origins} />
        </LazyBoundary>
      </Stack>
    </Stack>
  );
}

function WorkName({ work }: { work: StudioStats['works'][number] }) {
  return (
    <>
      <Link to={buildWorkAddress(work)}>{work.title || 'Untitled'}</Link>
      <span className={clsx(styles.kind, 'text-quiet text-small')}>{CONTENT_KINDS[work.kind].heading}</span>
    </>
  );
}

function buildWorkAddress({ kind, subjectId }: StudioStats['works'][number]): string {
  if (kind === 'image') return paths.image(subjectId);
  return kind === 'blog' ? paths.story(subjectId) : paths.product(subjectId);
}

/** An artist's own stats. */
const statsQuery = (uid: string, { from, to }: DayRange) =>
  queryOptions({
    ...privateQuery(uid, getStudioStats, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
