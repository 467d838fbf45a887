import { useParams } from 'react-router';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { LoadedOrder } from './loaded-order.tsx';
import { Receipt } from './receipt/receipt.tsx';

export default function ReceiptPage() {
  const { orderId = '' } = useParams();
  return (
    <SignedInOnly>
      {({ uid }) => (
        <LoadedOrder key={uid} uid={uid} orderId={orderId} page="Receipt" ratio={1.5}>
          {(order) => <Receipt order={order} />}
        </LoadedOrder>
      )}
    </SignedInOnly>
  );
}
