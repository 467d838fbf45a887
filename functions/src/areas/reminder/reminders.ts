import { daysLeft, exhibitionState } from '@aperture-byline/contract/exhibition/state';
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import { nextReminder } from '@aperture-byline/contract/reminder/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { readPublicExhibition } from '../../access/exhibitions.ts';
import { createReminder, remindersOf } from '../../data/mail/reminders.ts';
import { confirmContact } from '../../data/people/confirmed-contacts.ts';
import { ApiError } from '../../lib/errors.ts';

/**
 * `email`: the caller's, confirmed, as the mail needs. False where the user asked before. Throws NOT_FOUND for what is
 * not public, CONFLICT for what closes soon or has closed, FORBIDDEN without a profile.
 */
export async function remind(
  { userId, email }: { userId: string | null; email: string | null },
  exhibitionId: string,
): Promise<boolean> {
  if (userId === null || email === null) throw new ApiError('FORBIDDEN');
  const now = new Date();
  const exhibition = await readPublicExhibition(exhibitionId);
  const event = nextReminder(exhibitionState(exhibition, now), daysLeft(exhibition, now));
  if (event === null) throw new ApiError('CONFLICT', { message: reminderMessages.over });
  const outcome = await createReminder(userId, { exhibitionId: exhibition.id, event, now });
  if (outcome === 'noProfile') throw new ApiError('FORBIDDEN');
  await confirmContact(userId, email);
  return outcome === 'created';
}

/** Also of what is over, or gone. */
export async function forgetReminder(userId: string | null, exhibitionId: string): Promise<void> {
  if (userId !== null && isId(exhibitionId)) await remindersOf(userId).remove(exhibitionId);
}

export async function isReminded(userId: string | null, exhibitionId: string): Promise<boolean> {
  return userId !== null && isId(exhibitionId) && (await remindersOf(userId).has(exhibitionId));
}
