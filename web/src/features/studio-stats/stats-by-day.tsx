import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import clsx from 'clsx';
import { lazy, type ReactNode, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { saveFile } from '#lib/save-file.ts';
import type { Compared } from './compared-days.tsx';
import {
  compareStat,
  csvByDay,
  formatDayOfYear,
  formatStat,
  STAT_LABELS,
  STAT_NAMES,
  type StatName,
} from './stat-texts.ts';
import { StatsTable } from './stats-table.tsx';
import styles from './stats-view.module.css';

const Chart = lazy(() => import('./chart.tsx'));

type DailyStats = Pick<StudioStats, 'from' | 'to' | 'totals' | 'days'>;

/** Stats in all and by day, beside those of as many days before; what follows them gets the one that was selected. */
export function StatsByDay({
  stats,
  before,
  isOld,
  children,
}: Compared<DailyStats> & { children: (selected: StatName) => ReactNode }) {
  const [name, setName] = useState<StatName>('views');
  const { from, to, totals, days } = stats;
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
            Behind them, lighter, as many days before: {formatDayOfYear(before.from)} to {formatDayOfYear(before.to)}.
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
        <Button
          className="self-start"
          onClick={() => saveFile(`figures-by-day-${from}-${to}.csv`, 'text/csv', csvByDay(stats))}
        >
          Download by day (CSV)
        </Button>
      </Stack>
      {children(name)}
    </Stack>
  );
}
