import { isClaimOpen } from '@aperture-byline/contract/order/claims/stored';
import type { ClaimAction } from '@aperture-byline/contract/order/claims/wire';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { OrderEvent, OrderLine } from '@aperture-byline/contract/order/stored';
import { sampleAddress, sampleOrderLine, sampleShipping } from '@aperture-byline/contract/samples/stored-documents';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { expect } from 'vitest';
import { newOrder } from '../../src/areas/order/new-order.ts';
import { CLAIM_PATHS } from '../../src/lib/order/state/claim-transitions.ts';
import {
  computeEarnings,
  computeOpenRefund,
  computePayout,
  computeTransfer,
  type Rates,
} from '../../src/lib/order/state/order-amounts.ts';
import type { OrderState } from '../../src/lib/order/state/order-state.ts';
import {
  amountToConfirm,
  applyTransition,
  type OrderTransition,
} from '../../src/lib/order/state/order-state-machine.ts';

const START = new Date('2026-11-20T10:00:00Z');
/** The artists of an order. */
export const [ONE, OTHER] = [900000001, 900000002];

/** So many hours after the order was placed. */
export const hoursLater = (hours: number) => new Date(START.getTime() + hours * HOUR);

/** An ordered print of this artist. */
export function orderLine(artistId: number, price: number): OrderLine {
  const productId = `p${artistId}-${price}`;
  return sampleOrderLine({
    productId,
    artistId,
    sizePrice: price - 100,
    framePrice: 100,
    price,
    picture: null,
  });
}

/** An order of these prints, placed at hour 0. */
export function placedOrder(
  lines: OrderLine[] = [orderLine(ONE, 2000), orderLine(OTHER, 3000)],
  shipping = sampleShipping(),
  rates: ReadonlyMap<number, Rates> = new Map(),
): OrderState {
  const { createdAt: _createdAt, ...address } = sampleAddress({
    address: '4 Beach Road',
    email: 'asha@example.com',
  });
  const buyer = { buyerId: 900000009, buyerName: 'Asha Rao', fingerprint: 'f' };
  return newOrder({ id: 'order', ...buyer, address, shipping, lines, rates }, START);
}

/**
 * Returns the transition with the amount that can be confirmed now; what the bank was told to pay is as it was before
 * any claim. A received amount that is more or less than what is due stays as it is.
 */
export function withCurrentAmount(state: OrderState, transition: OrderTransition): OrderTransition {
  if (!('amount' in transition)) return transition;
  if (transition.name === 'paidOut' && transition.isSent) {
    const subOrder = state.subOrders.find(({ artistId }) => artistId === transition.artistId);
    return { ...transition, amount: subOrder ? computePayout({ ...subOrder, claimRefund: 0 }) : 0 };
  }
  const amount = amountToConfirm(state, transition);
  if (!('due' in transition)) return { ...transition, amount };
  const isExact = transition.amount === transition.due;
  return { ...transition, due: amount, amount: isExact ? amount : transition.amount };
}

/** The state after these transitions, each of which must change it; amounts are those of then. */
export function applyTransitions(
  state: OrderState,
  transitions: readonly [OrderTransition, hours?: number][],
): OrderState {
  let hours = 1;
  return transitions.reduce((before, [transition, at]) => {
    hours = at ?? hours;
    const result = applyTransition(before, withCurrentAmount(before, transition), hoursLater(hours));
    if (typeof result === 'string') throw new Error(`${transition.name} is ${result}`);
    return result;
  }, state);
}

export const accept = (artistId: number): OrderTransition => ({ name: 'accept', artistId });
export const decline = (artistId: number): OrderTransition => ({
  name: 'decline',
  artistId,
  reason: 'Out of paper',
});
export const received = (reference = 'UTR1', amount = 5100, due = amount): OrderTransition => ({
  name: 'received',
  reference,
  amount,
  due,
});
/** Another amount than what is due. */
export const came = (reference: string, amount: number): OrderTransition => received(reference, amount, 0);
export const claim = (reference = 'UTR-100001'): OrderTransition => ({ name: 'claimPaid', reference });
export const notFound = (reference = 'UTR-100001'): OrderTransition => ({ name: 'notFound', reference });
export const withdraw = (reference = 'UTR-100001'): OrderTransition => ({ name: 'withdrawPaid', reference });
export const statuses = ({ subOrders }: OrderState) => subOrders.map(({ status }) => status);
export const events = ({ order }: OrderState) => order.timeline.flatMap((entry) => entry?.event ?? []);

/** Everything that somebody can do about a claim in any state. */
export const CLAIM_ACTIONS = [...new Set(Object.values(CLAIM_PATHS).flatMap((paths) => Object.keys(paths)))].filter(
  (action): action is ClaimAction => action !== 'lapse',
);
/** Events that only the paths of claims record. */
export const CLAIM_EVENTS: ReadonlySet<OrderEvent> = new Set([
  'claim_opened',
  'artist_reminded',
  'buyer_reminded',
  'reversal_paid',
  ...Object.values(CLAIM_PATHS).flatMap((paths) => Object.values(paths).map(({ event }) => event)),
]);

const sent = { carrier: 'Post', tracking: '1' };

const OF_ARTISTS: readonly OrderTransition['name'][] = ['accept', 'decline', 'prepare', 'ship', 'deliver'];
const OF_BUYERS: readonly OrderTransition['name'][] = ['cancel', 'claimPaid', 'withdrawPaid', 'arrive', 'openClaim'];

/** Whether it is for somebody whose account is erased, who can't ask for anything any more. */
function isOfGone({ order, subOrders }: OrderState, transition: OrderTransition): boolean {
  const by = transition.name === 'moveClaim' ? transition.by : null;
  if (by === 'buyer' || OF_BUYERS.includes(transition.name)) return order.buyerId === null;
  if (!('artistId' in transition) || !(by === 'artist' || OF_ARTISTS.includes(transition.name))) return false;
  return subOrders.some(({ artistId, isArtistGone }) => artistId === transition.artistId && isArtistGone === true);
}

/** Every transition that anybody can ask for, with a reference that was not used before. */
export function allTransitions(state: OrderState, reference: string, line: number): OrderTransition[] {
  return listTransitions(state, reference, line).filter((transition) => !isOfGone(state, transition));
}

/** Reference of what an artist was paid; empty where they were not. */
const payoutReferenceOf = ({ subOrders }: OrderState, artist: number): string =>
  subOrders.find(({ artistId }) => artistId === artist)?.payoutReference ?? '';

function listTransitions(state: OrderState, reference: string, line: number): OrderTransition[] {
  const { order } = state;
  const claimed = order.paymentClaim?.reference ?? '';
  const money = { reference, amount: 0 };
  return [
    { name: 'received', ...money, due: 0 },
    // Less than is due, or more.
    { name: 'received', reference, amount: 1 + line * 500_000, due: 0 },
    { name: 'received', ...money, due: 0, provider: 'razorpay' },
    { name: 'refundOnline', key: reference, amount: 0 },
    ...order.refundsUnderWay.flatMap(({ key }): OrderTransition[] => [
      { name: 'refundedOnline', key, reference, provider: 'razorpay' },
      { name: 'refundFailed', key },
    ]),
    { name: 'claimPaid', reference },
    { name: 'notFound', reference: claimed },
    { name: 'withdrawPaid', reference: claimed },
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
      { name: 'paidOut', artistId, ...money, isSent: true },
      { name: 'payoutReturned', artistId, reference: payoutReferenceOf(state, artistId), amount: 0 },
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
export const RARE: ReadonlySet<OrderTransition['name']> = new Set(['cancel', 'dropBuyer', 'decline', 'dropArtist']);

/** Amounts that were really transferred, summed from what was confirmed. */
export interface Ledger {
  received: number;
  refunded: number;
  toArtists: number;
}

/** `state`: that of the order before the step. */
export function record(ledger: Ledger, step: OrderTransition, { order }: OrderState): void {
  if (step.name === 'refundedOnline')
    ledger.refunded += order.refundsUnderWay.find(({ key }) => key === step.key)?.amount ?? 0;
  if (step.name === 'received') ledger.received += step.amount;
  if (step.name === 'refunded') ledger.refunded += step.amount;
  if (step.name === 'paidOut') ledger.toArtists += step.amount;
  if (step.name === 'payoutReturned' || step.name === 'reversed') ledger.toArtists -= step.amount;
}

/**
 * Expects that what came in equals what artists and buyer got or still get, the tax that is withheld, and the house's
 * commission and shipping.
 */
export function expectBalance({ order, subOrders }: OrderState, ledger: Ledger): void {
  const toPayOut = subOrders
    .filter(({ payoutStatus }) => ['pending', 'due', 'held'].includes(payoutStatus))
    .reduce((sum, subOrder) => sum + computeTransfer(subOrder), 0);
  const toReverse = subOrders
    .filter(({ reversalStatus }) => reversalStatus === 'due')
    .reduce((sum, { reversalAmount }) => sum + reversalAmount, 0);
  const sold = subOrders.filter((subOrder) => !isEndedWithoutSale(subOrder));
  const damaged = sold.reduce(
    (sum, { claim, claimRefund }) => sum + (claim?.reason === 'damaged' ? claimRefund : 0),
    0,
  );
  const price = sold.reduce((sum, { subtotal }) => sum + subtotal, 0);
  // The house bears the shipping of what came damaged.
  const borne = damaged === 0 ? 0 : Math.round((order.shipping * damaged) / price);
  const shipping = order.payment !== null && sold.length > 0 ? order.shipping - borne : 0;
  // What came of a payment that is not whole yet is nobody's.
  const kept = sold
    .filter(({ paidAt }) => paidAt !== null)
    .map(computeEarnings)
    .reduce((sum, { commission, tax }) => sum + commission + tax, 0);
  const house = order.paymentStatus === 'due' ? ledger.received : shipping + kept;
  const artists = ledger.toArtists + toPayOut - toReverse;
  expect(artists + ledger.refunded + computeOpenRefund(order) + house).toBe(ledger.received);
  for (const { status, payoutStatus, claim } of subOrders) {
    expect(payoutStatus === 'due' && isClaimOpen(claim)).toBe(false);
    // The parcel is on its way before anything is paid for it.
    if (payoutStatus === 'due' || payoutStatus === 'paid') expect(['shipped', 'delivered']).toContain(status);
  }
}
