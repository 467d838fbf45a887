import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Container } from '#components/layout/page.tsx';
import { orderQuery } from '#entities/order/private-queries.ts';
import { paths } from '#lib/navigation/paths.ts';

/** An order of one's own, or for an administrator anybody's; while it loads, fails or is none, a page that says so. */
export function LoadedOrder({
  uid,
  orderId,
  page,
  ratio,
  children,
}: {
  uid: string;
  orderId: string;
  page: string;
  /** Width by height of the space that it will take. */
  ratio: number;
  children: (order: Order) => ReactNode;
}) {
  const query = useQuery(orderQuery(uid, orderId));
  return (
    <QueryState
      query={query}
      page={page}
      loading={
        <Container>
          <Skeleton ratio={ratio} />
        </Container>
      }
      empty={
        <EmptyPage title={orderMessages.orderNotFound} to={paths.orders} label="Your orders">
          It may belong to another account, or the address is mistyped.
        </EmptyPage>
      }
      failure={orderMessages.orderNotLoaded}
    >
      {children}
    </QueryState>
  );
}
