import type { WorkStats } from '@aperture-byline/contract/stats/wire';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import clsx from 'clsx';
import { Link } from 'react-router';
import { paths } from '#lib/navigation/paths.ts';
import type { StatName } from './stat-texts.ts';
import { StatsTable } from './stats-table.tsx';
import styles from './stats-view.module.css';

/** Stats of works, each with its kind and the link to its page. */
export function WorksTable({
  caption,
  selected,
  works,
}: {
  caption: string;
  selected: StatName;
  works: readonly WorkStats[];
}) {
  return (
    <StatsTable
      caption={caption}
      first="Work"
      selected={selected}
      rows={works.map((work) => ({
        key: `${work.kind}/${work.id}`,
        label: work.title,
        head: (
          <>
            <Link to={buildWorkAddress(work)}>{work.title || 'Untitled'}</Link>
            <span className={clsx(styles.kind, 'text-quiet text-small')}>{CONTENT_KINDS[work.kind].heading}</span>
          </>
        ),
        stats: work,
      }))}
    />
  );
}

function buildWorkAddress({ kind, subjectId }: WorkStats): string {
  if (kind === 'image') return paths.image(subjectId);
  if (kind === 'exhibition') return paths.exhibition(subjectId);
  return kind === 'blog' ? paths.story(subjectId) : paths.product(subjectId);
}
