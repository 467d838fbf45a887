import type {
  ArtistStatement,
  HouseStatement,
  NextPayout,
  ProviderSettlements,
  StatementSums,
  StudioMoney,
} from '@aperture-byline/contract/order/payouts/money-wire';
import { findHoldEnd } from '@aperture-byline/contract/order/payouts/payout-details';
import type { StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { dayInIndia, monthInIndia, startOfDayInIndia } from '@aperture-byline/contract/shared/dates';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { StoredContact } from '@aperture-byline/contract/user/stored';
import { readPayoutSettings, readSellerSettings } from '../../../data/core/settings.ts';
import {
  readMadePayouts,
  readOrdersChangedSince,
  readPendingPayouts,
  readSoldSubOrders,
} from '../../../data/orders/money/money.ts';
import { readContact, readUser } from '../../../data/people/users.ts';
import { ApiError, failClosed } from '../../../lib/errors.ts';
import { toPayoutTerms } from '../../../lib/order/money/payout-terms.ts';
import { computeHouseStatement, computeStatement, listMonths } from '../../../lib/order/money/statements.ts';
import { computePaidOut, computeTransfer } from '../../../lib/order/state/order-amounts.ts';
import { type PdfFile, toFile } from '../../../lib/pdf/render-pdf.ts';
import { paymentProvider } from '../../../payments/configured-provider.ts';
import { buildStatement } from '../documents/statement.ts';
import { toSalePayout } from '../mappers.ts';

export async function getMoney(userId: string): Promise<StudioMoney> {
  const [user, contact, settings, pending, made] = await Promise.all([
    readUser(userId),
    readContact(userId),
    readPayoutSettings(),
    readPendingPayouts(userId),
    readMadePayouts(userId),
  ]);
  const due = pending.filter(isDue);
  const payout = contact?.payout;
  return {
    terms: toPayoutTerms(settings, user ?? {}),
    hasDetails: Boolean(payout?.masked),
    next: findNext(due, payout),
    pending: [...due.toSorted(byDueDay), ...pending.filter((subOrder) => !isDue(subOrder))].map((subOrder) => ({
      ...toSalePayout(subOrder),
      ...(isDue(subOrder) && { payoutDueAt: findPayDay(subOrder, payout) }),
      orderId: subOrder.orderId,
      title: subOrder.lines[0]?.title ?? '',
      claim: subOrder.claim && { reason: subOrder.claim.reason },
    })),
    made: [...Map.groupBy(made, ({ payoutReference }) => payoutReference ?? '')].map(([reference, paid]) => ({
      reference,
      paidOn: (paid[0]?.paidOutAt ?? new Date(0)).toISOString(),
      amount: paid.reduce((sum, subOrder) => sum + computePaidOut(subOrder), 0),
      orderIds: paid.map(({ orderId }) => orderId),
    })),
    toSendBack: made.flatMap(({ orderId, lines, reversalStatus, reversalAmount }) =>
      reversalStatus === 'due' ? [{ orderId, title: lines[0]?.title ?? '', amount: reversalAmount }] : [],
    ),
  };
}

export async function getNextPayout(userId: string): Promise<NextPayout> {
  const due = (await readPendingPayouts(userId)).filter(isDue);
  return due.length === 0 ? null : findNext(due, (await readContact(userId))?.payout);
}

type DueSubOrder = StoredSubOrder & { payoutDueAt: Date };

const isDue = <S extends StoredSubOrder>(subOrder: S): subOrder is S & DueSubOrder =>
  subOrder.payoutStatus === 'due' && subOrder.payoutDueAt !== null;

const byDueDay = (one: DueSubOrder, other: DueSubOrder): number =>
  one.payoutDueAt.getTime() - other.payoutDueAt.getTime();

/** Returns until when a payout is made: not while a change of the details holds it, and null without details. */
function findPayDay({ payoutDueAt }: DueSubOrder, payout: StoredContact['payout']): string | null {
  if (!payout?.masked) return null;
  const heldUntil = findHoldEnd(payout, new Date());
  return (heldUntil && heldUntil > payoutDueAt ? heldUntil : payoutDueAt).toISOString();
}

function findNext(due: readonly DueSubOrder[], payout: StoredContact['payout']): NextPayout {
  const [first] = due.toSorted(byDueDay);
  if (!first) return null;
  const dayOf = ({ payoutDueAt }: DueSubOrder) => dayInIndia(payoutDueAt);
  const sameDay = due.filter((subOrder) => dayOf(subOrder) === dayOf(first));
  return {
    amount: sameDay.reduce((sum, subOrder) => sum + computeTransfer(subOrder), 0),
    by: findPayDay(first, payout),
  };
}

/** Lists the months since the first sale, the newest first, the present one as far as it has come. */
export async function listStatements(userId: string): Promise<StatementSums[]> {
  const subOrders = await readSoldSubOrders(userId);
  return listMonths(subOrders, new Date()).map((month) => {
    const { entries: _entries, ...sums } = computeStatement(subOrders, month);
    return sums;
  });
}

/** Throws NOT_FOUND for a month that is none of `listStatements`. */
export async function getStatement(userId: string, month: string): Promise<ArtistStatement> {
  const subOrders = await readSoldSubOrders(userId);
  if (!listMonths(subOrders, new Date()).includes(month)) throw new ApiError('NOT_FOUND');
  const { entries, ...sums } = computeStatement(subOrders, month);
  return { ...sums, entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) };
}

/** Throws NOT_FOUND as `getStatement` does. */
export async function getStatementPdf(userId: string, month: string): Promise<PdfFile> {
  const [statement, user, seller] = await Promise.all([
    getStatement(userId, month),
    readUser(userId),
    readSellerSettings(),
  ]);
  return toFile(buildStatement(statement, { name: user ? fullName(user) : '', seller }));
}

/** Computes the house's account of a month that has begun. Throws NOT_FOUND for others. */
export async function getHouseStatement(month: string): Promise<HouseStatement> {
  requireMonth(month);
  return computeHouseStatement(await readOrdersChangedSince(startOfDayInIndia(`${month}-01`)), month);
}

/**
 * Lists what the payment provider sent to the house's bank in a month that has begun. Throws NOT_FOUND for others and
 * without a provider, UNAVAILABLE where it does not answer.
 */
export async function listSettlements(month: string): Promise<ProviderSettlements> {
  requireMonth(month);
  const provider = paymentProvider();
  if (!provider) throw new ApiError('NOT_FOUND');
  const settlements = await failClosed(() => Array.fromAsync(provider.listSettlements(month)));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    provider: provider.title,
    minorAmount: sum(settlements.map(({ minorAmount }) => minorAmount)),
    minorFees: sum(settlements.map(({ minorFees }) => minorFees)),
    settlements: settlements
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ at, ...settlement }) => ({ ...settlement, at: at.toISOString() })),
  };
}

function requireMonth(month: string): void {
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) || month > monthInIndia(new Date())) throw new ApiError('NOT_FOUND');
}
