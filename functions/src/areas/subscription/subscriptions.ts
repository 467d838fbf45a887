import { ONE_CLICK } from '@aperture-byline/contract/subscription/consents';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import type { ChangedSubscription } from '@aperture-byline/contract/subscription/wire';
import { readSellerSettings } from '../../data/core/settings.ts';
import { addressReminders, queueAddressMail, readAddress } from '../../data/mail/address-reminders.ts';
import { eraseAddress } from '../../data/mail/letters.ts';
import { remindersOf } from '../../data/mail/reminders.ts';
import { changeLetters, readSubscriber, requestLetters, subscribers } from '../../data/mail/subscribers.ts';
import { recordAddressErased, recordLettersEnded } from '../../data/people/erasure-ledger.ts';
import { changeContact } from '../../data/people/users.ts';
import { issueTime, type SubscriptionToken, signSubscriptionToken } from '../../lib/email/subscription-tokens.ts';
import { ApiError } from '../../lib/errors.ts';
import { ended, findUser, readChoices, requireToken } from './choices.ts';
import { writeExportMail, writeRequestMail } from './subscription-emails.ts';

export async function requestSubscription(email: string, sentence: string): Promise<void> {
  const writing = { now: new Date(), seller: await readSellerSettings() };
  await requestLetters(email, {
    sentence,
    now: writing.now,
    writeMail: (subscriber) => writeRequestMail(subscriber, writing),
  });
}

export async function changeSubscription(
  token: string,
  { letters, consent }: { letters: boolean; consent: string },
): Promise<ChangedSubscription> {
  const parsed = requireToken(token);
  const now = new Date();
  const subscriber = letters
    ? await changeLetters(parsed, { letters, sentence: consent, now })
    : await endLetters(parsed, consent, now);
  if (subscriber === null) throw ended();
  if (subscriber === 'used') throw new ApiError('CONFLICT', { message: subscriptionMessages.confirmedOnce });
  const choosing = { ...parsed, use: 'choose', issuedAt: issueTime(now, parsed.issuedAt) } as const;
  return { ...(await readChoices(choosing, now)), token: signSubscriptionToken(choosing) };
}

/** Notes in the ledger first, and there only what the token can end. Null where it leads to nobody. */
async function endLetters(token: SubscriptionToken, sentence: string, now: Date): ReturnType<typeof changeLetters> {
  const subscriber = await readSubscriber(token, now);
  if (subscriber === null) return null;
  if (subscriber.state !== 'unsubscribed') await recordLettersEnded(subscriber.id);
  return changeLetters(token, { letters: false, sentence, now });
}

/**
 * Unsubscribes the owner of a token. Answers the same where nothing is stored any more: a mail program may ask twice.
 * Throws NOT_FOUND where letters go on, since the token has ended, or is older than what is stored.
 */
export async function endSubscription(token: string): Promise<void> {
  const parsed = requireToken(token);
  switch (parsed.use) {
    case 'confirm':
    case 'choose':
      if (await endLetters(parsed, ONE_CLICK, new Date())) return;
      if ((await subscribers.read(parsed.subscriberId))?.state === 'confirmed') throw ended();
      return;
    case 'remind':
    case 'reminders': {
      const user = await findUser(parsed);
      await addressReminders(parsed.subscriberId).removeAll();
      if (user) await remindersOf(user.userId).removeAll();
      return;
    }
    case 'follows': {
      const user = await findUser(parsed);
      if (user) await changeContact(user.userId, { followNews: 'notice' });
    }
  }
}

export async function sendExport(token: string): Promise<void> {
  const writing = { now: new Date(), seller: await readSellerSettings() };
  const result = await queueAddressMail(requireToken(token), {
    now: writing.now,
    writeMail: (address) => writeExportMail(address, writing),
  });
  if (result === null) throw ended();
  if (result === 'tooMany') throw new ApiError('TOO_MANY_REQUESTS', { message: subscriptionMessages.tooManyMails });
}

/** Erases what is stored, if any. Throws NOT_FOUND once the token ended: it can't erase an address stored anew. */
export async function eraseSubscription(token: string): Promise<void> {
  const parsed = requireToken(token);
  const now = new Date();
  const address = await readAddress(parsed, now);
  if (address === null) {
    if (await readAddress({ subscriberId: parsed.subscriberId, use: 'choose', issuedAt: now }, now)) throw ended();
    return;
  }
  await recordAddressErased(address.id);
  await eraseAddress(address.id);
}
