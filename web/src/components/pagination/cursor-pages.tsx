import { type queryOptions, useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { ErrorState } from '#components/feedback/states.tsx';
import { errorText } from '#lib/errors/error-text.ts';
import styles from './cursor-pages.module.css';

/**
 * Loads a list an answer at a time. `query` has the entries of all; `more` loads the next one. An answer without
 * entries may still have a next one.
 */
export function useCursorPages<Answer, Item>({
  about = '',
  buildQuery,
  getItems,
  getNextCursor,
  failure,
}: {
  /** Key of the list's content, such as its filters: a change starts again at the first page. */
  about?: string;
  /** The answer after a cursor; the first one for an empty cursor. */
  buildQuery: (cursor: string) => ReturnType<typeof queryOptions<Answer>>;
  getItems: (answer: Answer) => readonly Item[];
  /** The cursor of the next answer; nothing at the end. */
  getNextCursor: (answer: Answer) => string | null | undefined;
  failure: string;
}) {
  const [opened, setOpened] = useState({ about, cursors: [''] });
  if (opened.about !== about) setOpened({ about, cursors: [''] });
  const { cursors } = opened;
  const pages = useQueries({ queries: cursors.map(buildQuery) });
  const [first] = pages;
  const last = pages.at(-1);
  const next = last?.data === undefined ? null : getNextCursor(last.data);
  const answers = pages.flatMap(({ data }) => (data === undefined ? [] : [data as Answer]));
  let more: ReactNode = null;
  if (last !== first && last?.data === undefined && last?.error)
    more = <ErrorState onRetry={() => last.refetch()}>{errorText(last.error, failure)}</ErrorState>;
  else if (next || (last !== first && last?.data === undefined))
    more = (
      <Button
        className={styles.more}
        aria-disabled={last?.isFetching}
        onClick={() => next && setOpened({ about, cursors: [...cursors, next] })}
      >
        Show more
      </Button>
    );
  return {
    query: {
      data: first?.data === undefined ? undefined : answers.flatMap(getItems),
      error: first?.error ?? null,
      refetch: () => first?.refetch(),
    },
    more,
    /** Milliseconds since 1970; 0 before the first answer. */
    updatedAt: first?.dataUpdatedAt ?? 0,
  };
}
