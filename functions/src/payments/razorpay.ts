import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type InferOutput, is, literal, object, safeParse, string } from 'valibot';
import type { RazorpaySettings } from '../lib/config.ts';
import type {
  NewLink,
  NewRefund,
  PaymentLink,
  PaymentProvider,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
} from './provider.ts';
import { callRazorpay, parseJson, type RazorpayAccount, RazorpayRefusal } from './razorpay-client.ts';
import {
  linkEntity,
  linkList,
  namedLink,
  paymentEntity,
  paymentList,
  refundEntity,
  refundList,
  settledEntries,
  sumSettlements,
  webhook,
} from './razorpay-entities.ts';

/** Largest pages that Razorpay gives. */
const PAYMENTS_PER_PAGE = 100;
const ENTRIES_PER_PAGE = 1000;
const SIGNATURE = /^[0-9a-f]{64}$/;
const EVENT_ID = /^[\w-]{1,80}$/;

export const RAZORPAY = { name: 'razorpay', title: 'Razorpay' } as const;

/** Takes money by Razorpay's Payment Links (https://razorpay.com/docs/api/payments/payment-links). */
export function createRazorpay(settings: RazorpaySettings): PaymentProvider {
  return {
    ...RAZORPAY,
    createLink: (link) => createLink(settings, link),
    readLink: (linkId) => readLink(settings, linkId),
    cancelLink: (linkId) => cancelLink(settings, linkId),
    refund: (refund) => createRefund(settings, refund),
    readRefund: (refundId) =>
      callRazorpay(settings, { method: 'GET', path: `/refunds/${encodeURIComponent(refundId)}` }, refundEntity),
    listPayments: (from, until) => listPayments(settings, from, until),
    listSettlements: (month) => listSettlements(settings, month),
    parseWebhook: (body, headers) => parseWebhook(settings.webhookSecrets, body, headers),
  };
}

async function createLink(account: RazorpayAccount, link: NewLink): Promise<PaymentLink> {
  const body = {
    amount: link.amount * 100,
    currency: 'INR',
    accept_partial: false,
    expire_by: Math.floor(link.expiresAt.getTime() / 1000),
    reference_id: link.key,
    description: link.description,
    callback_url: link.returnTo,
    callback_method: 'get',
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { orderId: link.orderId },
  };
  try {
    return await callRazorpay(account, { method: 'POST', path: '/payment_links', body }, linkEntity);
  } catch (error) {
    // Razorpay keeps a reference for ever, and has no code of its own for one that it knows.
    if (error instanceof RazorpayRefusal && isKnownReference(error)) return findLink(account, link.key, error);
    throw error;
  }
}

/** Finds the link with a key. Throws `refusal` where there is none. */
async function findLink(account: RazorpayAccount, key: string, refusal: RazorpayRefusal): Promise<PaymentLink> {
  const path = `/payment_links?reference_id=${encodeURIComponent(key)}`;
  const { payment_links } = await callRazorpay(account, { method: 'GET', path }, linkList);
  const withKey = object({ id: string(), reference_id: literal(key) });
  const found = payment_links.find((link): link is InferOutput<typeof withKey> => is(withKey, link));
  if (!found) throw refusal;
  // Links in a list come without their payments.
  return readLink(account, found.id);
}

function readLink(account: RazorpayAccount, linkId: string): Promise<PaymentLink> {
  return callRazorpay(account, { method: 'GET', path: `/payment_links/${encodeURIComponent(linkId)}` }, linkEntity);
}

async function cancelLink(account: RazorpayAccount, linkId: string): Promise<PaymentLink> {
  const path = `/payment_links/${encodeURIComponent(linkId)}/cancel`;
  try {
    return await callRazorpay(account, { method: 'POST', path }, linkEntity);
  } catch (error) {
    if (!(error instanceof RazorpayRefusal)) throw error;
    const link = await readLink(account, linkId);
    if (link.status === 'open') throw error;
    return link;
  }
}

async function createRefund(account: RazorpayAccount, refund: NewRefund): Promise<ProviderRefund> {
  const { paymentId, minorAmount, key } = refund;
  const path = `/payments/${encodeURIComponent(paymentId)}`;
  // How long Razorpay remembers the key of the header is not documented.
  const { items } = await callRazorpay(account, { method: 'GET', path: `${path}/refunds?count=100` }, refundList);
  const known = items.find(({ key: receipt }) => receipt === key);
  if (known) return known;
  const body = { amount: minorAmount, speed: 'normal', receipt: key };
  const headers = { 'X-Refund-Idempotency': key };
  return callRazorpay(account, { method: 'POST', path: `${path}/refund`, body, headers }, refundEntity);
}

async function* listPayments(account: RazorpayAccount, from: Date, until: Date): AsyncGenerator<ProviderPayment> {
  const time = `from=${Math.floor(from.getTime() / 1000)}&to=${Math.ceil(until.getTime() / 1000)}`;
  // The newest come first: one that is added meanwhile repeats another, and hides none.
  for (let skip = 0; ; skip += PAYMENTS_PER_PAGE) {
    const path = `/payments?${time}&count=${PAYMENTS_PER_PAGE}&skip=${skip}`;
    const { items } = await callRazorpay(account, { method: 'GET', path }, paymentList);
    yield* items;
    if (items.length < PAYMENTS_PER_PAGE) return;
  }
}

async function* listSettlements(account: RazorpayAccount, month: string) {
  const [year, monthOfYear] = month.split('-');
  const entries = [];
  for (let skip = 0; ; skip += ENTRIES_PER_PAGE) {
    const path = `/settlements/recon/combined?year=${year}&month=${monthOfYear}&count=${ENTRIES_PER_PAGE}&skip=${skip}`;
    const { items } = await callRazorpay(account, { method: 'GET', path }, settledEntries);
    entries.push(...items);
    if (items.length < ENTRIES_PER_PAGE) break;
  }
  yield* sumSettlements(entries);
}

function parseWebhook(
  secrets: readonly string[],
  body: Buffer,
  headers: Parameters<PaymentProvider['parseWebhook']>[1],
): ProviderEvent | null {
  if (!isSigned(secrets, body, headers['x-razorpay-signature'])) return null;
  const sent = headers['x-razorpay-event-id'];
  const id =
    typeof sent === 'string' && EVENT_ID.test(sent)
      ? sent
      : `sha256-${createHash('sha256').update(body).digest('hex')}`;
  return { id, about: readAbout(parseJson(body.toString('utf8'))) };
}

function isSigned(secrets: readonly string[], body: Buffer, signature: string | string[] | undefined): boolean {
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return secrets.some((secret) => timingSafeEqual(given, createHmac('sha256', secret).update(body).digest()));
}

function readAbout(value: unknown): ProviderEvent['about'] {
  if (!is(webhook, value)) return null;
  const { event, payload } = value;
  switch (event) {
    case 'payment_link.paid':
    case 'payment_link.partially_paid':
    case 'payment.captured':
    case 'payment.failed':
      return readPayment(payload);
    case 'payment_link.expired':
    case 'payment_link.cancelled': {
      const link = safeParse(namedLink, payload.payment_link?.entity);
      const status = event === 'payment_link.expired' ? 'expired' : 'cancelled';
      return link.success ? { kind: 'link', linkId: link.output.id, status } : null;
    }
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed': {
      const refund = safeParse(refundEntity, payload.refund?.entity);
      return refund.success ? { kind: 'refund', refund: refund.output } : null;
    }
    default:
      return null;
  }
}

/** Reads a payment, with the link beside it in events of links. */
function readPayment({ payment, payment_link }: { payment?: Entity; payment_link?: Entity }): ProviderEvent['about'] {
  const parsed = safeParse(paymentEntity, payment?.entity);
  if (!parsed.success) return null;
  if (payment_link === undefined) return { kind: 'payment', payment: parsed.output };
  const link = safeParse(namedLink, payment_link.entity);
  if (!link.success) return null;
  const { id, notes } = link.output;
  return { kind: 'payment', payment: { ...parsed.output, linkId: id, orderId: notes ?? parsed.output.orderId } };
}

interface Entity {
  entity: unknown;
}

const isKnownReference = ({ description }: RazorpayRefusal): boolean =>
  description.includes('reference_id') && description.includes('already exists');
