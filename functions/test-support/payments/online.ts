import { createHmac } from 'node:crypto';
import { RAZORPAY_ACCOUNT } from '../../../emulators/src/suite/addresses.ts';
import { readStoredOrder } from '../orders/orders.ts';
import { db } from '../project/database.ts';
import type { Sender } from '../project/members.ts';
import { call, postJson, type Reply } from '../servers/suite.ts';
import { providerAt, type SentWebhook } from './local-provider.ts';

/** The payment provider of this worker. */
export const provider = providerAt(process.env.RAZORPAY_URL ?? '');

export const payOnline = (id: string, { token, at }: Sender): Promise<Reply> =>
  postJson(`/product/order/${id}/pay`, {}, { token, at });

/** Opens the page to pay on; its address. */
export async function openPaymentPage(id: string, sender: Sender): Promise<string> {
  const { status, text, body } = await payOnline(id, sender);
  if (status !== 200) throw new Error(text);
  return (body.data as { url: string }).url;
}

export const sign = (body: string, secret: string = RAZORPAY_ACCOUNT.webhookSecret): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Sends a body as the provider's webhook, with its signature unless a test says what else. */
export const sendWebhook = (
  body: string,
  { at, signature = sign(body) }: { at?: string; signature?: string } = {},
): Promise<Reply> =>
  call('/payments/webhook', {
    method: 'POST',
    body,
    at,
    headers: { 'Content-Type': 'application/json', 'X-Razorpay-Signature': signature },
  });

/** Has the buyer pay on an order's page while webhooks are held; returns those that are to tell of it. */
export async function payWithHeldWebhooks(
  id: string,
  sender: Sender,
  choice: 'pay' | 'half' = 'pay',
): Promise<SentWebhook[]> {
  await provider.control(id, { webhooks: 'held' });
  await provider.press(await openPaymentPage(id, sender), choice);
  return listWebhooks(id);
}

/** Lists the webhooks of all links of an order, the oldest first. */
export async function listWebhooks(id: string): Promise<SentWebhook[]> {
  const { order } = await readStoredOrder(id);
  return (await Promise.all(order.paymentLinks.map((_, index) => provider.webhooks(`${id}-${index + 1}`)))).flat();
}

/** Has the buyer pay for an order, and the provider tell of it. */
export async function payForOrder(id: string, sender: Sender): Promise<void> {
  for (const { body } of await payWithHeldWebhooks(id, sender)) {
    const { status, text } = await sendWebhook(body);
    if (status !== 200) throw new Error(text);
  }
  await provider.control(id, {});
}

export async function readProviderPayments(orderId: string): Promise<Record<string, unknown>[]> {
  const { docs } = await db.collection('providerPayments').where('orderId', '==', orderId).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}
