import type { OrderLine, StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { ACCEPT_WITHIN, presentFrom } from '@aperture-byline/contract/shipping/arrival';
import type { PricedShippingMethod } from '@aperture-byline/contract/shipping/rates';
import type { Rates } from '../../lib/order/state/order-amounts.ts';
import type { OrderState } from '../../lib/order/state/order-state.ts';
import { REMIND_AFTER } from '../../lib/order/state/sub-order-transitions.ts';

/** Order as a buyer places it; the amounts are computed from it. */
type NewOrder = Pick<StoredOrder, 'buyerName' | 'fingerprint' | 'address' | 'lines'> &
  Partial<Pick<StoredOrder, 'gift'>> & {
    id: string;
    buyerId: number;
    shipping: PricedShippingMethod;
    /** Days on which artists are back who are away, by their numbers. */
    returns?: ReadonlyMap<number, string>;
    /** Rates of the artists' sales, by their numbers; none where they are missing. */
    rates?: ReadonlyMap<number, Rates>;
  };

const NO_RATES: Rates = { commissionRate: 0, tdsRate: 0 };

/** An order as it is placed: each artist is awaited, from their return on where they are away. */
export function newOrder({ id, shipping, returns, rates, ...fields }: NewOrder, now: Date): OrderState {
  const { lines, buyerId } = fields;
  const artistIds = [...new Set(lines.map(({ artistId }) => artistId))];
  const subOrders = artistIds.map((artistId): StoredSubOrder => {
    const present = presentFrom({ backOn: returns?.get(artistId) }, now).getTime();
    const artistLines = lines.filter((line) => line.artistId === artistId);
    return {
      orderId: id,
      artistId,
      buyerId,
      status: 'awaiting_acceptance',
      lines: artistLines,
      subtotal: sumPrices(artistLines),
      reason: null,
      carrier: null,
      tracking: null,
      acceptBy: new Date(present + ACCEPT_WITHIN),
      remindAt: new Date(present + REMIND_AFTER),
      paidAt: null,
      prepareBy: null,
      isLate: false,
      artistDueAt: new Date(present + ACCEPT_WITHIN),
      deliveredAt: null,
      claim: null,
      claimRefund: 0,
      ...(rates?.get(artistId) ?? NO_RATES),
      payoutStatus: 'none',
      payoutDueAt: null,
      paidOutAt: null,
      payoutReference: null,
      returnedPayouts: [],
      reversalStatus: 'none',
      reversalAmount: 0,
      reversalReference: null,
      reversedAt: null,
      saleEndedAt: null,
      createdAt: now,
      updatedAt: now,
    };
  });
  const subtotal = sumPrices(lines);
  const { price, ...shippingMethod } = shipping;
  const order: StoredOrder = {
    ...fields,
    gift: fields.gift ?? null,
    artistIds,
    imageIds: [...new Set(lines.flatMap(({ picture }) => picture?.imageId ?? []))],
    subtotal,
    shipping: price,
    shippingMethod,
    total: subtotal + price,
    amountDue: 0,
    status: 'awaiting_acceptance',
    paymentStatus: 'not_due',
    payRemindAt: null,
    payBy: null,
    paymentClaim: null,
    transfers: [],
    referenceKeys: [],
    paymentLinks: [],
    paymentLinkIds: [],
    payment: null,
    refundStatus: 'none',
    refundAmount: 0,
    refundBy: null,
    refunds: [],
    refundsUnderWay: [],
    hasFailedRefund: false,
    receipt: null,
    timeline: [{ at: now, event: 'placed', artistId: null, note: null }],
    createdAt: now,
    updatedAt: now,
  };
  return { order, subOrders };
}

function sumPrices(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { price }) => sum + price, 0);
}
