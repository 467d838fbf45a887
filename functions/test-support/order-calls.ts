import type { OpenPayments } from '@aperture-byline/contract/order/studio-wire';
import { expect } from 'vitest';
import type { Member, Sender } from './members.ts';
import { type Buyer, orderPrintsBy } from './orders.ts';
import { call, get, postJson, type Reply } from './suite.ts';

/** What an artist does about their sub-order. */
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
 * Confirms a transfer: `received`, `paid-out` or `refunded`. The amounts are those of one print of `orderFrom`, with shipping where it
 * is received; `more` replaces them or adds to the body.
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

/** All that is due has come, unless a test says what else. */
function received({ amount = 2100 }: { amount?: unknown }): object {
  return { amount, due: amount };
}

/** A buyer says that they have paid. */
export const claimPayment = (
  id: string,
  { token, at }: Sender,
  reference: unknown = '412345678901',
): Promise<Reply> => postJson(`/product/order/${id}/claim-payment`, { reference }, { token, at });

/** An administrator did not find it. */
export const rejectPaymentClaim = (
  id: string,
  { token, at }: Sender,
  reference: unknown = '412345678901',
): Promise<Reply> => postJson(`/studio/payment/${id}/not-found`, { reference }, { token, at });

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

/** An order whose payment is due: Rs. 2,100 for one print of the artist. */
export async function placeDueOrder(buyer: Buyer, artist: Member): Promise<string> {
  const id = await orderPrintsBy(buyer, artist);
  await acceptSubOrders(id, artist);
  return id;
}

/** What administrators see of an order's payment; undefined where nothing is to be received. */
export async function findPayment(
  admin: Member,
  id: string,
): Promise<OpenPayments['payments'][number] | undefined> {
  const { payments } = await get<OpenPayments>('/studio/payment', admin);
  return payments.find(({ orderId }) => orderId === id);
}
