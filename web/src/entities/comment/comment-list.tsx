import { formatAge } from '@aperture-byline/contract/shared/dates';
import { useEffect, useState } from 'react';
import styles from './comment-list.module.css';

export interface CommentEntry {
  name: string;
  /** ISO 8601. */
  date: string;
  words: string;
}

/** Comments with name and age. They are plain text: line breaks are kept, and markup is shown as typed. */
export function CommentList({ comments }: { comments: readonly CommentEntry[] }) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {comments.map(({ name, date, words }) => (
        <li key={`${date} ${name} ${words}`} className={styles.comment}>
          <p className={styles.head}>
            <span className={styles.name}>{name}</span>
            <time className={styles.age} dateTime={date}>
              {now && formatAge(date, now)}
            </time>
          </p>
          <p className={styles.words}>{words}</p>
        </li>
      ))}
    </ul>
  );
}

/** The time of the first effect; null during server rendering and hydration, which must render the same. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  return now;
}
