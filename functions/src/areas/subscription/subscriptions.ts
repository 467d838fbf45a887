import { ONE_CLICK } from '@aperture-byline/contract/subscription/consent';
import type { ChangedSubscription, Subscription } from '@aperture-byline/contract/subscription/subscription';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { readEndedLetters, recordLettersEnded } from '../../data/erasure-ledger.ts';
import { readSellerSettings } from '../../data/settings.ts';
import {
  changeLetters,
  eraseSubscriber,
  queueSubscriberMail,
  readSubscriber,
  requestLetters,
  type Subscriber,
  subscribers,
} from '../../data/subscribers.ts';
import { ApiError } from '../../lib/errors.ts';
import {
  parseSubscriptionToken,
  type SubscriptionToken,
  signSubscriptionToken,
} from '../../lib/subscription-tokens.ts';
import { writeExportMail, writeRequestMail } from './subscription-emails.ts';

export async function requestSubscription(email: string, sentence: string): Promise<void> {
  const writing = { now: new Date(), seller: await readSellerSettings() };
  await requestLetters(email, {
    sentence,
    now: writing.now,
    writeMail: (subscriber) => writeRequestMail(subscriber, writing),
  });
}

export async function getSubscription(token: string): Promise<Subscription> {
  const subscriber = await readSubscriber(requireToken(token), new Date());
  if (subscriber === null) throw ended();
  return toSubscription(subscriber);
}

export async function changeSubscription(
  token: string,
  { letters, consent }: { letters: boolean; consent: string },
): Promise<ChangedSubscription> {
  const parsed = requireToken(token);
  if (!letters) await recordLettersEnded(parsed.subscriberId);
  const now = new Date();
  const subscriber = await changeLetters(parsed, { letters, sentence: consent, now });
  if (subscriber === null) throw ended();
  if (subscriber === 'used') throw new ApiError('CONFLICT', { message: subscriptionMessages.confirmedOnce });
  const { id } = subscriber;
  return {
    ...toSubscription(subscriber),
    token: signSubscriptionToken({ subscriberId: id, use: 'choose', issuedAt: now }),
  };
}

/** Also where nothing is stored any more: a mail program that asks once more is told that it is done. */
export async function endSubscription(token: string): Promise<void> {
  const parsed = requireToken(token);
  await recordLettersEnded(parsed.subscriberId);
  await changeLetters(parsed, { letters: false, sentence: ONE_CLICK, now: new Date() });
}

export async function sendExport(token: string): Promise<void> {
  const writing = { now: new Date(), seller: await readSellerSettings() };
  const result = await queueSubscriberMail(requireToken(token), {
    now: writing.now,
    writeMail: (subscriber) => writeExportMail(subscriber, writing),
  });
  if (result === null) throw ended();
  if (result === 'tooMany')
    throw new ApiError('TOO_MANY_REQUESTS', { message: subscriptionMessages.tooManyMails });
}

/** Whoever has another link of before the address was stored anew can't erase it. */
export async function eraseSubscription(token: string): Promise<void> {
  const parsed = requireToken(token);
  const subscriber = await readSubscriber(parsed, new Date());
  if (subscriber === null) return;
  await recordLettersEnded(subscriber.id);
  await eraseSubscriber(subscriber.id);
}

/**
 * Erases, in a database that was restored from a backup, whoever ended letters or erased their address after the backup was made, but for
 * those who asked again since. Returns how many; repeating it changes nothing.
 */
export async function replayEndedLetters(): Promise<number> {
  let erased = 0;
  for (const [id, endedAt] of await readEndedLetters()) {
    const subscriber = await subscribers.read(id);
    const latest = subscriber?.consents.at(-1)?.at ?? subscriber?.createdAt;
    if (latest === undefined || latest > endedAt || subscriber?.state === 'unsubscribed') continue;
    await eraseSubscriber(id);
    erased += 1;
  }
  return erased;
}

function requireToken(token: string): SubscriptionToken {
  const parsed = parseSubscriptionToken(token);
  if (parsed === null) throw ended();
  return parsed;
}

const ended = () => new ApiError('NOT_FOUND', { message: subscriptionMessages.ended });

function toSubscription({ email, state }: Subscriber): Subscription {
  const [local = '', domain] = email.split('@');
  return { maskedEmail: `${[...local][0]}…@${domain}`, state };
}
