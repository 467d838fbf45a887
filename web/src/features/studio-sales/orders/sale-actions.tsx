import type { ArtistTransition, StudioOrder } from '@aperture-byline/contract/order/wire';
import { Button } from '#components/base/button.tsx';
import { Row } from '#components/layout/layout.tsx';
import { timeLeft } from '#entities/order/order-texts.ts';
import { saleId, useSubOrderTransition } from './use-sub-order-transition.ts';

/** A transition of the order that waits for the artist's words. */
export interface PendingTransition {
  orderId: string;
  name: 'decline' | 'ship';
}

export function SaleActions({
  uid,
  sale: { orderId, status, isPaid, acceptBy },
  now,
  onAsk,
}: {
  uid: string;
  sale: StudioOrder;
  now: Date;
  onAsk: (transition: PendingTransition) => void;
}) {
  const { mutate, isPending } = useSubOrderTransition(uid, orderId);
  const transitionButton = (label: string, onClick: () => void) => (
    <Button aria-describedby={saleId(orderId)} aria-disabled={isPending} onClick={onClick}>
      {label}
    </Button>
  );
  const send = (transition: ArtistTransition) => () => mutate(transition);
  const ask = (name: PendingTransition['name']) => () => onAsk({ orderId, name });
  return (
    <Row gap={1.5}>
      {status === 'awaiting_acceptance' && timeLeft(acceptBy, now) !== null && (
        <>
          {transitionButton('Accept', send({ name: 'accept' }))}
          {transitionButton('Decline', ask('decline'))}
        </>
      )}
      {status === 'accepted' && isPaid && transitionButton('Start to prepare', send({ name: 'prepare' }))}
      {status === 'preparing' && transitionButton('Mark as shipped', ask('ship'))}
      {status === 'shipped' && transitionButton('Mark as delivered', send({ name: 'deliver' }))}
    </Row>
  );
}
