import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { Row } from '#components/layout/layout.tsx';
import { cancelOrderMutation, showTransitionFailure } from '#entities/order/mutations.ts';
import { orderAgain } from '#entities/order/order-again.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showToast } from '#lib/toast.ts';

const QUESTION = { title: 'Cancel this order?', keep: 'Keep it', confirm: 'Cancel order' };

export function OrderActions({ uid, order }: { uid: string; order: Order }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useSingleFlightMutation(cancelOrderMutation(uid, order.order_id), {
    onDone: () => showToast('success', orderMessages.cancelled),
    onFailed: (error) => showTransitionFailure(error, orderMessages.notCancelled),
  });
  const text = order.payment_status === 'due' ? orderMessages.cancelWhileDue : orderMessages.cancel;
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
        <AskFirst question={{ ...QUESTION, text }} onConfirm={mutate}>
          {(ask) => (
            <Button aria-disabled={isPending} onClick={() => isPending || ask()}>
              {isPending ? 'Cancelling…' : 'Cancel order'}
            </Button>
          )}
        </AskFirst>
      )}
    </Row>
  );
}
