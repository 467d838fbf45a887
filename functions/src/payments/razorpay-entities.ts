import * as v from 'valibot';
import type { PaymentLink, ProviderPayment, ProviderRefund, Settlement } from './provider.ts';

/** Amount in paise, or in the smallest unit of another currency. */
const minorAmount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Seconds since 1970, until the year 2286. */
const seconds = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(9_999_999_999),
  v.transform((time) => new Date(time * 1000)),
);
const id = v.pipe(v.string(), v.regex(/^\w{1,64}$/));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const ORDER_ID = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
/** Notes are null or an empty list where there are none, and others' notes have other contents. */
const orderOfNotes = v.pipe(
  v.unknown(),
  v.transform((notes) => {
    const { success, output } = v.safeParse(v.object({ orderId: ORDER_ID }), notes);
    return success ? output.orderId : null;
  }),
);

const PAYMENT_STATES = {
  created: 'pending',
  pending: 'pending',
  authorized: 'pending',
  captured: 'captured',
  refunded: 'refunded',
  failed: 'failed',
} as const satisfies Record<string, ProviderPayment['status']>;
const paymentState = v.pipe(
  v.picklist(['created', 'pending', 'authorized', 'captured', 'refunded', 'failed']),
  v.transform((state) => PAYMENT_STATES[state]),
);

/** Payment of a link as Razorpay describes it: `#` and the link's id without its prefix. Those of invoices do too. */
const LINK_MARK = /^#(\w{1,58})$/;

export const paymentEntity = v.pipe(
  v.object({
    id,
    amount: minorAmount,
    currency,
    status: paymentState,
    description: v.nullish(v.string()),
    invoice_id: v.nullish(v.string()),
    notes: v.optional(orderOfNotes, null),
    fee: v.nullish(minorAmount, null),
    created_at: seconds,
  }),
  v.transform((payment): ProviderPayment => {
    const [, linked] = LINK_MARK.exec(payment.description ?? '') ?? [];
    return {
      id: payment.id,
      linkId: linked === undefined || payment.invoice_id ? null : `plink_${linked}`,
      orderId: payment.notes,
      status: payment.status,
      minorAmount: payment.amount,
      currency: payment.currency,
      minorFee: payment.fee,
      at: payment.created_at,
    };
  }),
);

const LINK_STATES = {
  created: 'open',
  // The house asks for no part: the rest is not to be paid on that page, which can't be cancelled any more.
  partially_paid: 'paid',
  paid: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Record<string, PaymentLink['status']>;

const paymentOfLink = v.object({
  payment_id: id,
  amount: minorAmount,
  status: paymentState,
  created_at: seconds,
});

/** Payment link of the house. */
export const linkEntity = v.pipe(
  v.object({
    id,
    reference_id: v.string(),
    short_url: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/)),
    amount: v.pipe(minorAmount, v.multipleOf(100)),
    currency,
    status: v.picklist(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
    expire_by: seconds,
    notes: v.optional(orderOfNotes, null),
    payments: v.nullish(v.array(paymentOfLink)),
  }),
  v.transform(
    (link): PaymentLink => ({
      id: link.id,
      key: link.reference_id,
      url: link.short_url,
      amount: link.amount / 100,
      status: LINK_STATES[link.status],
      expiresAt: link.expire_by,
      payments: (link.payments ?? []).map((payment) => ({
        id: payment.payment_id,
        linkId: link.id,
        orderId: link.notes,
        status: payment.status,
        minorAmount: payment.amount,
        currency: link.currency,
        minorFee: null,
        at: payment.created_at,
      })),
    }),
  ),
);

/** List of links, perhaps of other systems, whose form may differ. */
export const linkList = v.object({ payment_links: v.array(v.unknown()) });

export const paymentList = v.object({ items: v.array(paymentEntity) });

export const refundEntity = v.pipe(
  v.object({
    id,
    payment_id: id,
    amount: minorAmount,
    receipt: v.nullish(v.string(), null),
    status: v.picklist(['pending', 'processed', 'failed']),
    created_at: seconds,
  }),
  v.transform(
    (refund): ProviderRefund => ({
      id: refund.id,
      key: refund.receipt,
      paymentId: refund.payment_id,
      minorAmount: refund.amount,
      status: refund.status,
      at: refund.created_at,
    }),
  ),
);

export const refundList = v.object({ items: v.array(refundEntity) });

/** Payment, refund, transfer or adjustment, in the settlement that it belongs to, if any yet. */
const settledEntry = v.object({
  settlement_id: v.nullish(id),
  settlement_utr: v.nullish(v.string()),
  credit: minorAmount,
  debit: minorAmount,
  fee: minorAmount,
  settled_at: v.nullish(seconds),
});

export const settledEntries = v.object({ items: v.array(settledEntry) });

/** Sums entries up by their settlement. Its reference may stand in some of them only. */
export function sumSettlements(entries: readonly v.InferOutput<typeof settledEntry>[]): Settlement[] {
  const settlements = new Map<string, Settlement>();
  for (const { settlement_id, settlement_utr, credit, debit, fee, settled_at } of entries) {
    if (!settlement_id || !settled_at) continue;
    const sum = settlements.get(settlement_id);
    settlements.set(settlement_id, {
      id: settlement_id,
      reference: sum?.reference || settlement_utr || '',
      minorAmount: (sum?.minorAmount ?? 0) + credit - debit,
      minorFees: (sum?.minorFees ?? 0) + fee,
      at: sum?.at ?? settled_at,
    });
  }
  return [...settlements.values()];
}

/** Contents of a webhook, each entity as it is. */
export const webhook = v.object({
  event: v.string(),
  payload: v.object({
    payment: v.optional(v.object({ entity: v.unknown() })),
    payment_link: v.optional(v.object({ entity: v.unknown() })),
    refund: v.optional(v.object({ entity: v.unknown() })),
  }),
});

/** Link of a webhook, as far as an event about it needs it. */
export const namedLink = v.object({ id, notes: v.optional(orderOfNotes, null) });
