import {
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  const [hasAsked, setAsked] = useState(false);
  let more: ReactNode = null;
  if (pages.isFetchNextPageError)
    more = <ErrorState onRetry={() => pages.fetchNextPage()}>{errorText(error, failure)}</ErrorState>;
  else if (pages.hasNextPage)
    more = (
      <Button
        className={styles.more}
        aria-disabled={pages.isFetching}
        onClick={() => {
          setAsked(true);
          if (!pages.isFetching) void pages.fetchNextPage();
        }}
      >
        Show more
      </Button>
    );
  else if (hasAsked && data && !pages.isFetching) more = <End />;
  return {
    query: { data: data?.pages.flatMap(getItems), error: pages.isFetchNextPageError ? null : error, refetch },
    more,
    /** Milliseconds since 1970; 0 before the first answer. */
    updatedAt: dataUpdatedAt,
  };
}

/** Stands where the last "Show more" was pressed, and takes the focus that goes with it. */
function End() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={text} tabIndex={-1} className="text-quiet text-small">
      That is all.
    </p>
  );
}
