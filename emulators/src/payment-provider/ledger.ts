import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

export interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: 'INR';
  status: 'created' | 'captured' | 'refunded' | 'failed';
  amount_refunded: number;
  invoice_id: null;
  /** `#` and the link's id without its prefix. */
  description: string;
  notes: Record<string, string>;
  fee: number | null;
  created_at: number;
}

export interface Link extends NewLink {
  id: string;
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled';
  short_url: string;
  amount_paid: number;
  created_at: number;
}

export interface Refund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  currency: 'INR';
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
}

const MIN_MINUTES = 15;
const FEE_WITH_TAX = 0.0236;

const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(100, 'The amount must be atleast INR 1.00'));
const newLink = v.object({
  amount: paise,
  currency: v.literal('INR'),
  accept_partial: v.optional(v.boolean(), false),
  expire_by: v.pipe(v.number(), v.safeInteger()),
  reference_id: v.pipe(v.string(), v.maxLength(40)),
  description: v.pipe(v.string(), v.maxLength(2048)),
  callback_url: v.pipe(v.string(), v.url()),
  callback_method: v.literal('get'),
  notes: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(256))), {}),
});
type NewLink = v.InferOutput<typeof newLink>;
const newRefund = v.object({ amount: paise, receipt: v.nullish(v.pipe(v.string(), v.maxLength(40)), null) });

/** Error in Razorpay's form. */
export class Refusal extends Error {
  readonly status: number;

  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
  }
}

/** Hears of an event, with the link that it belongs to and the entities of its webhook. */
type Tell = (event: string, link: Link, entities: Record<string, unknown>) => void;

/** Links, payments and refunds of a provider, in memory. */
export type Ledger = ReturnType<typeof createLedger>;

export function createLedger(url: string, tell: Tell) {
  const links = new Map<string, Link>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  /** Refunds by the key of their request. */
  const requests = new Map<string, { body: string; refund: Refund }>();

  const findLink = (id: string): Link => found(links.get(id));
  const findPayment = (id: string): Payment => found(payments.get(id));
  const linkOf = (payment: Payment): Link => findLink(payment.description.replace('#', 'plink_'));

  /** Describes a link as answers and events do. */
  const describe = (link: Link) => {
    const own = [...payments.values()].filter((payment) => linkOf(payment) === link);
    return {
      ...link,
      payments: own.map(({ id, amount, status, created_at }) => ({ payment_id: id, amount, status, created_at })),
    };
  };

  /** Ends a link before it is paid; later payments of it still arrive. */
  const endLink = (link: Link, status: 'expired' | 'cancelled'): Link => {
    if (link.status !== 'created') throw new Refusal(`Payment link cannot be ${status} as it is ${link.status}`);
    link.status = status;
    tell(`payment_link.${status}`, link, { payment_link: describe(link) });
    return link;
  };

  const endPayment = (payment: Payment, status: 'captured' | 'failed'): Payment => {
    if (payment.status !== 'created') throw new Refusal(`The payment is ${payment.status}`);
    const link = linkOf(payment);
    payment.status = status;
    if (status === 'captured') {
      payment.fee = Math.round(payment.amount * FEE_WITH_TAX);
      link.amount_paid += payment.amount;
    }
    tell(`payment.${status}`, link, { payment });
    if (status === 'captured' && (link.status === 'created' || link.status === 'partially_paid')) {
      link.status = link.amount_paid < link.amount ? 'partially_paid' : 'paid';
      tell(`payment_link.${link.status}`, link, { payment_link: describe(link), payment });
    }
    return payment;
  };

  return {
    findLink,
    findPayment,
    linkOf,
    findRefund: (id: string): Refund => found(refunds.get(id)),
    /** Links, the newest first. */
    listLinks: (): Link[] => [...links.values()].reverse(),
    /** Payments that were begun in a time, in seconds; the newest first. */
    listPayments: (from: number, to: number): Payment[] =>
      [...payments.values()].filter(({ created_at }) => created_at >= from && created_at <= to).reverse(),
    listRefunds: (): Refund[] => [...refunds.values()].reverse(),
    describe,
    endLink,
    endPayment,

    createLink(body: unknown): Link {
      const link = parse(newLink, body);
      if (link.expire_by < nowInSeconds() + MIN_MINUTES * 60)
        throw new Refusal(`expire_by should be at least ${MIN_MINUTES} minutes after current time.`);
      if ([...links.values()].some(({ reference_id }) => reference_id === link.reference_id))
        throw new Refusal(
          `payment link with given reference_id: ${link.reference_id} already exists. ` +
            'Please create a payment link with a different reference_id',
        );
      const id = createId('plink');
      const created: Link = {
        ...link,
        id,
        status: 'created',
        short_url: `${url}/i/${id}`,
        amount_paid: 0,
        created_at: nowInSeconds(),
      };
      links.set(id, created);
      return created;
    },

    /** Begins a payment; `endPayment` ends it. */
    beginPayment(link: Link, amount: number): Payment {
      if (link.status !== 'created' && link.status !== 'partially_paid')
        throw new Refusal(`The link is ${link.status}`);
      const payment: Payment = {
        id: createId('pay'),
        entity: 'payment',
        amount,
        currency: 'INR',
        status: 'created',
        amount_refunded: 0,
        invoice_id: null,
        description: link.id.replace('plink_', '#'),
        notes: link.notes,
        fee: null,
        created_at: nowInSeconds(),
      };
      payments.set(payment.id, payment);
      return payment;
    },

    /** Creates a refund, or returns the one of the same request. It is pending until `endRefund`. */
    createRefund(payment: Payment, body: unknown, key: string | undefined): Refund {
      const { amount, receipt } = parse(newRefund, body);
      if (key !== undefined && !/^[\w-]{10,}$/.test(key)) throw new Refusal('The idempotency key is invalid');
      const earlier = key === undefined ? undefined : requests.get(key);
      if (earlier && earlier.body === JSON.stringify([payment.id, body])) return earlier.refund;
      if (earlier) throw new Refusal('Different request body sent for the same idempotency key');
      if (payment.status !== 'captured' && payment.status !== 'refunded')
        throw new Refusal('The payment status should be captured for action to be taken');
      if (payment.amount_refunded + amount > payment.amount)
        throw new Refusal('The total refund amount is greater than the refund payment amount');
      const refund: Refund = {
        id: createId('rfnd'),
        entity: 'refund',
        payment_id: payment.id,
        amount,
        currency: 'INR',
        receipt,
        status: 'pending',
        created_at: nowInSeconds(),
      };
      refunds.set(refund.id, refund);
      if (key !== undefined) requests.set(key, { body: JSON.stringify([payment.id, body]), refund });
      addRefunded(payment, amount);
      tell('refund.created', linkOf(payment), { refund, payment });
      return refund;
    },

    endRefund(refund: Refund, status: 'processed' | 'failed'): Refund {
      if (refund.status !== 'pending') throw new Refusal(`The refund is ${refund.status}`);
      refund.status = status;
      const payment = findPayment(refund.payment_id);
      if (status === 'failed') addRefunded(payment, -refund.amount);
      tell(`refund.${status}`, linkOf(payment), { refund, payment });
      return refund;
    },

    expireOverdue(): void {
      for (const link of links.values())
        if (link.status === 'created' && link.expire_by <= nowInSeconds()) endLink(link, 'expired');
    },
  };
}

function addRefunded(payment: Payment, amount: number): void {
  payment.amount_refunded += amount;
  payment.status = payment.amount_refunded === payment.amount ? 'refunded' : 'captured';
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

export function createId(prefix: string): string {
  return `${prefix}_${randomBytes(7).toString('hex')}`;
}

function found<T>(entity: T | undefined): T {
  if (entity === undefined) throw new Refusal('The id provided does not exist');
  return entity;
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;
  throw new Refusal(`${v.getDotPath(issues[0])}: ${issues[0].message}`);
}
