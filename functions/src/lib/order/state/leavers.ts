import type { Leaver } from '@aperture-byline/contract/order/wire';
import { isBetweenArtistAndHouse, isBetweenBuyerAndHouse, type OrderState } from './order-state.ts';

/** Lists the buyer and the artists of an order whose accounts are erased, while prints or money of theirs are open. */
export function listLeavers({ order, subOrders }: OrderState): Leaver[] {
  const artists = subOrders.filter((subOrder) => subOrder.isArtistGone && isBetweenArtistAndHouse(subOrder));
  return [
    ...(order.buyerId === null && isBetweenBuyerAndHouse(order, subOrders)
      ? [{ role: 'buyer' as const, name: order.buyerName, email: order.leaverEmail ?? null }]
      : []),
    ...artists.map(({ lines, leaverEmail }) => ({
      role: 'artist' as const,
      name: lines[0]?.artistName ?? '',
      email: leaverEmail ?? null,
    })),
  ];
}
