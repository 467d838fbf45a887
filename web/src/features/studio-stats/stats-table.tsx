import type { Stats } from '@aperture-byline/contract/stats/wire';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { formatStat, STAT_LABELS, STAT_NAMES, type StatName } from './stat-texts.ts';
import styles from './stats-view.module.css';

interface StatsRow {
  key: string;
  /** By which the first column is sorted. */
  label: string;
  head: ReactNode;
  stats: Stats;
}

interface Sort {
  by: 'label' | StatName;
  direction: 'ascending' | 'descending';
}

/** Stats in rows, which are sorted by any column. On a narrow screen only the selected stat is shown. */
export function StatsTable({
  caption,
  first,
  selected,
  rows,
}: {
  caption: string;
  first: string;
  selected: StatName;
  rows: readonly StatsRow[];
}) {
  /** Null for the order in which they come. */
  const [sort, setSort] = useState<Sort | null>(null);
  const sorted = sort ? rows.toSorted((a, b) => compareRows(a, b, sort)) : rows;

  const column = (by: Sort['by'], label: string, className?: string) => (
    <th key={by} scope="col" className={className} aria-sort={sort?.by === by ? sort.direction : undefined}>
      <button type="button" className={styles.sort} onClick={() => setSort(nextSort(by, sort))}>
        {label}
        {sort?.by === by && (
          <span aria-hidden="true" className={styles[sort.direction]}>
            ↓
          </span>
        )}
      </button>
    </th>
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {column('label', first)}
          {STAT_NAMES.map((name) => column(name, STAT_LABELS[name], cellClass(name, selected)))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ key, head, stats }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {STAT_NAMES.map((name) => (
              <td key={name} className={cellClass(name, selected)}>
                {formatStat(name, stats[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellClass = (name: StatName, selected: StatName) => clsx(styles.cell, name !== selected && styles.wide);

/** Numbers begin with the most, names with the first; the same column again turns them round. */
function nextSort(by: Sort['by'], before: Sort | null): Sort {
  if (before?.by !== by) return { by, direction: by === 'label' ? 'ascending' : 'descending' };
  return { by, direction: before.direction === 'ascending' ? 'descending' : 'ascending' };
}

function compareRows(a: StatsRow, b: StatsRow, { by, direction }: Sort): number {
  const order = by === 'label' ? a.label.localeCompare(b.label) : a.stats[by] - b.stats[by];
  return direction === 'ascending' ? order : -order;
}
