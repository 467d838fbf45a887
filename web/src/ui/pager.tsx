import clsx from 'clsx';
import { Link } from 'react-router';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';

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
