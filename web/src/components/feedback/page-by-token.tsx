import type { ComponentProps } from 'react';
import { Container } from '../layout/page.tsx';
import { QueryState } from './query-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { EmptyPage } from './state-page.tsx';

type QueryStateProps<Data> = ComponentProps<typeof QueryState<Data>>;

/** Shows what only those who were given the address know: its query's data, or `missing` with a way on. */
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
