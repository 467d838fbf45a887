import clsx from 'clsx';
import { Link, useSearchParams } from 'react-router';
import { withPage } from '#components/pagination/use-paged-address.ts';
import { Row } from '../layout/layout.tsx';
import styles from './pager.module.css';

/**
 * Links to pages by `?page=N`, so Back, reload and a new tab work. `onNextLikely` gets the next page on hover and focus
 * of Next. `part` is the id of the section where links scroll to.
 */
export function Pager({
  page,
  totalPages,
  label,
  part,
  onNextLikely,
}: {
  page: number;
  totalPages: number;
  label: string;
  part?: string | undefined;
  onNextLikely?: (page: number) => void;
}) {
  const [search] = useSearchParams();
  if (totalPages <= 1) return null;
  const buildPageAddress = (number: number) => ({
    search: withPage(search, number),
    hash: part ? `#${part}` : '',
  });
  return (
    <Row as="nav" gap={[1, 3]} justify="center" className={styles.pager} aria-label={label}>
      <Step to={buildPageAddress(page - 1)} within={page > 1}>
        Prev
      </Step>
      <Row as="ol" gap={0.5} className={styles.numbers}>
        {pageNumbers(page, totalPages).map((number, index) =>
          number === null ? (
            <li key={index === 1 ? 'gap-before' : 'gap-after'} aria-hidden className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={clsx(styles.number, number === page && styles.current)}
                to={buildPageAddress(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </Row>
      <Step
        to={buildPageAddress(page + 1)}
        within={page < totalPages}
        onLikely={onNextLikely && (() => onNextLikely(page + 1))}
      >
        Next
      </Step>
    </Row>
  );
}

function Step({
  to,
  within,
  onLikely,
  children,
}: {
  to: { search: string; hash: string };
  within: boolean;
  onLikely?: (() => void) | undefined;
  children: string;
}) {
  return within ? (
    <Link className={styles.step} to={to} onPointerEnter={onLikely} onFocus={onLikely}>
      {children}
    </Link>
  ) : (
    <span className={clsx(styles.step, styles.off)} aria-disabled="true">
      {children}
    </span>
  );
}

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
