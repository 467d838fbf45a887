import { messages } from '@aperture-byline/contract/shared/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { failureText } from '#lib/error-text.ts';
import { ErrorNotice } from '../feedback/notice.tsx';
import { Loading } from '../feedback/skeleton.tsx';
import styles from './paged-list.module.css';
import { Pager } from './pager.tsx';

/**
 * One page of a list in its states, with its pager after the first answer: it stays where a later page fails. While the
 * next page loads, the one before it stays, faded. `onNextLikely` is told which page the visitor is about to ask for.
 * `part` is as in `Pager`.
 */
export function PagedList<T>({
  query,
  page,
  totalPages,
  label,
  part,
  skeleton,
  onNextLikely,
  children,
}: {
  query: UseQueryResult<T>;
  page: number;
  /** Undefined where no answer says it. */
  totalPages: number | undefined;
  /** What the pages are pages of, for a screen reader. */
  label: string;
  part?: string;
  skeleton: ReactNode;
  onNextLikely: (page: number) => void;
  children: (data: T) => ReactNode;
}) {
  const { data, error, isPlaceholderData, refetch } = query;
  const [known, setKnown] = useState(totalPages);
  if (totalPages !== undefined && totalPages !== known) setKnown(totalPages);
  return (
    <>
      {data !== undefined ? (
        <div
          className={clsx(styles.shown, isPlaceholderData && styles.leaving)}
          aria-busy={isPlaceholderData}
        >
          {children(data)}
        </div>
      ) : error ? (
        <ErrorNotice onRetry={() => refetch()}>
          {failureText(error, messages.somethingWrongLater)}
        </ErrorNotice>
      ) : (
        <Loading label={messages.loading}>{skeleton}</Loading>
      )}
      {known !== undefined && (
        <Pager
          label={label}
          part={part}
          page={Math.min(page, known)}
          totalPages={known}
          onNextLikely={onNextLikely}
        />
      )}
    </>
  );
}
