import { formatAge } from '@aperture-byline/contract/shared/dates';
import { useNow } from '#entities/comment/use-now.ts';
import styles from './comment-list.module.css';

export interface CommentEntry {
  name: string;
  /** ISO 8601. */
  date: string;
  words: string;
}

/** What people said, each with a name and an age. Words are text: line ends are kept, markup is shown as it was typed. */
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
