import type { OrderLine, StoredOrder } from '@aperture-byline/contract/order/stored';
import type { PricedShippingMethod } from '@aperture-byline/contract/shipping/rates';
import type { OrderState } from '../../lib/order/order-state.ts';
import { ACCEPT_WITHIN, REMIND_AFTER } from '../../lib/order/sub-order-transitions.ts';

/** Order as a buyer places it; the amounts are computed from it. */
export type NewOrder = Pick<StoredOrder, 'buyerName' | 'fingerprint' | 'address' | 'lines'> &
  Partial<Pick<StoredOrder, 'gift'>> & {
    id: string;
    buyerId: number;
    shipping: PricedShippingMethod;
  };

/** An order as it is placed: each artist is awaited. */
export function newOrder({ id, shipping, ...fields }: NewOrder, now: Date): OrderState {
  const { lines, buyerId } = fields;
  const artistIds = [...new Set(lines.map(({ artistId }) => artistId))];
  const after = (time: number) => new Date(now.getTime() + time);
  const subOrders = artistIds.map((artistId) => {
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
      acceptBy: after(ACCEPT_WITHIN),
      remindAt: after(REMIND_AFTER),
      paidAt: null,
      prepareBy: null,
      isLate: false,
      deliveredAt: null,
      claim: null,
      claimRefund: 0,
      payoutStatus: 'none',
      payoutDueAt: null,
      payoutReference: null,
      reversalStatus: 'none',
      reversalAmount: 0,
      reversalReference: null,
      createdAt: now,
      updatedAt: now,
    } as const;
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
    payment: null,
    refundStatus: 'none',
    refundAmount: 0,
    refundBy: null,
    refunds: [],
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
