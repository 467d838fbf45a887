import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import { cancelOrderMutation } from '#entities/order/mutations.ts';
import { orderAgain } from '#entities/order/order-again.ts';
import { showTransitionFailure } from '#entities/order/show-transition-failure.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showToast } from '#lib/toast.ts';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

export function OrderActions({ uid, order }: { uid: string; order: Order }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSingleFlightMutation(cancelOrderMutation(uid, order.order_id), {
    onDone: () => showToast('success', orderMessages.cancelled),
    onFailed: (error) => showTransitionFailure(error, orderMessages.notCancelled),
  });
  return (
    <Row gap={1.5}>
      {order.paid_on !== null && <ButtonLink to={paths.receipt(order.order_id)}>Receipt</ButtonLink>}
      <Button
        onClick={() => {
          if (!orderAgain(order)) showToast('warning', productMessages.cartFull);
          navigate(paths.cart);
        }}
      >
        Order again
      </Button>
      {order.can_cancel && (
        <Button aria-disabled={isPending} onClick={() => isPending || setAsking(true)}>
          {isPending ? 'Cancelling…' : 'Cancel order'}
        </Button>
      )}
      <LazyBoundary>
        {isAsking && (
          <CancelDialog
            isPaymentDue={order.payment_status === 'due'}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              mutate();
            }}
          />
        )}
      </LazyBoundary>
    </Row>
  );
}
