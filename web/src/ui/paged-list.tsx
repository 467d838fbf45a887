import { messages } from '@aperture-byline/contract/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ErrorNotice } from './notice.tsx';
import styles from './paged-list.module.css';
import { Pager } from './pager.tsx';
import { Loading } from './skeleton.tsx';

/**
 * One page of a list in its states, with its pager after the first answer. While the next page loads, the one before it
 * stays, faded. `onNextLikely` is told which page the visitor is about to ask for.
 */
export function PagedList<T>({
  query,
  page,
  totalPages,
  label,
  skeleton,
  onNextLikely,
  children,
}: {
  query: UseQueryResult<T>;
  page: number;
  totalPages: number;
  /** What the pages are pages of, for a screen reader. */
  label: string;
  skeleton: ReactNode;
  onNextLikely: (page: number) => void;
  children: (data: T) => ReactNode;
}) {
  const { data, isError, isPlaceholderData, refetch } = query;
  return (
    <>
      {data !== undefined ? (
        <div
          className={clsx(styles.shown, isPlaceholderData && styles.leaving)}
          aria-busy={isPlaceholderData}
        >
          {children(data)}
        </div>
      ) : isError ? (
        <ErrorNotice onRetry={() => refetch()}>{messages.somethingWrongLater}</ErrorNotice>
      ) : (
        <Loading label={messages.loading}>{skeleton}</Loading>
      )}
      {(data !== undefined || isError) && (
        <Pager
          label={label}
          page={Math.min(page, totalPages)}
          totalPages={totalPages}
          onNextLikely={onNextLikely}
        />
      )}
    </>
  );
}
