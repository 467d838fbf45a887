import clsx from 'clsx';
import { Link } from 'react-router';
import { Row } from '../layout/layout.tsx';
import styles from './chips.module.css';

/** A row of words: categories or tags. Each leads to the list of what has it, where `buildPath` names one. */
export function Chips({
  words,
  label,
  buildPath,
}: {
  words: readonly string[];
  label: string;
  buildPath?: (word: string) => string;
}) {
  if (words.length === 0) return null;
  return (
    <Row as="ul" gap={1} aria-label={label}>
      {words.map((word) => (
        <li key={word} className={clsx(styles.chip, 'text-quiet text-small break-anywhere')}>
          {buildPath ? (
            <Link className="plain-link" to={buildPath(word)}>
              {word}
            </Link>
          ) : (
            word
          )}
        </li>
      ))}
    </Row>
  );
}
