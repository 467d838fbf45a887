import { replayErasures } from './areas/account/replay-erasures.ts';
import { dropDueReminders } from './areas/reminder/send-reminders.ts';
import { replayAddresses } from './areas/subscription/replay-addresses.ts';
import { skipBatchNumbers } from './data/core/document-numbers.ts';
import { forgetRestore, readRestoreStep, recordRestoreStep } from './data/core/restore-flag.ts';
import { dropLetters } from './data/mail/letters.ts';
import { deleteWaitingMail } from './data/mail/mail.ts';
import { logInfo } from './lib/logger.ts';

/** A step of a restore in the wrong order; the message is a sentence for the terminal. */
export class RestoreError extends Error {}

/** Numbers of items that were erased or stopped in the restored database. */
interface Replayed {
  accounts: number;
  subscribers: number;
  mails: number;
  letters: number;
  reminders: number;
}

/** Stops the schedules, and the mails about orders. Repeating it changes nothing. */
export async function beginRestore(): Promise<void> {
  if ((await readRestoreStep()) === null) await recordRestoreStep('begun');
}

/**
 * Takes from the restored database what was mailed, or may have been, since the backup, and who left since. Throws
 * `RestoreError` unless the restore has begun. Repeating it changes nothing.
 */
export async function replay(now = new Date()): Promise<Replayed> {
  const step = await readRestoreStep();
  if (step === null)
    throw new RestoreError('The schedules are running. Stop them first: npm run begin-restore -w functions');
  // First, so that nothing of what follows leaves a mail that is waiting.
  const mails = await deleteWaitingMail();
  const letters = await dropLetters(now);
  const reminders = await dropDueReminders(now);
  const accounts = await replayErasures();
  const subscribers = await replayAddresses();
  if (step === 'begun') await skipBatchNumbers();
  await recordRestoreStep('replayed');
  return { accounts, subscribers, mails, letters, reminders };
}

/**
 * Lets the schedules run again. False where no restore is under way, so that it may be repeated. Throws `RestoreError`
 * before the erasures were repeated.
 */
export async function endRestore(): Promise<boolean> {
  const step = await readRestoreStep();
  if (step === null) return false;
  if (step === 'begun')
    throw new RestoreError('First erase again who left since the backup: npm run replay-erasures -w functions');
  await forgetRestore();
  return true;
}

/** Does nothing while a restore is under way: what was due meanwhile is done by the next run. */
export async function runUnlessRestoring(name: string, run: () => Promise<unknown>): Promise<void> {
  if ((await readRestoreStep()) === null) await run();
  else logInfo('A schedule is stopped by a restore', { name });
}
