import type { ArtistMove, StudioOrder } from '@aperture-byline/contract/order/wire';
import { Button } from '#components/base/button.tsx';
import { timeLeft } from './sale-texts.ts';
import styles from './sales.module.css';
import { saleId, useMovePart } from './use-move-part.ts';

/** A transition of the order that waits for the artist's words. */
export interface PendingTransition {
  orderId: string;
  name: 'decline' | 'ship';
}

/** The moves that the state of a part allows its artist. */
export function SaleActions({
  uid,
  sale: { order_id, status, is_paid, accept_by },
  now,
  onAsk,
}: {
  uid: string;
  sale: StudioOrder;
  now: Date;
  onAsk: (transition: PendingTransition) => void;
}) {
  const { mutate, isPending } = useMovePart(uid, order_id);
  const move = (label: string, onClick: () => void) => (
    <Button aria-describedby={saleId(order_id)} aria-disabled={isPending} onClick={onClick}>
      {label}
    </Button>
  );
  const send = (sent: ArtistMove) => () => mutate(sent);
  const ask = (name: PendingTransition['name']) => () => onAsk({ orderId: order_id, name });
  return (
    <div className={styles.actions}>
      {status === 'awaiting_acceptance' && timeLeft(accept_by, now) !== null && (
        <>
          {move('Accept', send({ name: 'accept' }))}
          {move('Decline', ask('decline'))}
        </>
      )}
      {status === 'accepted' && is_paid && move('Start to prepare', send({ name: 'prepare' }))}
      {status === 'preparing' && move('Mark as shipped', ask('ship'))}
      {status === 'shipped' && move('Mark as delivered', send({ name: 'deliver' }))}
    </div>
  );
}
