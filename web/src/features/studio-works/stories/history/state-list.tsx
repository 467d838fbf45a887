import { countWords } from '@aperture-byline/contract/blog/reading-time';
import type { StoryStateItem } from '@aperture-byline/contract/blog/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { formatCount, pluralize } from '#lib/format-count.ts';
import styles from './history-dialog.module.css';

/** The states of a story by their times, each with its words and how many more or fewer these are than before, below the present ones. */
export function StateList({
  states,
  text,
  number,
  onChoose,
}: {
  /** The newest first. */
  states: readonly StoryStateItem[];
  /** The present text, HTML. */
  text: string;
  /** Number of the chosen state. */
  number: number | null;
  onChoose: (number: number) => void;
}) {
  return (
    <ol className={styles.list} aria-label="States">
      <li className={styles.entry}>
        <span>Now</span>
        <Words count={countWords(text)} before={states[0]} />
      </li>
      {states.map((state, index) => (
        <li key={state.number}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={state.number === number}
            onClick={() => onChoose(state.number)}
          >
            <time dateTime={state.savedAt}>{formatTime(state.savedAt)}</time>
            <Words count={state.wordCount} before={states[index + 1]} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Words({ count, before }: { count: number; before: StoryStateItem | undefined }) {
  return (
    <span className={styles.words}>
      {pluralize(count, 'word')}
      {before && before.wordCount !== count && ` (${formatDifference(count - before.wordCount)})`}
    </span>
  );
}

/** `+120`, `−7`. */
function formatDifference(difference: number): string {
  return `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`;
}
