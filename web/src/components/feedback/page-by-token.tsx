import type { ComponentProps } from 'react';
import { Container } from '../layout/page.tsx';
import { QueryState } from './query-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { EmptyPage } from './state-page.tsx';

type QueryStateProps<Data> = ComponentProps<typeof QueryState<Data>>;

/** Shows a page that not everybody may open: its query's data, or `missing` with a way on. `ratio` is its space. */
export function OpenedPage<Data>({
  missing,
  ratio = 2,
  ...state
}: Pick<QueryStateProps<Data>, 'query' | 'page' | 'failure' | 'children'> & {
  missing: ComponentProps<typeof EmptyPage>;
  ratio?: number;
}) {
  return (
    <QueryState
      {...state}
      loading={
        <Container>
          <Skeleton ratio={ratio} />
        </Container>
      }
      empty={<EmptyPage {...missing} />}
    />
  );
}
