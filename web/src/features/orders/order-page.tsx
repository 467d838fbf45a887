import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Container } from '#components/layout/page.tsx';
import { useLiveNotices } from '#entities/notice/use-live-notices.ts';
import { orderQuery } from '#entities/order/own-queries.ts';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';
import { OrderDetail } from './order/order-detail.tsx';

export default function OrderPage() {
  const { orderId = '' } = useParams();
  return (
    <SignedInOnly>
      {(account) => <LiveOrder key={account.uid + orderId} account={account} orderId={orderId} />}
    </SignedInOnly>
  );
}

/** An order of one's own, or for an administrator anybody's. */
function LiveOrder({ account, orderId }: { account: Account; orderId: string }) {
  useLiveNotices(account);
  const query = useQuery(orderQuery(account.uid, orderId));
  return (
    <QueryState
      query={query}
      page="Your order"
      loading={
        <Container>
          <Skeleton ratio={2} />
        </Container>
      }
      empty={
        <EmptyPage
          title={orderMessages.orderNotFound}
          action={<ButtonLink to={paths.orders}>Your orders</ButtonLink>}
        >
          It may belong to another account, or the address is mistyped.
        </EmptyPage>
      }
      failure={orderMessages.orderNotLoaded}
    >
      {(order) => <OrderDetail uid={account.uid} order={order} />}
    </QueryState>
  );
}
