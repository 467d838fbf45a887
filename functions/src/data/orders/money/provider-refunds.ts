import {
  type StoredProviderPayment,
  type StoredProviderRefund,
  storedProviderRefund,
} from '@aperture-byline/contract/order/payments/provider-payments-stored';
import type { Transaction } from 'firebase-admin/firestore';
import { serialize } from '../../../lib/concurrency.ts';
import { logError } from '../../../lib/logger.ts';
import { MINOR_UNITS } from '../../../lib/order/money/provider-payments.ts';
import type { OrderTransition } from '../../../lib/order/state/order-state-machine.ts';
import { amountToConfirm, applyTransition } from '../../../lib/order/state/order-state-machine.ts';
import { idOfJson } from '../../../lib/sha256.ts';
import type { ProviderRefund } from '../../../payments/provider.ts';
import { recordDecision } from '../../core/audit.ts';
import { defineCollection, type WithId } from '../../core/collection.ts';
import { firestore } from '../../core/database.ts';
import { readWholeOrder, TRANSITION_ATTEMPTS, writeTransition } from '../order-transitions.ts';
import { providerPayments, type RecordedPayment, recordStrayRefund } from './provider-payments.ts';

export const providerRefunds = defineCollection('providerRefunds', storedProviderRefund);

/** The most refunds whose state the provider is asked for at once. */
const OPEN_MAX = 200;

interface Asked {
  adminId: number;
  now: Date;
}

/** Outcome of a request; `due` is what could be asked for now, in whole rupees. */
type Requested = 'requested' | 'same' | { due: number } | null;

/** Names a refund to the provider and to the database: asking for it again is the same refund. */
const refundKey = (paymentId: string, number: number): string => idOfJson([paymentId, number]);

/**
 * Stores that the provider is to give back this amount of an order, which its trigger sends. `same` while that amount
 * is under way and nothing else is open; null where there is no such order. Throws UNAVAILABLE where it can't be
 * parsed.
 */
export function requestRefund(orderId: string, amount: number, { adminId, now }: Asked): Promise<Requested> {
  return transactFor(orderId, async (transaction) => {
    const order = await readWholeOrder(transaction, orderId);
    if (order === null) return null;
    const { transfers, refundsUnderWay } = order.state.order;
    const due = amountToConfirm(order.state, { name: 'refundOnline' });
    const paymentId = transfers.find(({ provider }) => provider !== undefined)?.reference;
    const payment = paymentId === undefined ? null : await providerPayments.read(paymentId, transaction);
    if (payment === null) return { due: 0 };
    const key = refundKey(payment.id, payment.refunds);
    const outcome = applyTransition(order.state, { name: 'refundOnline', key, amount }, now);
    const isRepeated = due === 0 && refundsUnderWay.at(-1)?.amount === amount;
    if (typeof outcome === 'string') return isRepeated ? 'same' : { due };
    const minorAmount = amount * MINOR_UNITS;
    if (payment.minorRefunded + minorAmount > payment.minorAmount) return { due: 0 };
    await writeTransition(transaction, order, outcome, now);
    storeRequest(transaction, payment, { minorAmount, orderId, now }, {});
    recordDecision(transaction, {
      kind: 'payment',
      decision: 'refunded',
      orderId,
      artistId: null,
      reference: payment.id,
      amount,
      adminId,
      createdAt: now,
    });
    return 'requested';
  });
}

/** Stores that the provider is to give back a stray payment. `same` while it does; null where there is none. */
export function requestStrayRefund(paymentId: string, { adminId, now }: Asked): Promise<Requested> {
  return firestore().runTransaction(async (transaction) => {
    const payment = await providerPayments.read(paymentId, transaction);
    if (payment === null) return null;
    if (payment.isUnderWay) return 'same';
    if (!payment.isStray) return { due: 0 };
    const minorAmount = payment.minorAmount - payment.minorRefunded;
    storeRequest(
      transaction,
      payment,
      { minorAmount, orderId: null, now },
      {
        isUnderWay: true,
        hasFailed: false,
      },
    );
    recordStrayRefund(transaction, payment, { reference: payment.id, adminId, now });
    return 'requested';
  });
}

function storeRequest(
  transaction: Transaction,
  payment: RecordedPayment,
  { minorAmount, orderId, now }: { minorAmount: number; orderId: string | null; now: Date },
  changed: Partial<StoredProviderPayment>,
): void {
  const { id: paymentId, provider, refunds, minorRefunded } = payment;
  const refund: StoredProviderRefund = {
    provider,
    paymentId,
    orderId,
    minorAmount,
    state: 'requested',
    refundId: null,
    createdAt: now,
    updatedAt: now,
  };
  transaction.create(providerRefunds.at(refundKey(paymentId, refunds)).reference, refund);
  transaction.update(providerPayments.at(paymentId).reference, {
    ...changed,
    refunds: refunds + 1,
    minorRefunded: minorRefunded + minorAmount,
  } satisfies Partial<StoredProviderPayment>);
}

/** State of a refund in the provider's words; without an id where it refused it. */
type RefundReport = Pick<ProviderRefund, 'status'> & { id: string | null };

/**
 * Records what the provider says of a refund, once, and in the same transaction that its order's money went back, or
 * did not. Ignores one that no house asked for, and what comes after the end. Throws as `requestRefund`.
 */
export async function recordRefund(key: string, report: RefundReport, now: Date): Promise<void> {
  const asked = await providerRefunds.read(key);
  if (asked === null) return;
  await transactFor(asked.orderId ?? asked.paymentId, (transaction) => recordIn(transaction, key, report, now));
}

async function recordIn(transaction: Transaction, key: string, report: RefundReport, now: Date): Promise<void> {
  const refund = await providerRefunds.read(key, transaction);
  const payment = refund && (await providerPayments.read(refund.paymentId, transaction));
  if (!refund || !payment) return;
  const state = ({ pending: 'sent', processed: 'refunded', failed: 'failed' } as const)[report.status];
  const hasEnded = refund.state === 'refunded' || refund.state === 'failed';
  const isMadeAfterAll = refund.state === 'failed' && state === 'refunded';
  if (hasEnded && !isMadeAfterAll) {
    if (state !== refund.state && state !== 'sent')
      logError('A refund has ended in two ways', new Error(`${refund.state}, then ${state}`), { key });
    return;
  }
  const refundId = report.id ?? refund.refundId;
  if (state === refund.state && refundId === refund.refundId) return;
  if (isMadeAfterAll) {
    const isRecorded = await recordLateRefund(transaction, { ...refund, refundId }, { payment, now });
    if (!isRecorded) {
      logError('A refund that had failed was made', new Error('Its amount is not open any more'), { key });
      return;
    }
  } else if (state !== 'sent')
    await endRefund(transaction, { ...refund, refundId }, { payment, isDone: state === 'refunded', now });
  transaction.update(providerRefunds.at(key).reference, {
    state,
    refundId,
    updatedAt: now,
  } satisfies Partial<StoredProviderRefund>);
}

async function endRefund(
  transaction: Transaction,
  { id: key, orderId, refundId, provider, minorAmount }: WithId<StoredProviderRefund>,
  { payment, isDone, now }: { payment: RecordedPayment; isDone: boolean; now: Date },
): Promise<void> {
  if (orderId !== null) {
    const order = await readWholeOrder(transaction, orderId);
    const transition: OrderTransition = isDone
      ? { name: 'refundedOnline', key, reference: refundId ?? key, provider }
      : { name: 'refundFailed', key };
    const outcome = order && applyTransition(order.state, transition, now);
    if (order && outcome && typeof outcome === 'object') await writeTransition(transaction, order, outcome, now);
  }
  const changed: Partial<StoredProviderPayment> = {
    ...(orderId === null && { isUnderWay: false, isStray: !isDone, hasFailed: !isDone }),
    ...(!isDone && { minorRefunded: payment.minorRefunded - minorAmount }),
  };
  if (Object.keys(changed).length > 0) transaction.update(providerPayments.at(payment.id).reference, changed);
}

/** Records a refund that had failed and was made; returns false where its amount was given back otherwise since. */
async function recordLateRefund(
  transaction: Transaction,
  { id: key, orderId, refundId, provider, minorAmount }: WithId<StoredProviderRefund>,
  { payment, now }: { payment: RecordedPayment; now: Date },
): Promise<boolean> {
  const minorRefunded = payment.minorRefunded + minorAmount;
  if (minorRefunded > payment.minorAmount) return false;
  if (orderId === null && (!payment.isStray || payment.isUnderWay)) return false;
  if (orderId !== null) {
    const order = await readWholeOrder(transaction, orderId);
    const asked = { name: 'refundOnline', key, amount: minorAmount / MINOR_UNITS } as const;
    const open = order && applyTransition(order.state, asked, now);
    if (!order || !open || typeof open === 'string') return false;
    const made = { name: 'refundedOnline', key, reference: refundId ?? key, provider } as const;
    const outcome = applyTransition(open, made, now);
    if (typeof outcome === 'string') return false;
    await writeTransition(transaction, order, outcome, now);
  }
  const changed: Partial<StoredProviderPayment> = {
    minorRefunded,
    ...(orderId === null && { isStray: false, hasFailed: false }),
  };
  transaction.update(providerPayments.at(payment.id).reference, changed);
  return true;
}

/** Reads refunds that the provider has not ended, the oldest first. */
export function readOpenRefunds(): Promise<WithId<StoredProviderRefund>[]> {
  const open = providerRefunds.documents().where('state', 'in', ['requested', 'sent']);
  return providerRefunds.query(open.orderBy('createdAt').limit(OPEN_MAX));
}

/** Runs a transaction about money of an order, which may take a number of credit notes. */
function transactFor<T>(orderId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const transact = () => firestore().runTransaction(work, { maxAttempts: TRANSITION_ATTEMPTS });
  return serialize(`orders/${orderId}`, () => serialize('documentNumbers', transact));
}
