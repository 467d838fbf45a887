import { useParams } from 'react-router';
import { useLiveNotices } from '#entities/notice/use-live-notices.ts';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { LoadedOrder } from './loaded-order.tsx';
import { OrderDetail } from './order/order-detail.tsx';

export default function OrderPage() {
  const { orderId = '' } = useParams();
  return (
    <SignedInOnly>
      {(account) => <LiveOrder key={account.uid + orderId} account={account} orderId={orderId} />}
    </SignedInOnly>
  );
}

function LiveOrder({ account, orderId }: { account: Account; orderId: string }) {
  useLiveNotices(account);
  return (
    <LoadedOrder uid={account.uid} orderId={orderId} page="Your order" ratio={2}>
      {(order) => <OrderDetail uid={account.uid} order={order} />}
    </LoadedOrder>
  );
}
