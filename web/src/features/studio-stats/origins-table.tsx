import { statsMessages } from '@aperture-byline/contract/stats/range';
import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import { Button } from '#components/base/button.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { formatCount } from '#lib/format-count.ts';
import { saveFile } from '#lib/save-file.ts';
import { csvOfOrigins, OTHER_ORIGINS } from './stat-texts.ts';
import styles from './stats-view.module.css';

export default function OriginsTable({ from, to, origins }: Pick<StudioStats, 'from' | 'to' | 'origins'>) {
  if (origins.length === 0) return <p className="text-quiet">{statsMessages.noOrigins}</p>;
  return (
    <Stack gap={3}>
      <table className={styles.table}>
        <caption className="visually-hidden">Visits by the site that led to them</caption>
        <thead>
          <tr>
            <th scope="col">Site</th>
            <th scope="col" className={styles.cell}>
              Visits
            </th>
          </tr>
        </thead>
        <tbody>
          {origins.map(({ host, visits }) => (
            <tr key={host ?? ''}>
              <th scope="row">{host ?? OTHER_ORIGINS}</th>
              <td className={styles.cell}>{formatCount(visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        className="self-start"
        onClick={() => saveFile(`origins-${from}-${to}.csv`, 'text/csv', csvOfOrigins(origins))}
      >
        Download origins (CSV)
      </Button>
    </Stack>
  );
}
