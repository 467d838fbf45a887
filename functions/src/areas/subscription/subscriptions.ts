import { ONE_CLICK } from '@aperture-byline/contract/subscription/consent';
import type { ChangedSubscription, Subscription } from '@aperture-byline/contract/subscription/subscription';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { isApproved } from '../../access/access.ts';
import {
  type AddressReminder,
  deleteAddressReminders,
  queueAddressMail,
  readAddress,
  readAddressReminders,
  readNamedReminder,
} from '../../data/address-reminders.ts';
import { readEndedLetters, recordLettersEnded } from '../../data/erasure-ledger.ts';
import { readExhibitionsById } from '../../data/exhibitions.ts';
import { readSellerSettings } from '../../data/settings.ts';
import { changeLetters, eraseSubscriber, requestLetters, subscribers } from '../../data/subscribers.ts';
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

export function getSubscription(token: string): Promise<Subscription> {
  return readChoices(requireToken(token), new Date());
}

/** What an address gets, for whoever has the token. Throws NOT_FOUND where it leads nowhere. */
export async function readChoices(token: SubscriptionToken, now: Date): Promise<Subscription> {
  const address = await readAddress(token, now);
  if (address === null) throw ended();
  const exhibitions = await readExhibitionsById(address.reminders.map(({ exhibitionId }) => exhibitionId));
  const titles = new Map(exhibitions.filter(isApproved).map(({ id, title }) => [id, title]));
  const toChoice = ({ exhibitionId, event }: AddressReminder) => ({
    exhibitionId,
    title: titles.get(exhibitionId) ?? null,
    event,
  });
  const named = await readNamedReminder(token, now);
  const [local = '', domain] = address.email.split('@');
  return {
    maskedEmail: `${[...local][0]}…@${domain}`,
    state: address.letters?.state ?? null,
    waiting: named?.confirmedAt === null ? toChoice(named) : null,
    reminders: address.reminders.filter(({ confirmedAt }) => confirmedAt !== null).map(toChoice),
  };
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
  const choosing = { subscriberId: subscriber.id, use: 'choose', issuedAt: now } as const;
  return { ...(await readChoices(choosing, now)), token: signSubscriptionToken(choosing) };
}

/** Also where nothing is stored any more: a mail program that asks once more is told that it is done. */
export async function endSubscription(token: string): Promise<void> {
  const parsed = requireToken(token);
  if (parsed.use === 'remind' || parsed.use === 'reminders')
    return deleteAddressReminders(parsed.subscriberId);
  await recordLettersEnded(parsed.subscriberId);
  await changeLetters(parsed, { letters: false, sentence: ONE_CLICK, now: new Date() });
}

export async function sendExport(token: string): Promise<void> {
  const writing = { now: new Date(), seller: await readSellerSettings() };
  const result = await queueAddressMail(requireToken(token), {
    now: writing.now,
    writeMail: (address) => writeExportMail(address, writing),
  });
  if (result === null) throw ended();
  if (result === 'tooMany')
    throw new ApiError('TOO_MANY_REQUESTS', { message: subscriptionMessages.tooManyMails });
}

/** Whoever has another link of before the address was stored anew can't erase it. */
export async function eraseSubscription(token: string): Promise<void> {
  const address = await readAddress(requireToken(token), new Date());
  if (address === null) return;
  await recordLettersEnded(address.id);
  await eraseSubscriber(address.id);
}

/**
 * Erases, in a database that was restored from a backup, whoever ended letters or erased their address after the backup was made, but for
 * those who asked again since. Returns how many; repeating it changes nothing.
 */
export async function replayEndedLetters(): Promise<number> {
  let erased = 0;
  for (const [id, endedAt] of await readEndedLetters()) {
    const subscriber = await subscribers.read(id);
    const reminders = await readAddressReminders(id, endedAt);
    const asked = [subscriber, ...reminders].map(
      (stored) => stored?.consents.at(-1)?.at ?? stored?.createdAt,
    );
    const times = asked.filter((time) => time !== undefined);
    if (times.length === 0 || times.some((time) => time > endedAt)) continue;
    if (subscriber?.state === 'unsubscribed') continue;
    await eraseSubscriber(id);
    erased += 1;
  }
  return erased;
}

export function requireToken(token: string): SubscriptionToken {
  const parsed = parseSubscriptionToken(token);
  if (parsed === null) throw ended();
  return parsed;
}

export const ended = () => new ApiError('NOT_FOUND', { message: subscriptionMessages.ended });
