import type { AddressFields } from '@aperture-byline/contract/address/stored';
import type { NewOrderBody } from '@aperture-byline/contract/order/schemas';
import type { PrintSize, StoredProduct } from '@aperture-byline/contract/product/stored';
import { sampleAddress, sampleSize } from '@aperture-byline/contract/samples/stored-documents';
import { SHIPPING_CHARGE } from '@aperture-byline/contract/shared/constants';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import { db, put, uniqueId } from './database.ts';
import { settleDocuments } from './due-triggers.ts';
import { putProduct } from './fixtures.ts';
import { joinAs, type Member } from './members.ts';
import { readOrderIds } from './stored-orders.ts';
import { postJson, type Reply } from './suite.ts';

/** Somebody who can order, with an address. */
export interface Buyer extends Member {
  addressId: string;
}

const buyers: Member[] = [];

export async function joinAsBuyer(fields: Partial<AddressFields> = {}): Promise<Buyer> {
  const member = await joinAs({ firstName: 'Asha', lastName: 'Rao' });
  buyers.push(member);
  const addressId = uniqueId('address');
  await put(`users/${member.userId}/addresses/${addressId}`, sampleAddress(fields));
  return { ...member, addressId };
}

export type OrderedLineBody = NewOrderBody['productsInfo'][number];

/** A product with one size and one frame; the line that orders it. */
export async function putPrint(
  owner: Pick<Byline, 'userId'>,
  {
    size = {},
    charge = 800,
    ...fields
  }: { size?: Partial<PrintSize>; charge?: number } & Partial<StoredProduct> = {},
): Promise<OrderedLineBody> {
  const only = sampleSize(size);
  const byline = { firstName: 'Mira', lastName: 'Pillai', userId: owner.userId };
  const { id } = await putProduct({
    owner: byline,
    sizes: [only],
    frames: [{ id: 'oak', type: 'Oak', charge, description: 'Oiled' }],
    minPrice: only.price + charge,
    ...fields,
  });
  // Nobody orders from a list.
  settleDocuments([`products/${id}`]);
  const price = only.price + charge;
  return { productId: id, productSize: only.id, productFrame: 'oak', price, photographer: owner.userId };
}

/** The body that orders these lines, with the right sums. */
export function toOrderBody(
  { addressId }: Pick<Buyer, 'addressId'>,
  lines: readonly OrderedLineBody[],
): NewOrderBody {
  const totalPrice = lines.reduce((sum, { price }) => sum + price, 0);
  return {
    shippingAddress: addressId,
    totalPrice,
    finalPrice: totalPrice + SHIPPING_CHARGE,
    shippingCharge: SHIPPING_CHARGE,
    productsInfo: [...lines],
  };
}

export function sendOrder(
  { token }: Pick<Member, 'token'>,
  body: unknown,
  { key, at }: { key?: string; at?: string } = {},
): Promise<Reply> {
  return postJson('/product/order', body, {
    token,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
    ...(at !== undefined && { at }),
  });
}

let keys = 0;

/** An idempotency key that no other order has. */
export function newKey(): string {
  keys += 1;
  return `key-${Date.now()}-${String(keys).padStart(8, '0')}`;
}

/** The id in the answer to an order. */
export const readOrderId = ({ body }: Pick<Reply, 'body'>): string =>
  (body.data as { orderId: string }).orderId;

/** Orders these lines; the order's id. */
export async function orderPrints(buyer: Buyer, lines: readonly OrderedLineBody[]): Promise<string> {
  const reply = await sendOrder(buyer, toOrderBody(buyer, lines));
  if (reply.status !== 201) throw new Error(reply.text);
  return readOrderId(reply);
}

/** Orders one print of each of these artists, at 2,000 rupees each; the order's id. */
export async function orderPrintsBy(buyer: Buyer, ...artists: readonly Member[]): Promise<string> {
  return orderPrints(
    buyer,
    await Promise.all(artists.map((artist) => putPrint(artist, { size: { edition: 10 } }))),
  );
}

export async function removeOrders(): Promise<void> {
  for (const buyer of buyers.splice(0))
    for (const id of await readOrderIds(buyer)) {
      await db.recursiveDelete(db.doc(`orders/${id}`));
      const { docs } = await db.collection('audit').where('orderId', '==', id).get();
      for (const { ref } of docs) await ref.delete();
    }
}
