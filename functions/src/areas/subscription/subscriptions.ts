import { ONE_CLICK } from '@aperture-byline/contract/subscription/consent';
import type { ChangedSubscription } from '@aperture-byline/contract/subscription/subscription';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { deleteAddressReminders, queueAddressMail, readAddress } from '../../data/address-reminders.ts';
import { recordAddressErased, recordLettersEnded } from '../../data/erasure-ledger.ts';
import { eraseAddress } from '../../data/letters.ts';
import { deleteReminders } from '../../data/reminders.ts';
import { readSellerSettings } from '../../data/settings.ts';
import { changeLetters, requestLetters } from '../../data/subscribers.ts';
import { changeContact } from '../../data/users.ts';
import { ApiError } from '../../lib/errors.ts';
import { signSubscriptionToken } from '../../lib/subscription-tokens.ts';
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
  if (!letters) await recordLettersEnded(parsed.subscriberId);
  const now = new Date();
  const subscriber = await changeLetters(parsed, { letters, sentence: consent, now });
  if (subscriber === null) throw ended();
  if (subscriber === 'used') throw new ApiError('CONFLICT', { message: subscriptionMessages.confirmedOnce });
  const choosing = { ...parsed, use: 'choose', issuedAt: now } as const;
  return { ...(await readChoices(choosing, now)), token: signSubscriptionToken(choosing) };
}

/** Also where nothing is stored any more: a mail program that asks once more is told that it is done. */
export async function endSubscription(token: string): Promise<void> {
  const parsed = requireToken(token);
  switch (parsed.use) {
    case 'confirm':
    case 'choose':
      await recordLettersEnded(parsed.subscriberId);
      await changeLetters(parsed, { letters: false, sentence: ONE_CLICK, now: new Date() });
      return;
    case 'remind':
    case 'reminders': {
      const user = await findUser(parsed);
      await deleteAddressReminders(parsed.subscriberId);
      if (user) await deleteReminders(user.userId);
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
  if (result === 'tooMany')
    throw new ApiError('TOO_MANY_REQUESTS', { message: subscriptionMessages.tooManyMails });
}

/** Whoever has another link of before the address was stored anew can't erase it. */
export async function eraseSubscription(token: string): Promise<void> {
  const address = await readAddress(requireToken(token), new Date());
  if (address === null) return;
  await recordAddressErased(address.id);
  await eraseAddress(address.id);
}
