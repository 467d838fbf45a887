import type { AddressFields } from '@aperture-byline/contract/address/stored';
import type { NewOrderBody } from '@aperture-byline/contract/order/schemas';
import type { StoredOrder, StoredPart } from '@aperture-byline/contract/order/stored';
import type { PrintSize, StoredProduct } from '@aperture-byline/contract/product/stored';
import { sampleAddress, sampleSize } from '@aperture-byline/contract/samples/stored-documents';
import { SHIPPING_CHARGE } from '@aperture-byline/contract/shared/constants';
import type { Byline } from '@aperture-byline/contract/shared/content';
import { withDates } from '../src/data/firestore.ts';
import { db, put, uniqueId } from './database.ts';
import { putProduct } from './fixtures.ts';
import { joinAs, type Member } from './members.ts';
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

export type SentLine = NewOrderBody['productsInfo'][number];

/** A product with one size and one frame; the line that orders it. */
export async function putPrint(
  owner: Pick<Byline, 'userId'>,
  {
    size = {},
    charge = 800,
    ...fields
  }: { size?: Partial<PrintSize>; charge?: number } & Partial<StoredProduct> = {},
): Promise<SentLine> {
  const only = sampleSize(size);
  const byline = { firstName: 'Mira', lastName: 'Pillai', userId: owner.userId };
  const { id } = await putProduct({
    owner: byline,
    sizes: [only],
    frames: [{ id: 'oak', type: 'Oak', charge, description: 'Oiled' }],
    minPrice: only.price + charge,
    ...fields,
  });
  const price = only.price + charge;
  return { productId: id, productSize: only.id, productFrame: 'oak', price, photographer: owner.userId };
}

/** The body that orders these lines, with the right sums. */
export function bodyOf({ addressId }: Pick<Buyer, 'addressId'>, lines: readonly SentLine[]): NewOrderBody {
  const totalPrice = lines.reduce((sum, { price }) => sum + price, 0);
  return {
    shippingAddress: addressId,
    totalPrice,
    finalPrice: totalPrice + SHIPPING_CHARGE,
    shippingCharge: SHIPPING_CHARGE,
    productsInfo: [...lines],
  };
}

export function send(
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

/** Orders these lines; the order's id. */
export async function order(buyer: Buyer, lines: readonly SentLine[]): Promise<string> {
  const { body, status, text } = await send(buyer, bodyOf(buyer, lines));
  if (status !== 201) throw new Error(text);
  return (body.data as { orderId: string }).orderId;
}

export async function storedOrder(orderId: string): Promise<{ order: StoredOrder; parts: StoredPart[] }> {
  const document = db.doc(`orders/${orderId}`);
  const [snapshot, { docs }] = await Promise.all([document.get(), document.collection('parts').get()]);
  return {
    order: withDates(snapshot.data()) as StoredOrder,
    parts: docs.map((part) => withDates(part.data()) as StoredPart),
  };
}

export async function orderIdsOf({ userId }: Pick<Member, 'userId'>): Promise<string[]> {
  const { docs } = await db.collection('orders').where('buyerId', '==', userId).get();
  return docs.map(({ id }) => id);
}

/** How many of a product's only size are ordered. */
export async function soldOf({ productId }: Pick<SentLine, 'productId'>): Promise<number> {
  return (await db.doc(`products/${productId}`).get()).get('sizes')[0].sold;
}

export async function removeOrders(): Promise<void> {
  for (const buyer of buyers.splice(0))
    for (const id of await orderIdsOf(buyer)) await db.recursiveDelete(db.doc(`orders/${id}`));
}
