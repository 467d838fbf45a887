import clsx from 'clsx';
import { Link } from 'react-router';
import styles from './pager.module.css';

/** Page numbers around the current one, with the first and the last; `null` is a gap. */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, totalPages])]
    .filter((number) => number >= 1 && number <= totalPages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}

/**
 * Prev, numbers and Next. Pages are addresses (`?page=N`), so Back, reload and a new tab work.
 * `onNextLikely` hears the number of the next page when a visitor comes near to Next.
 */
export function Pager({
  page,
  totalPages,
  label,
  onNextLikely,
}: {
  page: number;
  totalPages: number;
  label: string;
  onNextLikely?: (page: number) => void;
}) {
  if (totalPages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <Step to={page - 1} within={page > 1}>
        Prev
      </Step>
      <ol className={styles.numbers}>
        {pageNumbers(page, totalPages).map((number, index) =>
          number === null ? (
            <li key={index === 1 ? 'gap-before' : 'gap-after'} aria-hidden className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={clsx(styles.number, number === page && styles.current)}
                to={{ search: `?page=${number}` }}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step to={page + 1} within={page < totalPages} onLikely={onNextLikely}>
        Next
      </Step>
    </nav>
  );
}

function Step({
  to,
  within,
  onLikely,
  children,
}: {
  to: number;
  within: boolean;
  onLikely?: ((page: number) => void) | undefined;
  children: string;
}) {
  const announce = onLikely && (() => onLikely(to));
  return within ? (
    <Link className={styles.step} to={{ search: `?page=${to}` }} onPointerEnter={announce} onFocus={announce}>
      {children}
    </Link>
  ) : (
    <span className={clsx(styles.step, styles.off)} aria-disabled="true">
      {children}
    </span>
  );
}
