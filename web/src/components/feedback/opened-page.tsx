import type { ComponentProps } from 'react';
import { Container } from '../layout/page.tsx';
import { QueryState } from './query-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { EmptyPage } from './state-page.tsx';

type QueryStateProps<Data> = ComponentProps<typeof QueryState<Data>>;

/**
 * Shows what an address leads to that only those who were given it know: its query's data, or `missing`, with a way on,
 * where it leads to nothing.
 */
export function OpenedPage<Data>({
  missing,
  ...state
}: Pick<QueryStateProps<Data>, 'query' | 'page' | 'failure' | 'children'> & {
  missing: ComponentProps<typeof EmptyPage>;
}) {
  return (
    <QueryState
      {...state}
      loading={
        <Container>
          <Skeleton ratio={2} />
        </Container>
      }
      empty={<EmptyPage {...missing} />}
    />
  );
}
