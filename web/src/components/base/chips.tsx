import { Row } from '../layout/layout.tsx';
import styles from './chips.module.css';

/** A row of words: categories or tags. */
export function Chips({ words, label }: { words: readonly string[]; label: string }) {
  if (words.length === 0) return null;
  return (
    <Row as="ul" gap={1} aria-label={label}>
      {words.map((word) => (
        <li key={word} className={styles.chip}>
          {word}
        </li>
      ))}
    </Row>
  );
}
