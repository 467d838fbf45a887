import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { db, deleteDocuments, withoutTriggers } from '../support/emulator/firebase.ts';
import { PROJECT } from '../support/suite.ts';
import { printLimited } from './support/report.ts';

const PROGRAM = fileURLToPath(new URL('../../functions/bench/letter.ts', import.meta.url));
const RECIPIENTS = 10_000;
const PER_MINUTE = 3000;
/** Part of the rate that a letter takes, and what of that it has to reach. */
const SHARE = 0.8;
const REACHED = 0.9;

/** Mails as the mail server counted them. */
interface LetterCost {
  recipients: number;
  /** Mails that a recipient got beyond the first. */
  repeated: number;
  seconds: number;
  /** Mails of the busiest minute, wherever it began. */
  mostInMinute: number;
}

/** Prints how a letter goes out at a set rate; false where one gets it twice, or it is faster or much slower. */
export async function measureLetter(): Promise<boolean> {
  const cost = await withoutTriggers(sendLetter);
  for (const name of ['subscribers', 'mail', 'letters'])
    await deleteDocuments((await db.collection(name).select().get()).docs.map(({ ref }) => ref.path));
  const slowest = (RECIPIENTS / (SHARE * PER_MINUTE) / REACHED) * 60;
  return printLimited(
    `A letter to ${RECIPIENTS} at ${PER_MINUTE} mails a minute, of which letters take ${SHARE}`,
    ['figure', 'value', 'limit'],
    [
      ['recipients', cost.recipients, RECIPIENTS, cost.recipients === RECIPIENTS],
      ['mails beyond the first', cost.repeated, 0, cost.repeated === 0],
      ['mails of the busiest minute', cost.mostInMinute, PER_MINUTE, cost.mostInMinute <= PER_MINUTE],
      ['seconds', cost.seconds, slowest, cost.seconds <= slowest],
    ],
  );
}

async function sendLetter(): Promise<LetterCost> {
  const child = fork(PROGRAM, [String(RECIPIENTS), String(PER_MINUTE)], {
    env: { ...process.env, GCLOUD_PROJECT: PROJECT, METADATA_SERVER_DETECTION: 'none' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`The letter ended with ${code}`);
  });
  const [cost] = await Promise.race([once(child, 'message'), ended]);
  return cost;
}
