import type { ArtistMove, MovedPart, Order } from '@aperture-byline/contract/order/wire';
import type { StoredDecision } from '@aperture-byline/contract/review/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isBuyer } from '../../access/access.ts';
import { moveOrder } from '../../data/order-moves.ts';
import { readOrder } from '../../data/orders.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';
import { amountToConfirm, type OrderMove } from '../../lib/order/order-states.ts';
import { getOrder, type Reader } from './read-orders.ts';

/** Cancels what no artist has accepted. Throws NOT_FOUND for an order that is not the buyer's, WRONG_STATE. */
export async function cancelOrder(orderId: unknown, caller: Reader): Promise<Order> {
  const order = isId(orderId) ? await readOrder(orderId) : null;
  if (!order || !isBuyer(order, caller)) throw new ApiError('NOT_FOUND');
  await make(order.id, { name: 'cancel' });
  return getOrder(orderId, caller);
}

/** Moves an artist's own part. Throws NOT_FOUND for an order without one, WRONG_STATE. */
export async function movePart(
  orderId: unknown,
  userId: string | null,
  move: ArtistMove,
): Promise<MovedPart> {
  if (!isId(orderId)) throw new ApiError('NOT_FOUND');
  const part = await make(orderId, { ...move, artistId: Number(userId) });
  if (!part) throw new ApiError('NOT_FOUND');
  return { status: part.status };
}

type Confirmation = { reference: string; amount: number } & (
  | { name: 'received' | 'refunded' }
  | { name: 'paidOut'; artistId: number }
);

const DECISIONS = { received: 'received', refunded: 'refunded', paidOut: 'paid_out' } as const;

/** What an administrator says of an order's money, once. Throws NOT_FOUND, WRONG_STATE, also where the amount is another one now. */
export async function confirmTransfer(
  orderId: unknown,
  adminId: string | null,
  move: Confirmation,
): Promise<void> {
  if (!isId(orderId)) throw new ApiError('NOT_FOUND');
  await make(orderId, move, {
    kind: 'payment',
    decision: DECISIONS[move.name],
    orderId,
    artistId: move.name === 'paidOut' ? move.artistId : null,
    reference: move.reference,
    amount: move.amount,
    adminId: Number(adminId),
    createdAt: now(),
  });
}

/** The part that the move concerned, as it is then. Throws NOT_FOUND where there is none, or no order. */
async function make(orderId: string, move: OrderMove, decision?: StoredDecision) {
  const moved = await moveOrder(orderId, move, { now: now(), ...(decision && { decision }) });
  const artistId = 'artistId' in move ? move.artistId : null;
  const part = moved?.state.parts.find((one) => one.artistId === artistId);
  if (!moved || (artistId !== null && !part)) throw new ApiError('NOT_FOUND');
  if (moved.result === 'refused') {
    const { status } = part ?? moved.state.order;
    throw new ApiError('WRONG_STATE', {
      fields: {
        status,
        ...('amount' in move && { amount: String(amountToConfirm(moved.state, move)) }),
      },
    });
  }
  return part;
}
