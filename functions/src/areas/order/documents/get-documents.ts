import { isId } from '@aperture-byline/contract/shared/ids';
import { hasRole, isBuyer } from '../../../access/access.ts';
import { type Order, readOrder, readSubOrders } from '../../../data/orders/orders.ts';
import { ApiError } from '../../../lib/errors.ts';
import { type PdfFile, toFile } from '../../../lib/pdf/render-pdf.ts';
import type { Reader } from '../read-orders.ts';
import { buildCreditNote, buildReceipt } from './receipt.ts';

/** Throws NOT_FOUND for anybody but the buyer and administrators, and before the payment. */
export async function getReceipt(orderId: unknown, reader: Reader): Promise<PdfFile> {
  const order = await readOwnOrder(orderId, reader);
  const { payment, receipt } = order;
  if (payment === null || receipt === null) throw new ApiError('NOT_FOUND');
  return toFile(buildReceipt({ ...order, payment, receipt }, await readSubOrders(order.id)));
}

/** The `index`-th refund's, from 1 on. Throws NOT_FOUND as `getReceipt` does, and where there is none. */
export async function getCreditNote(orderId: unknown, index: string, reader: Reader): Promise<PdfFile> {
  const order = await readOwnOrder(orderId, reader);
  const content = /^[1-9]\d{0,3}$/.test(index)
    ? buildCreditNote(order, await readSubOrders(order.id), Number(index) - 1)
    : null;
  if (content === null) throw new ApiError('NOT_FOUND');
  return toFile(content);
}

async function readOwnOrder(orderId: unknown, reader: Reader): Promise<Order> {
  const order = isId(orderId) ? await readOrder(orderId) : null;
  if (!order || !(isBuyer(order, reader) || (await hasRole(reader, 'admin')))) throw new ApiError('NOT_FOUND');
  return order;
}
