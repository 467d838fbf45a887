import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OrderListItem } from '@aperture-byline/contract/order/wire';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { useLiveNotices } from '#entities/notice/use-live-notices.ts';
import { OrderList, OrderListSkeleton } from '#entities/order/order-list.tsx';
import { ordersQuery } from '#entities/order/private-queries.ts';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/navigation/paths.ts';

export default function Orders({ account }: { account: Account }) {
  const query = useQuery(ordersQuery(account.uid));
  return (
    <section>
      <h2 className="visually-hidden">Orders</h2>
      <QueryState
        query={query}
        loading={<OrderListSkeleton />}
        empty={
          <EmptyState action={<ButtonLink to={paths.shop}>Visit the shop</ButtonLink>}>
            {profileMessages.noOrders}
          </EmptyState>
        }
        failure={orderMessages.notLoaded}
      >
        {(orders) => <LiveOrders account={account} orders={orders} />}
      </QueryState>
    </section>
  );
}

/** Keeps the states of orders current. Mounted only where there are some, so that nothing listens without any. */
function LiveOrders({ account, orders }: { account: Account; orders: readonly OrderListItem[] }) {
  useLiveNotices(account);
  return <OrderList orders={orders} />;
}
