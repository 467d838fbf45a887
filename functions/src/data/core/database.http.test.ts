import { GrpcStatus } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { firestore } from './database.ts';

/** Runs a transaction whose reads fail this often. */
async function runFailing(times: number, message: string): Promise<number> {
  let attempts = 0;
  await firestore().runTransaction(async () => {
    attempts += 1;
    if (attempts <= times) throw Object.assign(new Error(message), { code: GrpcStatus.INVALID_ARGUMENT });
  });
  return attempts;
}

test('When the emulator has closed a transaction, then it is run again, and not for ever', async () => {
  const closed = '3 INVALID_ARGUMENT: Transaction is invalid or closed.';
  expect(await runFailing(2, closed)).toBe(3);
  await expect(runFailing(100, closed)).rejects.toThrow(closed);
});

test('When an argument is invalid, then it fails at once', async () => {
  await expect(runFailing(1, '3 INVALID_ARGUMENT: A document is too large.')).rejects.toThrow('too large');
});
