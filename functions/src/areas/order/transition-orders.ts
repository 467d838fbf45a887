import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { payoutMessages } from '@aperture-byline/contract/order/payouts/payout-messages';
import type { ArtistTransition, ChangedSubOrder, Order } from '@aperture-byline/contract/order/wire';
import type { StoredDecision } from '@aperture-byline/contract/review/stored';
import { isId, isUserId } from '@aperture-byline/contract/shared/ids';
import { type Payout, payOut } from '../../data/orders/money/payouts.ts';
import { type TransitionOptions, transitionOrder } from '../../data/orders/order-transitions.ts';
import { ApiError } from '../../lib/errors.ts';
import type { ClaimTransition } from '../../lib/order/state/claim-transitions.ts';
import { findCancelProblem } from '../../lib/order/state/order-amounts.ts';
import { amountToConfirm, type OrderTransition } from '../../lib/order/state/order-state-machine.ts';
import { getOrder, type Reader, requireOwnOrder } from './read-orders.ts';

/** Makes a transition of the caller's own order. Throws NOT_FOUND for any other, WRONG_STATE. */
export async function transitionOwnOrder(
  orderId: unknown,
  transition: OrderTransition,
  caller: Reader,
  options: Pick<TransitionOptions, 'attachments'> = {},
): Promise<Order> {
  const order = await requireOwnOrder(orderId, caller);
  await requireTransition(order.id, transition, options);
  return getOrder(orderId, caller);
}

/** Makes a transition of an artist's own sub-order. Throws NOT_FOUND for an order without one, WRONG_STATE. */
export async function transitionSubOrder(
  orderId: unknown,
  userId: string | null,
  transition: ArtistTransition | ClaimTransition,
): Promise<ChangedSubOrder> {
  if (!isId(orderId)) throw new ApiError('NOT_FOUND');
  const subOrder = await requireTransition(orderId, { ...transition, artistId: Number(userId) });
  if (!subOrder) throw new ApiError('NOT_FOUND');
  return { status: subOrder.status };
}

const DECISIONS = {
  received: 'received',
  notFound: 'not_found',
  refunded: 'refunded',
  reversed: 'reversed',
} as const;

/** Makes an administrator's transition of a payment, once. Throws NOT_FOUND, WRONG_STATE also for another amount. */
export async function decidePayment(
  orderId: unknown,
  adminId: string | null,
  transition: Extract<OrderTransition, { name: keyof typeof DECISIONS }>,
): Promise<void> {
  if (!isId(orderId)) throw new ApiError('NOT_FOUND');
  const decision: StoredDecision = {
    kind: 'payment',
    decision: DECISIONS[transition.name],
    orderId,
    artistId: 'artistId' in transition ? transition.artistId : null,
    reference: transition.reference,
    amount: 'amount' in transition ? transition.amount : 0,
    adminId: Number(adminId),
    createdAt: new Date(),
  };
  await requireTransition(orderId, transition, { decision });
}

/**
 * Records one transfer to an artist for all of these orders. Throws NOT_FOUND, WRONG_STATE where one has changed, and
 * CONFLICT while payouts wait because the artist changed where they are paid, or the bank's answer is awaited.
 */
export async function confirmPayout(
  artistId: unknown,
  adminId: string | null,
  { reference, orders }: Pick<Payout, 'reference' | 'orders'>,
): Promise<void> {
  if (!isUserId(artistId)) throw new ApiError('NOT_FOUND');
  const result = await payOut({
    artistId: Number(artistId),
    adminId: Number(adminId),
    reference,
    orders,
    now: new Date(),
  });
  if (result === null) throw new ApiError('NOT_FOUND');
  if (typeof result === 'object' && 'heldUntil' in result)
    throw new ApiError('CONFLICT', { message: payoutMessages.held(result.heldUntil.toISOString()) });
  if (result === 'inFile') throw new ApiError('CONFLICT', { message: batchMessages.inFile });
  if (typeof result === 'object') throwPayoutChanged(orderMessages.payoutNotDue, result.due);
}

/** `due`: what can be recorded of these orders now. */
export function throwPayoutChanged(message: string, due: number): never {
  throw new ApiError('WRONG_STATE', { message, fields: { amount: String(due) } });
}

/** The sub-order that the transition concerned, as it is then. Throws NOT_FOUND where there is none, or no order. */
export async function requireTransition(
  orderId: string,
  transition: OrderTransition,
  options: Omit<TransitionOptions, 'now'> = {},
) {
  const outcome = await transitionOrder(orderId, transition, { now: new Date(), ...options });
  const artistId = 'artistId' in transition ? transition.artistId : null;
  const subOrder = outcome?.state.subOrders.find((one) => one.artistId === artistId);
  if (!outcome || (artistId !== null && !subOrder)) throw new ApiError('NOT_FOUND');
  if (outcome.result === 'refused') {
    const { order, subOrders } = outcome.state;
    const { status } = subOrder ?? order;
    const problem = transition.name === 'cancel' ? findCancelProblem(order, subOrders) : null;
    throw new ApiError('WRONG_STATE', {
      ...(problem !== null && { message: problem }),
      fields: { status, ...('amount' in transition && { amount: String(amountToConfirm(outcome.state, transition)) }) },
    });
  }
  return subOrder;
}
