import styles from './chips.module.css';

/** A row of words: categories or tags. */
export function Chips({ words, label }: { words: readonly string[]; label: string }) {
  if (words.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {words.map((word) => (
        <li key={word} className={styles.chip}>
          {word}
        </li>
      ))}
    </ul>
  );
}
