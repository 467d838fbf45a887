import { isClaimOpen } from '@aperture-byline/contract/order/claim-stored';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import { expect } from 'vitest';
import { computeOpenRefund, computePayout } from '../src/lib/order/order-amounts.ts';
import type { OrderState } from '../src/lib/order/order-state.ts';
import type { OrderTransition } from '../src/lib/order/order-state-machine.ts';
import { CLAIM_ACTIONS } from './order-states.ts';

const sent = { carrier: 'Post', tracking: '1' };

const OF_ARTISTS: readonly OrderTransition['name'][] = ['accept', 'decline', 'prepare', 'ship', 'deliver'];
const OF_BUYERS: readonly OrderTransition['name'][] = ['cancel', 'claimPaid', 'arrive', 'openClaim'];

/** Whether it is for somebody whose account is erased, who can't ask for anything any more. */
function isOfGone({ order, subOrders }: OrderState, transition: OrderTransition): boolean {
  const by = transition.name === 'moveClaim' ? transition.by : null;
  if (by === 'buyer' || OF_BUYERS.includes(transition.name)) return order.buyerId === null;
  if (!('artistId' in transition) || !(by === 'artist' || OF_ARTISTS.includes(transition.name))) return false;
  return subOrders.some(
    ({ artistId, isArtistGone }) => artistId === transition.artistId && isArtistGone === true,
  );
}

/** Every transition that anybody can ask for, with a reference that was not used before. */
export function allTransitions(state: OrderState, reference: string, line: number): OrderTransition[] {
  return listTransitions(state, reference, line).filter((transition) => !isOfGone(state, transition));
}

function listTransitions({ order }: OrderState, reference: string, line: number): OrderTransition[] {
  const claimed = order.paymentClaim?.reference ?? '';
  const money = { reference, amount: 0 };
  return [
    { name: 'received', ...money, due: 0 },
    // Less than is due, or more.
    { name: 'received', reference, amount: 1 + line * 500_000, due: 0 },
    { name: 'claimPaid', reference },
    { name: 'notFound', reference: claimed },
    { name: 'refunded', ...money },
    { name: 'remindToPay' },
    { name: 'endUnpaid' },
    { name: 'cancel' },
    { name: 'dropBuyer' },
    ...order.artistIds.flatMap((artistId): OrderTransition[] => [
      { name: 'accept', artistId },
      { name: 'decline', artistId, reason: 'No paper' },
      { name: 'prepare', artistId },
      { name: 'ship', artistId, ...sent },
      { name: 'deliver', artistId },
      { name: 'arrive', artistId },
      { name: 'remind', artistId },
      { name: 'expire', artistId },
      { name: 'flagLate', artistId },
      { name: 'paidOut', artistId, ...money },
      { name: 'reversed', artistId, ...money },
      { name: 'dropArtist', artistId },
      { name: 'openClaim', artistId, reason: 'damaged', text: 'Broken', pictures: [], lines: [line] },
      { name: 'remindOfClaim', artistId },
      { name: 'endClaimTerm', artistId },
      ...(['buyer', 'artist', 'administrator'] as const).flatMap((by) =>
        CLAIM_ACTIONS.map(
          (action): OrderTransition => ({
            name: 'moveClaim',
            artistId,
            by,
            action,
            ...(action.startsWith('send') && sent),
          }),
        ),
      ),
    ]),
  ];
}

/** Ends a life early, so that few are. */
export const RARE: ReadonlySet<OrderTransition['name']> = new Set([
  'cancel',
  'dropBuyer',
  'decline',
  'dropArtist',
]);

/** What was really transferred, by what was confirmed. */
export interface Ledger {
  received: number;
  refunded: number;
  toArtists: number;
}

export function record(ledger: Ledger, step: OrderTransition): void {
  if (step.name === 'received') ledger.received += step.amount;
  if (step.name === 'refunded') ledger.refunded += step.amount;
  if (step.name === 'paidOut') ledger.toArtists += step.amount;
  if (step.name === 'reversed') ledger.toArtists -= step.amount;
}

/** What came in is what artists and buyer got or still get, and shipping, which is the house's. */
export function expectBalance({ order, subOrders }: OrderState, ledger: Ledger): void {
  const toPayOut = subOrders
    .filter(({ payoutStatus }) => payoutStatus === 'due' || payoutStatus === 'held')
    .reduce((sum, subOrder) => sum + computePayout(subOrder), 0);
  const toReverse = subOrders
    .filter(({ reversalStatus }) => reversalStatus === 'due')
    .reduce((sum, { reversalAmount }) => sum + reversalAmount, 0);
  const isSold = subOrders.some((subOrder) => !isEndedWithoutSale(subOrder));
  const shipping = order.payment !== null && isSold ? order.shipping : 0;
  // What came of a payment that is not whole yet is nobody's.
  const house = order.paymentStatus === 'due' ? ledger.received : shipping;
  const artists = ledger.toArtists + toPayOut - toReverse;
  expect(artists + ledger.refunded + computeOpenRefund(order) + house).toBe(ledger.received);
  for (const { payoutStatus, claim } of subOrders)
    expect(payoutStatus === 'due' && isClaimOpen(claim)).toBe(false);
}
