import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { QueryState } from '../feedback/query-state.tsx';
import { EmptyState } from '../feedback/states.tsx';
import styles from './paged-list.module.css';
import { Pager } from './pager.tsx';

/**
 * Shows a page of a list with its pager, which stays where a later page fails. The previous page stays, faded, while
 * the next loads. `onNextLikely` and `part` are as in `Pager`.
 */
export function PagedList<Data, Item>({
  query,
  page,
  totalPages,
  label,
  part,
  skeleton,
  getItems,
  empty,
  emptyAction,
  onNextLikely,
  children,
}: {
  query: UseQueryResult<Data>;
  page: number;
  /** Undefined where no answer says it. */
  totalPages: number | undefined;
  label: string;
  part?: string;
  skeleton: ReactNode;
  getItems: (data: Data) => readonly Item[];
  /** The sentence of a list without items. */
  empty: string;
  emptyAction?: ReactNode;
  onNextLikely: (page: number) => void;
  children: (items: readonly Item[]) => ReactNode;
}) {
  const { data, error, isPlaceholderData, refetch } = query;
  const [known, setKnown] = useState(totalPages);
  if (totalPages !== undefined && totalPages !== known) setKnown(totalPages);
  return (
    <>
      <QueryState
        query={{ data: data && getItems(data), error, refetch }}
        loading={skeleton}
        empty={<EmptyState action={emptyAction}>{empty}</EmptyState>}
      >
        {(items) => (
          <div className={clsx(styles.shown, isPlaceholderData && styles.leaving)} aria-busy={isPlaceholderData}>
            {children(items)}
          </div>
        )}
      </QueryState>
      {known !== undefined && (
        <Pager label={label} part={part} page={Math.min(page, known)} totalPages={known} onNextLikely={onNextLikely} />
      )}
    </>
  );
}
