import {
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#components/base/button.tsx';
import { ErrorState } from '#components/feedback/states.tsx';
import { errorText } from '#lib/errors/error-text.ts';
import styles from './cursor-pages.module.css';

export type PagesQuery<Answer> = UseInfiniteQueryOptions<
  Answer,
  DefaultError,
  InfiniteData<Answer>,
  QueryKey,
  string | undefined
>;

/**
 * Loads a list an answer at a time. `query` has the entries of all; `more` loads the next one. An answer without
 * entries may still have a next one.
 */
export function useCursorPages<Answer, Item>({
  pagesQuery,
  getItems,
  failure,
}: {
  pagesQuery: PagesQuery<Answer>;
  getItems: (answer: Answer) => readonly Item[];
  failure: string;
}) {
  const { data, error, refetch, dataUpdatedAt, ...pages } = useInfiniteQuery(pagesQuery);
  let more: ReactNode = null;
  if (pages.isFetchNextPageError)
    more = <ErrorState onRetry={() => pages.fetchNextPage()}>{errorText(error, failure)}</ErrorState>;
  else if (pages.hasNextPage)
    more = (
      <Button
        className={styles.more}
        aria-disabled={pages.isFetching}
        onClick={() => pages.isFetching || pages.fetchNextPage()}
      >
        Show more
      </Button>
    );
  return {
    query: { data: data?.pages.flatMap(getItems), error: pages.isFetchNextPageError ? null : error, refetch },
    more,
    /** Milliseconds since 1970; 0 before the first answer. */
    updatedAt: dataUpdatedAt,
  };
}
