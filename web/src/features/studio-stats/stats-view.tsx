import { getStudioStats } from '@aperture-byline/contract/endpoints/studio-stats';
import { type DayRange, lastDays, statsMessages, validateRange } from '@aperture-byline/contract/stats/range';
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
import { Field, SelectField } from '#components/forms/field.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { paths } from '#lib/paths.ts';
import { saveFile } from '#lib/save-file.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { csvByDay, csvByWork, formatStat, STAT_LABELS, STAT_NAMES, type StatName } from './stat-texts.ts';
import styles from './stats-view.module.css';

const Chart = lazy(() => import('./chart.tsx'));

const RANGES: Readonly<Record<string, string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 365 days',
  own: 'Days of your choice',
};

/** An artist's stats: in all, by day and by work. */
export default function StatsView({ uid }: { uid: string }) {
  const [choice, setChoice] = useState('30');
  const [range, setRange] = useState<DayRange>(() => lastDays(new Date()));
  // What is wrong with days that are being typed; the stats stay those of the last good ones.
  const [typed, setTyped] = useState(range);
  const problems = validateRange(typed);
  const query = useQuery(statsQuery(uid, range));

  function choose(next: string) {
    setChoice(next);
    if (next === 'own') return;
    const days = lastDays(new Date(), Number(next));
    setTyped(days);
    setRange(days);
  }

  function type(change: Partial<DayRange>) {
    const next = { ...typed, ...change };
    setTyped(next);
    if (Object.keys(validateRange(next)).length === 0) setRange(next);
  }

  return (
    <Stack gap={5}>
      <Grid gap={[2, 3]} sm="repeat(3, minmax(0, 16rem))" align="start">
        <SelectField
          label="Days"
          value={choice}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {Object.entries(RANGES).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        {choice === 'own' && (
          <>
            <Field
              type="date"
              label="From"
              value={typed.from}
              error={problems.from}
              onChange={({ currentTarget }) => type({ from: currentTarget.value })}
            />
            <Field
              type="date"
              label="To"
              value={typed.to}
              error={problems.to}
              onChange={({ currentTarget }) => type({ to: currentTarget.value })}
            />
          </>
        )}
      </Grid>
      <QueryState query={query} loading={<Skeleton ratio={2} />} failure={statsMessages.notLoaded}>
        {(stats) =>
          STAT_NAMES.every((name) => stats.totals[name] === 0) ? (
            <EmptyState action={<ButtonLink to={studioPaths.library}>Your library</ButtonLink>}>
              {statsMessages.none}
            </EmptyState>
          ) : (
            <Content stats={stats} isOld={query.isPlaceholderData} />
          )
        }
      </QueryState>
    </Stack>
  );
}

function Content({ stats, isOld }: { stats: StudioStats; isOld: boolean }) {
  const [name, setName] = useState<StatName>('views');
  const { from, to, totals, days, works } = stats;
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
          </Stack>
        ))}
      </Grid>
      <Stack as="section" gap={3}>
        <h2>{STAT_LABELS[name]} by day</h2>
        <div className={styles.chart}>
          <LazyBoundary fallback={<Skeleton ratio={3} />}>
            <Chart days={days} name={name} />
          </LazyBoundary>
        </div>
        <details>
          <summary>The same as a table</summary>
          <table className={styles.table}>
            <caption className="visually-hidden">Figures by day</caption>
            <StatHead first="Day" selected={name} />
            <tbody>
              {days.map((day) => (
                <tr key={day.day}>
                  <th scope="row">{day.day}</th>
                  <Numbers stats={day} selected={name} />
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        <Button className="self-start" onClick={() => save('by-day', csvByDay(stats))}>
          Download by day (CSV)
        </Button>
      </Stack>
      <Stack as="section" gap={3}>
        <h2>By work</h2>
        <table className={styles.table}>
          <caption className="visually-hidden">Figures by work</caption>
          <StatHead first="Work" selected={name} />
          <tbody>
            {works.map((work) => (
              <tr key={`${work.kind}/${work.id}`}>
                <th scope="row">
                  <Link to={buildWorkAddress(work)}>{work.title || 'Untitled'}</Link>
                  <span className={clsx(styles.kind, 'text-quiet text-small')}>
                    {CONTENT_KINDS[work.kind].heading}
                  </span>
                </th>
                <Numbers stats={work} selected={name} />
              </tr>
            ))}
          </tbody>
        </table>
        <Button className="self-start" onClick={() => save('by-work', csvByWork(stats))}>
          Download by work (CSV)
        </Button>
      </Stack>
    </Stack>
  );
}

function buildWorkAddress({ kind, subjectId }: StudioStats['works'][number]): string {
  if (kind === 'image') return paths.image(subjectId);
  return kind === 'blog' ? paths.story(subjectId) : paths.product(subjectId);
}

/** On a narrow screen only the chosen stat is shown. */
const cellClass = (name: StatName, selected: StatName) => clsx(styles.cell, name !== selected && styles.wide);

function StatHead({ first, selected }: { first: string; selected: StatName }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {STAT_NAMES.map((name) => (
          <th key={name} scope="col" className={cellClass(name, selected)}>
            {STAT_LABELS[name]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Numbers({ stats, selected }: { stats: StudioStats['totals']; selected: StatName }) {
  return STAT_NAMES.map((name) => (
    <td key={name} className={cellClass(name, selected)}>
      {formatStat(name, stats[name])}
    </td>
  ));
}

/** An artist's own stats. */
const statsQuery = (uid: string, { from, to }: DayRange) =>
  queryOptions({
    ...privateQuery(uid, getStudioStats, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
