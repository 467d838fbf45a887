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

/** The emulator ends a transaction without locks as "invalid or closed"; the library repeats "has expired" only. */
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

/** Runs transactions of a key one by one: sent at once, they would wait for each other's locks in the database. */
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

/** Runs `work` and counts the documents it reads, as Firestore bills: a missing one and an empty query are 1. */
export async function withReadCount<T>(work: () => Promise<T>): Promise<{ result: T; reads: number }> {
  const counter = { reads: 0 };
  const result = await counters.run(counter, work);
  return { result, reads: counter.reads };
}
