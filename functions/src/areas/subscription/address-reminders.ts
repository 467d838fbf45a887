import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import { isId } from '@aperture-byline/contract/shared/ids';
import { REMINDER_CONSENTS } from '@aperture-byline/contract/subscription/consents';
import type { ChangedSubscription } from '@aperture-byline/contract/subscription/wire';
import { findPublicExhibition, readPublicExhibition } from '../../access/exhibitions.ts';
import { readSellerSettings } from '../../data/core/settings.ts';
import {
  addressReminders,
  confirmAddressReminder,
  readNamedReminder,
  requestAddressReminder,
} from '../../data/mail/address-reminders.ts';
import { remindersOf } from '../../data/mail/reminders.ts';
import { issueTime, signSubscriptionToken } from '../../lib/email/subscription-tokens.ts';
import { ApiError } from '../../lib/errors.ts';
import { ended, nextEvent, readChoices, requireReader, requireToken } from './choices.ts';
import { writeReminderRequestMail } from './reminder-emails.ts';

/** Throws NOT_FOUND for what is not public, CONFLICT without an event, or for another than was read. */
export async function askForReminder(
  exhibitionId: string,
  { email, consent }: { email: string; consent: string },
): Promise<void> {
  const now = new Date();
  const exhibition = await readPublicExhibition(exhibitionId);
  const event = nextEvent(exhibition, now);
  if (event === null) throw new ApiError('CONFLICT', { message: reminderMessages.over });
  if (REMINDER_CONSENTS[event] !== consent) throw new ApiError('CONFLICT', { message: reminderMessages.changed });
  const seller = await readSellerSettings();
  await requestAddressReminder(email, {
    exhibitionId: exhibition.id,
    event,
    sentence: consent,
    now,
    writeMail: (id, options) => writeReminderRequestMail(id, { exhibition, event, seller, ...options }),
  });
}

export async function confirmReminder(token: string, consent: string): Promise<ChangedSubscription> {
  const parsed = requireToken(token);
  const now = new Date();
  const reminder = await readNamedReminder(parsed, now);
  if (reminder === null) throw ended();
  if (reminder.confirmedAt === null || REMINDER_CONSENTS[reminder.event] !== consent) {
    const exhibition = await findPublicExhibition(reminder.exhibitionId);
    const event = exhibition && nextEvent(exhibition, now);
    if (event === null || REMINDER_CONSENTS[event] !== consent)
      throw new ApiError('CONFLICT', { message: reminderMessages.over });
    if ((await confirmAddressReminder(parsed, { event, sentence: consent, now })) === null) throw ended();
  }
  const { subscriberId } = parsed;
  const issuedAt = issueTime(now, parsed.issuedAt);
  const choosing = { subscriberId, use: 'reminders', issuedAt } as const;
  return { ...(await readChoices(choosing, now)), token: signSubscriptionToken(choosing) };
}

/** The address's and its user's, also of what is over, or gone. */
export async function takeBackReminder(token: string, exhibitionId: string): Promise<void> {
  const { address, user } = await requireReader(requireToken(token), new Date());
  if (!isId(exhibitionId)) return;
  if (address) await addressReminders(address.id).remove(exhibitionId);
  if (user) await remindersOf(user.userId).remove(exhibitionId);
}
