import { LETTER_HOURS_LATE } from '@aperture-byline/contract/letter/wire';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { HOUR, MINUTE } from '@aperture-byline/contract/shared/durations';
import { CONFIRMATION_DAYS } from '@aperture-byline/contract/subscription/wire';
import { readSellerSettings } from '../../data/core/settings.ts';
import {
  changeLetter,
  queueNextMails,
  readDueLetters,
  type StoredLetterWithId,
  toMissed,
} from '../../data/mail/letters.ts';
import type { Mail } from '../../data/mail/mail.ts';
import { inDays, type Subscriber } from '../../data/mail/subscribers.ts';
import { config } from '../../lib/config.ts';
import { toSubscriberMail, unsubscribeLink } from '../../lib/email/subscriber-mail.ts';
import { issueTime } from '../../lib/email/subscription-tokens.ts';
import { logError } from '../../lib/logger.ts';
import { blocksIn } from './letter-text.ts';
import { chooseWorks, readWorks } from './letter-works.ts';
import { writeContent, writeLetter } from './write-letter.ts';

/** Mails of one transaction: a commit takes 10 MiB, and a mail has up to 200 KB of HTML and text. */
const BATCH = 50;
/** Part of what the mail server takes: mails about orders do not wait behind a letter. */
const SHARE = 0.8;
/** Mails queued in a minute at most: their ids follow each other, of which the database takes 500 a second. */
const MAILS_PER_MINUTE_MAX = 3000;
/** Milliseconds after which a run leaves the rest to the next one: the function's time is 540 seconds. */
const RUN_TIME = 420_000;

/** Queues mails of due or begun letters; a killed run is continued, nobody gets one twice. Returns their number. */
export async function sendLetters(at = new Date(), { batch = BATCH } = {}): Promise<number> {
  const end = performance.now() + RUN_TIME;
  let queued = 0;
  const due = await readDueLetters(at);
  if (due.length === 0) return 0;
  const seller = await readSellerSettings();
  for (const letter of due)
    try {
      if (letter.state === 'scheduled') await beginOrMiss(letter, at);
      queued += await queueAll(letter.id, { at, batch, seller, end });
    } catch (error) {
      // The others don't wait for it; the next run tries again.
      logError('A letter could not be sent', error, { letterId: letter.id });
    }
  return queued;
}

/** Begins to send a letter, or makes one due too long ago a draft: nobody knows what happened meanwhile. */
async function beginOrMiss(letter: StoredLetterWithId, at: Date): Promise<void> {
  if (letter.sendAt !== null && at.getTime() - letter.sendAt.getTime() <= LETTER_HOURS_LATE * HOUR) {
    await beginSending(letter, at);
    return;
  }
  logError('A letter was not sent in time', 'It is a draft again', { letterId: letter.id });
  await changeLetter(letter.id, (present) =>
    present.state === 'scheduled' && present.version === letter.version ? toMissed(present, at) : {},
  );
}

/** From now on it is the same for everybody. A letter that was taken back or moved meanwhile stays as it is. */
async function beginSending({ id, version, html }: StoredLetterWithId, at: Date): Promise<void> {
  const shown = await chooseWorks(blocksIn(html), at);
  const content = writeContent(html, await readWorks(shown));
  await changeLetter(id, (present) =>
    present.state === 'scheduled' && present.version === version
      ? { state: 'sending', startedAt: at, content, shown, cursor: '', recipients: 0, updatedAt: at }
      : {},
  );
}

async function queueAll(
  id: string,
  { at, batch, seller, end }: { at: Date; batch: number; seller: Seller; end: number },
): Promise<number> {
  let queued = 0;
  while (performance.now() < end) {
    const start = performance.now();
    const count = await queueNextMails(id, {
      limit: batch,
      now: at,
      writeMail: (letter, reader) => toMail(letter, reader, { at, seller }),
    });
    queued += count ?? 0;
    if (count === null || count < batch) break;
    const perMinute = Math.min(SHARE * config().mailsPerMinute, MAILS_PER_MINUTE_MAX);
    const pause = (count * MINUTE) / perMinute - (performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, pause)));
  }
  return queued;
}

function toMail(
  letter: StoredLetterWithId,
  { id, email, createdAt }: Subscriber,
  { at, seller }: { at: Date; seller: Seller },
): Mail {
  const content = letter.content ?? { html: '', text: '' };
  const token = { subscriberId: id, use: 'choose', issuedAt: issueTime(at, createdAt) } as const;
  const message = writeLetter(letter, content, { unsubscribe: unsubscribeLink(token), seller });
  return { to: email, subscriberId: id, expiresAt: inDays(at, CONFIRMATION_DAYS), ...toSubscriberMail(message, token) };
}
