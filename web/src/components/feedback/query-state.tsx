import { messages } from '@aperture-byline/contract/shared/messages';
import type { ReactNode } from 'react';
import { errorText } from '#lib/errors/error-text.ts';
import { PageMeta } from '../layout/page.tsx';
import { Loading } from './skeleton.tsx';
import { ErrorPage } from './state-page.tsx';
import { ErrorState } from './states.tsx';

/** Renders a query's state. Cached data renders at once, also on the server, and stays where a refetch fails. */
export function QueryState<Data>({
  query: { data, error, refetch },
  loading,
  label = messages.loading,
  empty,
  failure = messages.somethingWrongLater,
  page,
  frame = (state) => state,
  children,
}: {
  /** The result of `useQuery`, or what stands for several. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Reserves the space of the content. */
  loading?: ReactNode;
  /** Names the loading state for a screen reader. */
  label?: string;
  /** Stands for null and an empty list. Where it is left out, null is an error, and such a list content. */
  empty?: ReactNode;
  /** The sentence of the error state, unless the error has a better one. */
  failure?: string;
  /** Title of a whole page while it has no content. A part of a page has none. */
  page?: string;
  frame?: (error: ReactNode) => ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}) {
  const isEmpty = data === null || (Array.isArray(data) && data.length === 0);
  if (isEmpty && empty !== undefined) return empty;
  if (data !== undefined && data !== null) return children(data);
  if (data === undefined && error === null)
    return (
      <>
        {page && <PageMeta title={page} />}
        {page && <h1 className="visually-hidden">{page}</h1>}
        {loading && <Loading label={label}>{loading}</Loading>}
      </>
    );
  const text = errorText(error, failure);
  return frame(
    page ? (
      <ErrorPage title={page} onRetry={refetch}>
        {text}
      </ErrorPage>
    ) : (
      <ErrorState onRetry={refetch}>{text}</ErrorState>
    ),
  );
}
