import { countWords } from '@aperture-byline/contract/blog/reading-time';
import type { StoryVersionItem } from '@aperture-byline/contract/blog/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { formatCount, pluralize } from '#lib/format-count.ts';
import styles from './history-dialog.module.css';

/** Lists versions below the present one, each with its words and the difference from before. */
export function VersionList({
  versions,
  text,
  number,
  onChoose,
}: {
  versions: readonly StoryVersionItem[];
  text: string;
  number: number | null;
  onChoose: (number: number) => void;
}) {
  return (
    <ol className={styles.list} aria-label="States">
      <li className={styles.entry}>
        <span>Now</span>
        <Words count={countWords(text)} before={versions[0]} />
      </li>
      {versions.map((version, index) => (
        <li key={version.number}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={version.number === number}
            onClick={() => onChoose(version.number)}
          >
            <time dateTime={version.savedAt}>{formatTime(version.savedAt)}</time>
            <Words count={version.wordCount} before={versions[index + 1]} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Words({ count, before }: { count: number; before: StoryVersionItem | undefined }) {
  return (
    <span className="text-quiet text-small">
      {pluralize(count, 'word')}
      {before && before.wordCount !== count && ` (${formatDifference(count - before.wordCount)})`}
    </span>
  );
}

/** `+120`, `−7`. */
function formatDifference(difference: number): string {
  return `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`;
}
