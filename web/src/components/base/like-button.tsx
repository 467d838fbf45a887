import clsx from 'clsx';
import { formatCount, pluralize } from '#lib/format-count.ts';
import { Button } from './button.tsx';
import styles from './like-button.module.css';

/** A heart with the number of likes, warm while one's own is among them. Pressing it again takes that back. */
export function LikeButton({ count, isLiked, onToggle }: { count: number; isLiked: boolean; onToggle: () => void }) {
  return (
    <Button
      aria-label={`${isLiked ? 'Liked' : 'Like'}, ${pluralize(count, 'like')}`}
      // A double click is one press.
      onClick={({ detail }) => detail < 2 && onToggle()}
    >
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" stroke="currentColor">
        <path
          d="M9 15.5 2.9 9.4a3.9 3.9 0 0 1 5.6-5.5l.5.6.5-.6a3.9 3.9 0 0 1 5.6 5.5z"
          className={clsx(isLiked && styles.liked)}
          fill="none"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </svg>
      {formatCount(count)}
    </Button>
  );
}
