import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Container } from '#components/layout/page.tsx';
import { orderQuery } from '#entities/order/own-queries.ts';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { paths } from '#lib/paths.ts';
import { Receipt } from './receipt/receipt.tsx';

export default function ReceiptPage() {
  const { orderId = '' } = useParams();
  return <SignedInOnly>{({ uid }) => <LoadedReceipt key={uid} uid={uid} orderId={orderId} />}</SignedInOnly>;
}

function LoadedReceipt({ uid, orderId }: { uid: string; orderId: string }) {
  const query = useQuery(orderQuery(uid, orderId));
  return (
    <QueryState
      query={query}
      page="Receipt"
      loading={
        <Container>
          <Skeleton ratio={1.5} />
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
      {(order) => <Receipt order={order} />}
    </QueryState>
  );
}
