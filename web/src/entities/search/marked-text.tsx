import { markMatches } from '@aperture-byline/contract/search/words';
import styles from './marked-text.module.css';

export function MarkedText({ text, matches }: { text: string; matches: readonly string[] }) {
  let position = 0;
  return markMatches(text, matches).map((part) => {
    const key = position;
    position += part.text.length;
    return part.isMatch ? (
      <mark key={key} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
