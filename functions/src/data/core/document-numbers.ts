import type { StoredOrder } from '@aperture-byline/contract/order/stored';
import { count } from '@aperture-byline/contract/shared/stored-fields';
import type { Transaction } from 'firebase-admin/firestore';
import { object } from 'valibot';
import { documentNumber, financialYear, type NumberedDocument } from '../../lib/order/money/document-numbers.ts';
import { placeOfSupply } from '../../lib/order/money/tax.ts';
import { defineCollection } from './collection.ts';
import { firestore } from './database.ts';
import { NO_SELLER, sellerSettings } from './settings.ts';

/** `documentNumbers/{kind}-{year}`, and that of all files of payouts: the last number of a series that was given. */
const series = defineCollection('documentNumbers', object({ last: count }));

const BATCHES = 'payoutBatches';

interface Numbered {
  order: StoredOrder;
  /** Writes the series as they are then. Nothing may be read after that. */
  write: () => void;
}

/**
 * Gives an order that was paid its receipt's number, with the seller as they are now, and each new refund the number of
 * its credit note, in the transaction that stores the order: so a series has no gap, and a transition that is repeated
 * takes no second number.
 */
export async function numberDocuments(
  transaction: Transaction,
  { before, after, now }: { before: StoredOrder; after: StoredOrder; now: Date },
): Promise<Numbered> {
  const isPaid = before.payment === null && after.payment !== null;
  // What goes back of an order that was never paid in full corrects no receipt.
  const newRefunds = after.payment === null ? [] : after.refunds.slice(before.refunds.length);
  const receipts = isPaid ? await takeNumbers(transaction, 'receipt', { count: 1, now }) : null;
  const creditNotes =
    newRefunds.length > 0 ? await takeNumbers(transaction, 'creditNote', { count: newRefunds.length, now }) : null;
  const [number] = receipts?.numbers ?? [];
  const refunds = newRefunds.map((refund, index) => ({ ...refund, creditNote: creditNotes?.numbers[index] }));
  return {
    order: {
      ...after,
      ...(number !== undefined && {
        receipt: { number, seller: await readSeller(transaction), placeOfSupply: placeOfSupply(after.address) },
      }),
      ...(refunds.length > 0 && { refunds: [...before.refunds, ...refunds] }),
    },
    write: () => {
      receipts?.write();
      creditNotes?.write();
    },
  };
}

async function takeNumbers(
  transaction: Transaction,
  kind: NumberedDocument,
  { count, now }: { count: number; now: Date },
): Promise<{ numbers: string[]; write: () => void }> {
  const year = financialYear(now);
  const id = `${kind}-${year}`;
  const last = (await series.read(id, transaction))?.last ?? 0;
  return {
    numbers: Array.from({ length: count }, (_, index) => documentNumber(kind, year, last + index + 1)),
    write: () => {
      transaction.set(series.at(id).reference, { last: last + count });
    },
  };
}

/** Takes the next number of a file of payouts. `write` must come after all reads. */
export async function takeBatchNumber(transaction: Transaction): Promise<{ number: number; write: () => void }> {
  const number = ((await series.read(BATCHES, transaction))?.last ?? 0) + 1;
  return { number, write: () => void transaction.set(series.at(BATCHES).reference, { last: number }) };
}

/** More files than a house makes between a backup and its restore. */
const RESTORED_FILES = 1000;

/** Leaves out numbers of files that were made since a restored backup: the bank's answers to these name them. */
export async function skipBatchNumbers(): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const last = (await series.read(BATCHES, transaction))?.last ?? 0;
    transaction.set(series.at(BATCHES).reference, { last: last + RESTORED_FILES });
  });
}

async function readSeller(transaction: Transaction) {
  const { name, address, gstin, hsnCode, gstRate } = (await sellerSettings.read('seller', transaction)) ?? NO_SELLER;
  return { name, address, gstin, hsnCode, gstRate };
}
