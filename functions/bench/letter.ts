import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { storedLetter } from '@aperture-byline/contract/letter/stored';
import { SMTPServer } from 'smtp-server';
import { parse } from 'valibot';
import { sendLetters } from '../src/areas/letter/send-letters.ts';
import { sendMail } from '../src/areas/mail/send-mail.ts';
import { firestore } from '../src/data/core/database.ts';
import { mails } from '../src/data/mail/mail.ts';
import { type Subscriber, subscriberId } from '../src/data/mail/subscribers.ts';

const WRITES = 500;
/** Mails that the function has in work at a time at most, by its options. */
const CONCURRENCY = 20;

/**
 * `node letter.ts RECIPIENTS PER_MINUTE`: sends a letter by the functions' own code to a mail server of its own, at a
 * rate that this server takes, and sends its parent what arrived. Triggers have to be off.
 */
const [recipients = 0, perMinute = 0] = process.argv.slice(2).map(Number);

const arrivals: { to: string; at: number }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    stream.on('end', () => {
      arrivals.push({ to: envelope.rcptTo[0]?.address ?? '', at: performance.now() });
      done();
    });
    stream.resume();
  },
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
process.env.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
process.env.MAILS_PER_MINUTE = String(perMinute);

await writeSubscribers();
const now = new Date();
const letter = firestore().collection('letters').doc();
await letter.set({
  // A short one: the emulator keeps every version of ten thousand mails in its memory.
  ...parse(storedLetter, { state: 'scheduled', html: '<p>Dear friends.</p>', subject: 'A letter' }),
  sendAt: now,
});

const start = performance.now();
const stop = sendWhatIsQueued();
// The schedule goes on where a run has failed.
while ((await letter.get()).get('state') !== 'sent') await sendLetters(now);
while (arrivals.length < recipients) await new Promise((resolve) => setTimeout(resolve, 100));
stop();
process.send?.(countArrivals(), () => process.exit());

async function writeSubscribers(): Promise<void> {
  for (let first = 0; first < recipients; first += WRITES) {
    const batch = firestore().batch();
    for (let number = first; number < Math.min(first + WRITES, recipients); number += 1) {
      const email = `reader-${number}@example.com`;
      batch.set(firestore().collection('subscribers').doc(subscriberId(email)), {
        email,
        state: 'confirmed',
        consents: [],
        createdAt: new Date(0),
        failedMails: [],
        endedAt: null,
        expiresAt: null,
      } satisfies Omit<Subscriber, 'id'>);
    }
    await batch.commit();
  }
}

/** Sends each mail as its trigger does when it is created; returns what ends that. */
function sendWhatIsQueued(): () => void {
  const waiting: string[] = [];
  let running = 0;
  let isEnded = false;
  const sendNext = async (): Promise<void> => {
    running += 1;
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const sent = id;
      // An event whose function failed comes again.
      await sendMail(sent).catch(() => waiting.push(sent));
    }
    running -= 1;
  };
  const readOn = async (): Promise<void> => {
    for (let last = ''; !isEnded; ) {
      last = (await listQueued(last, waiting)) ?? last;
      while (running < CONCURRENCY && waiting.length > 0) void sendNext();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  void readOn();
  return () => {
    isEnded = true;
  };
}

/** Adds the mails after `last` to those that wait and returns the last of them; a letter queues them by their ids. */
async function listQueued(last: string, waiting: string[]): Promise<string | undefined> {
  const queued = mails.documents().orderBy('__name__').select().limit(WRITES);
  const { docs } = await (last === '' ? queued : queued.startAfter(last)).get();
  waiting.push(...docs.map(({ id }) => id));
  return docs.at(-1)?.id;
}

function countArrivals() {
  const times = arrivals.map(({ at }) => at).sort((one, other) => one - other);
  const inMinuteFrom = (first: number) => times.filter((time) => time >= first && time < first + 60_000).length;
  const names = new Set(arrivals.map(({ to }) => to));
  return {
    recipients: names.size,
    repeated: arrivals.length - names.size,
    seconds: ((times.at(-1) ?? start) - start) / 1000,
    mostInMinute: Math.max(...times.filter((_, index) => index % 50 === 0).map(inMinuteFrom)),
  };
}
