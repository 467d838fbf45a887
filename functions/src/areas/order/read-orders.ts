import type { Order, OrderListItem, StudioOrder } from '@aperture-byline/contract/order/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { type Caller, hasRole, isBuyer } from '../../access/access.ts';
import { readShopSettings } from '../../data/core/settings.ts';
import { readStrayPaymentsFor } from '../../data/orders/money/provider-payments.ts';
import * as repository from '../../data/orders/orders.ts';
import { ApiError } from '../../lib/errors.ts';
import { listTexts, listUnprintable } from '../../lib/pdf/fonts/unprintable.ts';
import { paymentProvider } from '../../payments/configured-provider.ts';
import { buildParcelPapers, isAccepted } from './documents/parcel.ts';
import { buildDocuments, describeReceipt } from './documents/receipt.ts';
import { toListItem, toOrder, toStudioOrder } from './mappers.ts';

export type Reader = Caller & { isArtist: boolean };

export async function listOrders(userId: string | null): Promise<OrderListItem[]> {
  return userId === null ? [] : (await repository.readOrdersOf(userId)).map(toListItem);
}

/** Throws NOT_FOUND for anybody but the buyer and administrators, whether there is one or not. */
export async function getOrder(orderId: unknown, reader: Reader): Promise<Order> {
  const order = isId(orderId) ? await repository.readOrder(orderId) : null;
  const isOwn = order !== null && isBuyer(order, reader);
  if (!order || !(isOwn || (await hasRole(reader, 'admin')))) throw new ApiError('NOT_FOUND');
  const [subOrders, shop, stray] = await Promise.all([
    repository.readSubOrders(order.id),
    order.paymentStatus === 'due' ? readShopSettings() : null,
    isOwn && order.paymentLinks.length > 0 ? readStrayPaymentsFor(order.id) : [],
  ]);
  const unprintable = await listUnprintable(listTexts(buildDocuments(order, subOrders)));
  return toOrder(order, {
    subOrders,
    shop,
    isBuyer: isOwn,
    unprintable,
    provider: paymentProvider()?.title ?? null,
    receipt: describeReceipt(order, subOrders),
    stray,
  });
}

/** The caller's own order. Throws NOT_FOUND for any other, whether there is one or not. */
export async function requireOwnOrder(orderId: unknown, caller: Reader): Promise<repository.Order> {
  const order = isId(orderId) ? await repository.readOrder(orderId) : null;
  if (!order || !isBuyer(order, caller)) throw new ApiError('NOT_FOUND');
  return order;
}

/** Lists an artist's sub-orders: waiting ones by their end, others with something to do, finished ones. */
export async function listStudioOrders(userId: string | null): Promise<StudioOrder[]> {
  if (userId === null) return [];
  const subOrders = await repository.readSubOrdersOf(userId);
  const orderIds = subOrders.filter(isAccepted).map(({ orderId }) => orderId);
  const orders = new Map((await repository.readDeliveries(orderIds)).map((order) => [order.id, order]));
  return Promise.all(
    subOrders.map(async (subOrder) => {
      const delivery = orders.get(subOrder.orderId) ?? null;
      const papers = delivery ? buildParcelPapers(subOrder, delivery) : [];
      return toStudioOrder(subOrder, delivery, await listUnprintable(listTexts(papers)));
    }),
  );
}
