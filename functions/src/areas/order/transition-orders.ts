import type { PaymentClaimBody } from '@aperture-byline/contract/order/bodies';
import type { ArtistTransition, ChangedSubOrder, Order } from '@aperture-byline/contract/order/wire';
import type { StoredDecision } from '@aperture-byline/contract/review/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import { type TransitionOptions, transitionOrder } from '../../data/orders/order-transitions.ts';
import { ApiError } from '../../lib/errors.ts';
import type { ClaimTransition } from '../../lib/order/claim-transitions.ts';
import { findCancelProblem } from '../../lib/order/order-amounts.ts';
import { amountToConfirm, type OrderTransition } from '../../lib/order/order-state-machine.ts';
import { getOrder, type Reader, requireOwnOrder } from './read-orders.ts';

/** Cancels what is not paid. Throws NOT_FOUND for an order that is not the buyer's, WRONG_STATE. */
export function cancelOrder(orderId: unknown, caller: Reader): Promise<Order> {
  return transitionOwnOrder(orderId, { name: 'cancel' }, caller);
}

/** Notes what a buyer says that they paid, or corrects it until somebody has answered. Throws as `cancelOrder` does. */
export function claimPayment(
  orderId: unknown,
  { reference, corrects }: PaymentClaimBody,
  caller: Reader,
): Promise<Order> {
  return transitionOwnOrder(orderId, { name: 'claimPaid', reference, ...(corrects && { corrects }) }, caller);
}

/** Notes that prints came. Throws as `cancelOrder` does, NOT_FOUND also without prints of the artist. */
export function confirmArrival(orderId: unknown, artistId: number, caller: Reader): Promise<Order> {
  return transitionOwnOrder(orderId, { name: 'arrive', artistId }, caller);
}

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

type Confirmation = { reference: string; amount: number } & (
  | { name: 'received'; due: number }
  | { name: 'refunded' }
  | { name: 'paidOut' | 'reversed'; artistId: number }
);

const DECISIONS = {
  received: 'received',
  refunded: 'refunded',
  paidOut: 'paid_out',
  reversed: 'reversed',
} as const;

/** Records a confirmed transfer, once. Throws NOT_FOUND, and WRONG_STATE also where the amount has changed. */
export async function confirmTransfer(
  orderId: unknown,
  adminId: string | null,
  transition: Confirmation,
): Promise<void> {
  if (!isId(orderId)) throw new ApiError('NOT_FOUND');
  const decision: StoredDecision = {
    kind: 'payment',
    decision: DECISIONS[transition.name],
    orderId,
    artistId: 'artistId' in transition ? transition.artistId : null,
    reference: transition.reference,
    amount: transition.amount,
    adminId: Number(adminId),
    createdAt: new Date(),
  };
  await requireTransition(orderId, transition, { decision });
}

/** An administrator could not find what a buyer claims to have paid. Throws NOT_FOUND, WRONG_STATE. */
export async function rejectPaymentClaim(orderId: unknown, reference: string, adminId: string | null): Promise<void> {
  if (!isId(orderId)) throw new ApiError('NOT_FOUND');
  const decision: StoredDecision = {
    kind: 'payment',
    decision: 'not_found',
    orderId,
    artistId: null,
    reference,
    amount: 0,
    adminId: Number(adminId),
    createdAt: new Date(),
  };
  await requireTransition(orderId, { name: 'notFound', reference }, { decision });
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
      fields: {
        status,
        ...('amount' in transition && { amount: String(amountToConfirm(outcome.state, transition)) }),
      },
    });
  }
  return subOrder;
}
