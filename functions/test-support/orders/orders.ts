import type { AddressFields } from '@aperture-byline/contract/address/stored';
import type { StoredNotice } from '@aperture-byline/contract/notice/stored';
import type { NewOrderBody } from '@aperture-byline/contract/order/bodies';
import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import type { OrderEvent, StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import type { PrintSize, StoredProduct } from '@aperture-byline/contract/product/stored';
import { sampleAddress, sampleSize } from '@aperture-byline/contract/samples/stored-documents';
import { SHIPPING_CHARGE } from '@aperture-byline/contract/shared/constants';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect } from 'vitest';
import { db, put, uniqueId } from '../project/database.ts';
import { eventually } from '../project/eventually.ts';
import { joinAs, type Member, mailsTo, type Sender } from '../project/members.ts';
import { call, get, postJson, type Reply } from '../servers/suite.ts';
import { settleDocuments } from '../triggers/due-triggers.ts';
import { byline, putProduct } from '../works/fixtures.ts';
import { events } from './order-states.ts';

/** Somebody who can order, with an address. */
export interface Buyer extends Member {
  addressId: string;
}

export async function joinAsBuyer(fields: Partial<AddressFields> = {}): Promise<Buyer> {
  const member = await joinAs({ firstName: 'Asha', lastName: 'Rao' });
  const addressId = uniqueId('address');
  await put(`users/${member.userId}/addresses/${addressId}`, sampleAddress(fields));
  return { ...member, addressId };
}

export type OrderedLineBody = NewOrderBody['productsInfo'][number];

/** A product with one size and one frame; the line that orders it. */
export async function putPrint(
  owner: Pick<Byline, 'userId'>,
  { size = {}, charge = 800, ...fields }: { size?: Partial<PrintSize>; charge?: number } & Partial<StoredProduct> = {},
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
export function toOrderBody({ addressId }: Pick<Buyer, 'addressId'>, lines: readonly OrderedLineBody[]): NewOrderBody {
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
export const readOrderId = ({ body }: Pick<Reply, 'body'>): string => (body.data as { orderId: string }).orderId;

/** Orders these lines; the order's id. */
export async function orderPrints(buyer: Buyer, lines: readonly OrderedLineBody[]): Promise<string> {
  const reply = await sendOrder(buyer, toOrderBody(buyer, lines));
  if (reply.status !== 201) throw new Error(reply.text);
  return readOrderId(reply);
}

/** Orders one print of each of these artists, at 2,000 rupees each; the order's id. */
export async function orderPrintsBy(buyer: Buyer, ...artists: readonly Member[]): Promise<string> {
  return orderPrints(buyer, await Promise.all(artists.map((artist) => putPrint(artist, { size: { edition: 10 } }))));
}

/**
 * Two buyers and two artists, others for each test of the file that calls it, and an administrator for all of them.
 */
export function joinForOrders(): { alice: Buyer; bob: Buyer; mira: Member; noor: Member; root: Member } {
  const joined = { alice: {}, bob: {}, mira: {}, noor: {}, root: {} } as ReturnType<typeof joinForOrders>;
  beforeAll(async () => {
    Object.assign(joined.root, await joinAs({ admin: true }));
  });
  beforeEach(async () => {
    const buyers = [joined.alice, joined.bob].map(async (buyer) => Object.assign(buyer, await joinAsBuyer()));
    const artists = [joined.mira, joined.noor].map(async (artist) =>
      Object.assign(artist, await joinAs({ isArtist: true })),
    );
    await Promise.all([...buyers, ...artists]);
  });
  return joined;
}

/** Whose prints are ordered. */
export const [mira, noor] = [byline({ firstName: 'Mira' }), byline({ firstName: 'Noor' })];

/**
 * Two buyers, of whom Bob lives in Hidden Lane, and lines of 2,000 and 3,500 rupees; of the second print's edition of
 * 40 seven are sold. For all tests of the file that calls it.
 */
export function putOrderLines(): { alice: Buyer; bob: Buyer; lines: [OrderedLineBody, OrderedLineBody] } {
  const put = { alice: {}, bob: {}, lines: [{}, {}] } as ReturnType<typeof putOrderLines>;
  beforeAll(async () => {
    Object.assign(put.alice, await joinAsBuyer());
    Object.assign(put.bob, await joinAsBuyer({ address: '9 Hidden Lane', phone: '9000000009' }));
    Object.assign(put.lines[0], await putPrint(mira));
    const size = { price: 2500, edition: 40, sold: 7 };
    Object.assign(put.lines[1], await putPrint(noor, { size, charge: 1000 }));
  });
  return put;
}

export const ARTIST_TRANSITIONS = ['accept', 'decline', 'prepare', 'ship', 'deliver'] as const;
export const TRANSITION_BODIES = {
  accept: {},
  decline: { reason: 'Out of paper' },
  prepare: {},
  ship: { carrier: 'India Post', tracking: 'EX123' },
  deliver: {},
} as const;

export const sendTransition = (
  id: string,
  name: (typeof ARTIST_TRANSITIONS)[number],
  { token, at }: Sender,
  body: object = TRANSITION_BODIES[name],
): Promise<Reply> => postJson(`/studio/order/${id}/${name}`, body, { token, at });

export const cancelOrder = (id: string, { token, at }: Sender): Promise<Reply> =>
  call(`/product/order/${id}/cancel`, { method: 'POST', token, at });

/**
 * Confirms a transfer: `received`, `refunded` or `reversed`. The amounts are those of one print of `orderFrom`, with
 * shipping where it is received; `more` replaces them or adds to the body.
 */
export const confirmPayment = (
  { token, at }: Sender,
  id: string,
  name: string,
  reference: string,
  more: object = {},
): Promise<Reply> =>
  postJson(
    `/studio/payment/${id}/${name}`,
    { reference, ...(name === 'received' ? received(more) : { amount: 2000 }), ...more },
    { token, at },
  );

/** Returns a reference of the bank for a transfer that pays this order alone. */
export const utrOf = (orderId: string): string => `UTR-${orderId.slice(0, 8)}`;

/** Confirms a transfer to an artist for orders of one print each, unless a test says what else. */
export const confirmPayout = (
  { token, at }: Sender,
  artistId: unknown,
  reference: string,
  ...orders: readonly (string | { orderId: string; amount: unknown })[]
): Promise<Reply> =>
  postJson(
    `/studio/payout/${artistId}`,
    {
      reference,
      orders: orders.map((order) => (typeof order === 'string' ? { orderId: order, amount: 2000 } : order)),
    },
    { token, at },
  );

/** All that is due has come, unless a test says what else. */
function received({ amount = 2100 }: { amount?: unknown }): object {
  return { amount, due: amount };
}

/** A buyer says that they have paid. */
export const claimPayment = (id: string, { token, at }: Sender, reference: unknown = '412345678901'): Promise<Reply> =>
  postJson(`/product/order/${id}/claim-payment`, { reference }, { token, at });

/** An administrator did not find it. */
export const rejectPaymentClaim = (
  id: string,
  { token, at }: Sender,
  reference: unknown = '412345678901',
): Promise<Reply> => postJson(`/studio/payment/${id}/not-found`, { reference }, { token, at });

export const withdrawPayment = (
  id: string,
  { token, at }: Sender,
  reference: unknown = '412345678901',
): Promise<Reply> => postJson(`/product/order/${id}/withdraw-payment`, { reference }, { token, at });

/** A buyer says that an artist's prints have come. */
export const confirmArrival = (id: string, { token, at }: Sender, artist: unknown): Promise<Reply> =>
  postJson(`/product/order/${id}/arrived`, { artist }, { token, at });

/** Expects the call to succeed. */
export async function expectSuccess(reply: Promise<Reply>): Promise<void> {
  const { status, text } = await reply;
  expect(status, text).toBe(200);
}

export async function acceptSubOrders(id: string, ...artists: readonly Member[]): Promise<void> {
  for (const artist of artists) await expectSuccess(sendTransition(id, 'accept', artist));
}

/** Sends the artist's prints of a paid order, after which their payout is due. */
export async function shipSubOrder(id: string, artist: Member): Promise<void> {
  for (const name of ['prepare', 'ship'] as const) await expectSuccess(sendTransition(id, name, artist));
}

/** An order whose payment is due: Rs. 2,100 for one print of the artist. */
export async function placeDueOrder(buyer: Buyer, artist: Member): Promise<string> {
  const id = await orderPrintsBy(buyer, artist);
  await acceptSubOrders(id, artist);
  return id;
}

/** Returns an order's payment as administrators see it; undefined where nothing is to be received. */
export async function findPayment(admin: Member, id: string): Promise<OpenPayments['payments'][number] | undefined> {
  const { payments } = await get<OpenPayments>('/studio/payment', admin);
  return payments.find(({ orderId }) => orderId === id);
}

/** Somebody's notices, by their ids: those of an order in the order of its timeline. */
export async function readNotices({ userId }: Member): Promise<(StoredNotice & { id: string })[]> {
  const { docs } = await db.collection(`users/${userId}/notices`).get();
  const notices = docs.map((document) => ({ ...(document.data() as StoredNotice), id: document.id }));
  return notices.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/** Waits until somebody has so many notices, whose mails come before; their states in the order of the timeline. */
export async function waitForNews(member: Member, count: number): Promise<string[]> {
  await eventually(`${count} notices`, async () => (await readNotices(member)).length >= count);
  const states = (await readNotices(member)).map(({ state }) => state);
  const mails = (await mailsTo(member)).length;
  // One decision is one mail, whatever it causes.
  expect(mails > 0 && mails <= states.length).toBe(states.length > 0);
  return states;
}

/** Times as `Date`s, at any depth. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withDates(entry)]));
}

/** Reads an order and its sub-orders as they are stored, with fields that no schema knows. */
export async function readStoredOrder(orderId: string): Promise<{ order: StoredOrder; subOrders: StoredSubOrder[] }> {
  const document = db.doc(`orders/${orderId}`);
  const [snapshot, { docs }] = await Promise.all([document.get(), document.collection('parts').get()]);
  return {
    order: withDates(snapshot.data()) as StoredOrder,
    subOrders: docs.map((subOrder) => withDates(subOrder.data()) as StoredSubOrder),
  };
}

/** Returns the events in the timeline of an order, oldest first. */
export async function readEvents(id: string): Promise<OrderEvent[]> {
  return events(await readStoredOrder(id));
}

/** The status of the order, and those of its sub-orders in the order of its artists. */
export async function readStatuses(id: string): Promise<string[]> {
  const { order: stored, subOrders } = await readStoredOrder(id);
  return [
    stored.status,
    ...stored.artistIds.map((artist) => subOrders.find(({ artistId }) => artistId === artist)?.status ?? ''),
  ];
}

export async function readOrderIds({ userId }: Pick<Member, 'userId'>): Promise<string[]> {
  const { docs } = await db.collection('orders').where('buyerId', '==', userId).get();
  return docs.map(({ id }) => id);
}

/** How many of a product's only size are ordered. */
export async function readSold({ productId }: { productId: string }): Promise<number> {
  return (await db.doc(`products/${productId}`).get()).get('sizes')[0].sold;
}
