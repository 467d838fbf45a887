import { formatAge } from '@aperture-byline/contract/shared/dates';
import { useNow } from '#entities/comment/use-now.ts';
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
