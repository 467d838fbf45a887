import { AsyncLocalStorage } from 'node:async_hooks';
import { type Firestore, GrpcStatus, getFirestore, type Transaction } from 'firebase-admin/firestore';
import { serialize } from '../../lib/concurrency.ts';
import { firebaseApp } from '../../lib/firebase.ts';

let database: Firestore | undefined;

export function firestore(): Firestore {
  if (database === undefined) {
    database = getFirestore(firebaseApp());
    if (process.env.FIRESTORE_EMULATOR_HOST) retryClosedTransactions(database);
  }
  return database;
}

const ATTEMPTS = 5;

/**
 * The emulator closes a transaction that did not get its locks in time, and calls it "invalid or closed" at the next
 * read. The library runs a transaction again only for the words that the service has for this ("has expired").
 */
function retryClosedTransactions(emulated: Firestore): void {
  const run = emulated.runTransaction.bind(emulated);
  emulated.runTransaction = async (work, options) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run(work, options);
      } catch (error) {
        if (attempt === ATTEMPTS || !isClosedTransaction(error)) throw error;
      }
    }
  };
}

function isClosedTransaction(error: unknown): boolean {
  const isInvalid = error instanceof Error && 'code' in error && error.code === GrpcStatus.INVALID_ARGUMENT;
  return isInvalid && error.message.includes('Transaction is invalid or closed');
}

/**
 * Runs a transaction after all earlier ones of this process under the same key: sent twice at once, they would
 * otherwise wait for each other's locks in the database.
 */
export function runSerialized<T>(
  key: string,
  work: (transaction: Transaction) => Promise<T>,
  options?: { maxAttempts: number },
): Promise<T> {
  return serialize(key, () => firestore().runTransaction(work, options));
}

const counters = new AsyncLocalStorage<{ reads: number }>();

/** Adds to the reads of the current request, if they are counted. */
export function countReads(reads: number): void {
  const counter = counters.getStore();
  if (counter) counter.reads += reads;
}

/**
 * Runs `work` and returns how many documents it read, as Firestore bills them: a missing one and an empty query are 1.
 */
export async function withReadCount<T>(work: () => Promise<T>): Promise<{ result: T; reads: number }> {
  const counter = { reads: 0 };
  const result = await counters.run(counter, work);
  return { result, reads: counter.reads };
}
