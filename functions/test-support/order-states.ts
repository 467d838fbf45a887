import type { ClaimAction } from '@aperture-byline/contract/order/claim-wire';
import type { OrderEvent, OrderLine } from '@aperture-byline/contract/order/stored';
import { sampleShipping } from '@aperture-byline/contract/samples/stored-documents';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { newOrder } from '../src/areas/order/new-order.ts';
import { CLAIM_PATHS } from '../src/lib/order/claim-transitions.ts';
import type { OrderState } from '../src/lib/order/order-state.ts';
import {
  amountToConfirm,
  applyTransition,
  type OrderTransition,
} from '../src/lib/order/order-state-machine.ts';

const START = new Date('2026-11-20T10:00:00Z');
/** The artists of an order. */
export const [ONE, OTHER] = [900000001, 900000002];

/** So many hours after the order was placed. */
export const hoursLater = (hours: number) => new Date(START.getTime() + hours * HOUR);

/** An ordered print of this artist. */
export function orderLine(artistId: number, price: number): OrderLine {
  return {
    productId: `p${artistId}-${price}`,
    slug: 'lighthouse-print',
    title: 'Lighthouse',
    artistId,
    artistName: 'Mira Pillai',
    sizeId: 'a4',
    width: 21,
    height: 30,
    frameId: 'oak',
    frameType: 'Oak',
    sizePrice: price - 100,
    framePrice: 100,
    price,
    picture: null,
  };
}

/** An order of these prints, placed at hour 0. */
export function placedOrder(
  lines: OrderLine[] = [orderLine(ONE, 2000), orderLine(OTHER, 3000)],
  shipping = sampleShipping(),
): OrderState {
  const address = {
    recipient: '',
    address: '4 Beach Road',
    city: 'Kochi',
    state: 'Kerala',
    country: 'India',
    postalCode: '682001',
    email: 'asha@example.com',
    phone: '9876543210',
    alternatePhone: '9876543211',
  };
  const buyer = { buyerId: 900000009, buyerName: 'Asha Rao', fingerprint: 'f' };
  return newOrder({ id: 'order', ...buyer, address, shipping, lines }, START);
}

/** What an administrator confirms is the amount that they can confirm then; what came may be more or less than what is due. */
export function withCurrentAmount(state: OrderState, transition: OrderTransition): OrderTransition {
  if (!('amount' in transition)) return transition;
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
export const statuses = ({ subOrders }: OrderState) => subOrders.map(({ status }) => status);
export const events = ({ order }: OrderState) => order.timeline.flatMap((entry) => entry?.event ?? []);

/** Everything that somebody can do about a claim in any state. */
export const CLAIM_ACTIONS = [
  ...new Set(Object.values(CLAIM_PATHS).flatMap((paths) => Object.keys(paths))),
].filter((action): action is ClaimAction => action !== 'lapse');
/** What only the paths of claims say. */
export const CLAIM_EVENTS: ReadonlySet<OrderEvent> = new Set([
  'claim_opened',
  'artist_reminded',
  'buyer_reminded',
  'reversal_paid',
  ...Object.values(CLAIM_PATHS).flatMap((paths) => Object.values(paths).map(({ event }) => event)),
]);
