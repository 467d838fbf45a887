import { formatCount, pluralize } from '#lib/format-count.ts';
import { Button } from './button.tsx';

/** A heart with the number of likes. Pressing it again changes nothing. */
export function LikeButton({
  count,
  isLiked,
  isPending,
  onLike,
}: {
  count: number;
  isLiked: boolean;
  isPending: boolean;
  onLike: () => void;
}) {
  return (
    <Button
      aria-label={`${isLiked ? 'Liked' : 'Like'}, ${pluralize(count, 'like')}`}
      aria-disabled={isPending || isLiked}
      onClick={() => isLiked || onLike()}
    >
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" stroke="currentColor">
        <path
          d="M9 15.5 2.9 9.4a3.9 3.9 0 0 1 5.6-5.5l.5.6.5-.6a3.9 3.9 0 0 1 5.6 5.5z"
          fill={isLiked ? 'currentColor' : 'none'}
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </svg>
      {formatCount(count)}
    </Button>
  );
}
