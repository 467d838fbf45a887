import { HOUR } from '@aperture-byline/contract/shared/durations';
import { giveUpRefund } from './areas/order/online/give-up-refund.ts';
import { GrantError, grantAdmin } from './areas/role/grant-admin.ts';
import { type DeadLetter, streamDeadLetters } from './data/core/dead-letters.ts';
import { endReadOnly } from './data/core/read-only.ts';
import { isRestoring } from './data/core/restore-flag.ts';
import { runDataSteps } from './data-steps.ts';
import { runAgain } from './events/dead-letters.ts';
import { ConfigError, config } from './lib/config.ts';
import { presentKeyId } from './lib/payout-cipher.ts';
import { signingKeys } from './lib/signing-keys.ts';
import { rebuildDerived } from './rebuild-derived.ts';
import { resealAllPayoutDetails } from './reseal-payout-details.ts';
import { beginRestore, endRestore, RestoreError, replay } from './restore.ts';
import { SCHEDULED_WORK } from './scheduled-work.ts';

/** Mistake of an operator, or a step that is missing; the message is a sentence for the terminal. */
class UsageError extends Error {}

/** `npm run NAME -w functions -- ARGUMENTS`: in the emulators or with real credentials. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  'grant-admin': nameAdmin,
  'begin-restore': async () => {
    await beginRestore();
    console.log('The schedules are stopped, and nothing is mailed about orders.');
  },
  'replay-erasures': replayAll,
  'end-restore': async () => {
    const isEnded = await endRestore();
    console.log(isEnded ? 'The schedules run again.' : 'No restore is under way: the schedules are running already.');
  },
  rebuild,
  'data-steps': runSteps,
  'reseal-payout-details': reseal,
  'dead-letters': runDeadLetters,
  'end-read-only': async () => {
    const isEnded = await endReadOnly({ adminId: null, isByHand: true });
    console.log(isEnded ? 'People can write again, within some seconds.' : 'The house is not read-only.');
  },
  schedule: runSchedule,
  'give-up-refund': stopRefund,
};

/** Schedules whose mails have signed links: without the secret they don't begin. */
const SIGNING = ['daily-letters', 'letters', 'openings'];

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`There is no command "${name}".`);
  // A command without a project does not begin.
  config();
  await command(args);
} catch (error) {
  const isExpected = [UsageError, GrantError, ConfigError, RestoreError].some((type) => error instanceof type);
  if (!(error instanceof Error) || !isExpected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function nameAdmin([email, ...others]: readonly string[]): Promise<void> {
  if (!email || others.length > 0)
    throw new UsageError('Name one address: npm run grant-admin -w functions -- someone@example.com');
  await grantAdmin(email);
  console.log(`${email} is an administrator now. A new sign-in makes it count at once.`);
}

async function replayAll(): Promise<void> {
  const { accounts, subscribers, mails, letters, reminders } = await replay();
  console.log(`accounts: ${accounts} erased again`);
  console.log(`subscribers: ${subscribers} erased or ended again`);
  console.log(`mails: ${mails} that were waiting deleted`);
  console.log(`letters: ${letters} taken back`);
  console.log(`reminders: of ${reminders} exhibitions deleted`);
}

async function stopRefund([key = '']: readonly string[]): Promise<void> {
  const state = await giveUpRefund(key);
  if (state === null) throw new UsageError('Name a refund as the log does: npm run give-up-refund -w functions -- KEY');
  if (state === 'refunded') throw new UsageError('The provider has given it back.');
  console.log('It stands under Refunds due or Payments to look at again. Confirm there what is sent by hand.');
}

/** Runs a schedule by hand, `NAME [HOURS]`, unless a restore has stopped them all. */
async function runSchedule([schedule = '', ...rest]: readonly string[]): Promise<void> {
  const work = SCHEDULED_WORK[schedule as keyof typeof SCHEDULED_WORK];
  if (!work) throw new UsageError(`Name a schedule: ${Object.keys(SCHEDULED_WORK).join(', ')}.`);
  if (SIGNING.includes(schedule)) signingKeys('subscription');
  if (await isRestoring())
    throw new UsageError('A restore is under way. End it first: npm run end-restore -w functions');
  console.log(await work(readTime(rest)));
}

/** Lists events that are not tried again, or runs them: those with these ids, or `all`. What succeeds is removed. */
async function runDeadLetters(wanted: readonly string[]): Promise<void> {
  const isWanted = ({ id }: DeadLetter) => wanted[0] === 'all' || wanted.includes(id);
  let failed = 0;
  for await (const letter of streamDeadLetters()) {
    const { id, trigger, subject, failedAt, error } = letter;
    const name = `${id}: ${trigger} of ${subject}`;
    if (wanted.length === 0) console.log(`${name}, since ${failedAt.toISOString()}: ${error}`);
    else if (isWanted(letter))
      try {
        await runAgain(letter);
        console.log(`${name} has run.`);
      } catch (cause) {
        failed += 1;
        console.error(`${name} failed again: ${cause}`);
      }
  }
  if (failed > 0) throw new UsageError('Mend the cause, then run them again.');
}

/** Fails where details are left that no key opens: an earlier key must not go before they were entered again. */
async function reseal(): Promise<void> {
  // Without a key it does not begin.
  presentKeyId();
  const { changed, unreadable } = await resealAllPayoutDetails();
  console.log(`payout details: ${changed} encrypted with the present key`);
  if (unreadable > 0) throw new UsageError(`${unreadable} can't be decrypted: list the key that encrypted them too.`);
}

/** Runs steps that have not run in the project; `RELEASE` names what was deployed. */
async function runSteps([release = '', ...others]: readonly string[]): Promise<void> {
  if (others.length > 0) throw new UsageError('Name one release, or none.');
  for await (const line of runDataSteps(release)) console.log(line);
}

async function rebuild(): Promise<void> {
  for await (const line of rebuildDerived()) console.log(line);
}

/** Returns when a schedule runs: now, or HOURS later, in the emulators only, since orders end and files go. */
function readTime([given = '0', ...others]: readonly string[]): Date {
  const hours = Number(given);
  if (!(hours >= 0) || others.length > 0) throw new UsageError('Give the number of hours to look ahead, or nothing.');
  if (hours > 0 && !process.env.FIRESTORE_EMULATOR_HOST)
    throw new UsageError('Only in the emulators can the time be set ahead.');
  return new Date(Date.now() + hours * HOUR);
}
