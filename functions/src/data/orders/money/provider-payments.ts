import {
  type PaymentProblem,
  type StoredProviderPayment,
  storedProviderPayment,
} from '@aperture-byline/contract/order/payments/provider-payments-stored';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { serialize } from '../../../lib/concurrency.ts';
import { closeLink } from '../../../lib/order/money/payment-links.ts';
import { findPaymentProblem, MINOR_UNITS } from '../../../lib/order/money/provider-payments.ts';
import type { OrderState } from '../../../lib/order/state/order-state.ts';
import { applyTransition } from '../../../lib/order/state/order-state-machine.ts';
import type { ProviderPayment } from '../../../payments/provider.ts';
import { recordDecision } from '../../core/audit.ts';
import { defineCollection, type WithId } from '../../core/collection.ts';
import { firestore, runSerialized } from '../../core/database.ts';
import { countUpTo, readIds } from '../../core/firestore.ts';
import { type ReadOrder, readWholeOrder, TRANSITION_ATTEMPTS, writeTransition } from '../order-transitions.ts';
import { orders } from '../orders.ts';

export const providerPayments = defineCollection('providerPayments', storedProviderPayment);

export type RecordedPayment = WithId<StoredProviderPayment>;

/** The most stray payments that administrators see at once. */
const STRAY_MAX = 100;

/** Source of what is known of a payment. */
interface PaymentSource {
  provider: string;
  /** Null where no webhook told of it. */
  eventId: string | null;
  now: Date;
}

/**
 * Records money that came by the provider, once, and pays its order in the same transaction; where it fits none, with
 * the reason. The order is the one that the link belongs to, and null where the provider names another; one that is
 * named later is paid then. Throws UNAVAILABLE where the order can't be parsed.
 */
export async function recordPayment(payment: ProviderPayment, source: PaymentSource): Promise<RecordedPayment> {
  const orderId = await findOrderId(payment);
  const transact = () =>
    firestore().runTransaction((transaction) => recordIn(transaction, { payment, orderId, ...source }), {
      maxAttempts: TRANSITION_ATTEMPTS,
    });
  // As in `transitionOrder`: payments wait for each other's receipt numbers here, not in the database.
  const numbered = () => serialize('documentNumbers', transact);
  return orderId === null ? numbered() : serialize(`orders/${orderId}`, numbered);
}

async function findOrderId({ linkId, orderId }: ProviderPayment): Promise<string | null> {
  if (linkId === null) return null;
  const withLink = orders.documents().where('paymentLinkIds', 'array-contains', linkId).limit(1);
  const [found] = await readIds(withLink);
  return found !== undefined && (orderId === null || orderId === found) ? found : null;
}

/** Payment that came, and the order that it may pay for. */
interface Found extends PaymentSource {
  payment: ProviderPayment;
  orderId: string | null;
}

async function recordIn(transaction: Transaction, found: Found): Promise<RecordedPayment> {
  const known = await providerPayments.read(found.payment.id, transaction);
  if (known === null) return recordAnew(transaction, found, null);
  // Events of one payment name its link or do not: the first of them may come without.
  const isFoundNow = known.orderId === null && found.orderId !== null && known.isStray && !known.isUnderWay;
  return isFoundNow ? recordAnew(transaction, found, known) : updateKnown(transaction, found.payment, known);
}

/** Keeps what is said later of a payment: its fee, and that it was given back at the provider itself. */
function updateKnown(
  transaction: Transaction,
  { minorFee, status }: ProviderPayment,
  known: RecordedPayment,
): RecordedPayment {
  const changed: Partial<StoredProviderPayment> = {
    ...(known.minorFee === null && minorFee !== null && { minorFee }),
    ...(status === 'refunded' &&
      known.isStray &&
      !known.isUnderWay && { isStray: false, minorRefunded: known.minorAmount }),
  };
  if (Object.keys(changed).length > 0) transaction.update(providerPayments.at(known.id).reference, changed);
  return known;
}

/** Records a payment with its order, or one that was `known` before its order was. */
async function recordAnew(
  transaction: Transaction,
  { payment, orderId, provider, eventId, now }: Found,
  known: RecordedPayment | null,
): Promise<RecordedPayment> {
  const order = orderId === null ? null : await readWholeOrder(transaction, orderId);
  const isGivenBack = payment.status === 'refunded';
  const paid = order === null || isGivenBack ? null : payFor(order, payment, provider, now);
  const problem = isGivenBack ? 'given_back' : paid ? null : findProblem(order, payment);
  if (order !== null && paid !== null) await writeTransition(transaction, order, paid, now);
  const recorded: StoredProviderPayment = {
    provider,
    orderId: order === null ? null : orderId,
    minorAmount: payment.minorAmount,
    currency: payment.currency,
    minorFee: payment.minorFee ?? known?.minorFee ?? null,
    paidAt: payment.at,
    recordedAt: now,
    eventId,
    problem,
    isStray: problem !== null && !isGivenBack,
    minorRefunded: isGivenBack ? payment.minorAmount : 0,
    // One that the provider could not give back had a number.
    refunds: known?.refunds ?? 0,
    isUnderWay: false,
    hasFailed: false,
    handReference: null,
  };
  transaction.set(providerPayments.at(payment.id).reference, recorded);
  return { ...recorded, id: payment.id };
}

/** Pays for an order by the transition of an administrator's confirmation; null where it awaits something else. */
function payFor({ state }: ReadOrder, payment: ProviderPayment, provider: string, now: Date): OrderState | null {
  if (findPaymentProblem(state.order, payment) !== null) return null;
  const amount = payment.minorAmount / MINOR_UNITS;
  const order = payment.linkId === null ? state.order : closeLink(state.order, payment.linkId);
  const received = { name: 'received', reference: payment.id, amount, due: amount, provider } as const;
  const outcome = applyTransition({ ...state, order }, received, now);
  return typeof outcome === 'string' ? null : outcome;
}

const findProblem = (order: ReadOrder | null, payment: ProviderPayment): PaymentProblem =>
  findPaymentProblem(order?.state.order ?? null, payment) ?? 'not_due';

/** Finds payments that pay for no order and were not given back, the oldest first. */
const queryStray = (): Query => providerPayments.documents().where('isStray', '==', true).orderBy('paidAt');

export function readStrayPayments(): Promise<RecordedPayment[]> {
  return providerPayments.query(queryStray().limit(STRAY_MAX));
}

export function countStrayPayments(limit: number): Promise<number> {
  return countUpTo(queryStray(), limit);
}

/** Reads the stray payments that came by the pages of an order and were not given back. */
export function readStrayPaymentsFor(orderId: string): Promise<RecordedPayment[]> {
  const stray = providerPayments.documents().where('orderId', '==', orderId).where('isStray', '==', true);
  return providerPayments.query(stray.limit(STRAY_MAX));
}

/**
 * Confirms that a stray payment was given back by hand, with a record in the audit log. `same` where it was confirmed
 * before with that reference; `refused` where it pays for an order, or the provider gives it back; null without one.
 */
export function confirmStrayRefund(
  paymentId: string,
  { reference, adminId, now }: { reference: string; adminId: number; now: Date },
): Promise<'confirmed' | 'same' | 'refused' | null> {
  return runSerialized(providerPayments.at(paymentId).reference.path, async (transaction) => {
    const payment = await providerPayments.read(paymentId, transaction);
    if (payment === null) return null;
    if (payment.handReference === reference) return 'same';
    if (!payment.isStray || payment.isUnderWay) return 'refused';
    const { minorAmount } = payment;
    const changed = { isStray: false, minorRefunded: minorAmount, handReference: reference };
    transaction.update(providerPayments.at(paymentId).reference, changed satisfies Partial<StoredProviderPayment>);
    recordStrayRefund(transaction, payment, { reference, adminId, now });
    return 'confirmed';
  });
}

/** Records an administrator's refund of a stray payment; under its own id where no order is known. */
export function recordStrayRefund(
  transaction: Transaction,
  { id, orderId, minorAmount }: RecordedPayment,
  { reference, adminId, now }: { reference: string; adminId: number; now: Date },
): void {
  recordDecision(transaction, {
    kind: 'payment',
    decision: 'refunded',
    orderId: orderId ?? id,
    artistId: null,
    reference,
    amount: Math.floor(minorAmount / MINOR_UNITS),
    adminId,
    createdAt: now,
  });
}
