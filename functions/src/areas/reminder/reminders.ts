import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import { isId } from '@aperture-byline/contract/shared/ids';
import { readPublicExhibition } from '../../access/exhibitions.ts';
import { createReminder, deleteReminder, hasReminder } from '../../data/reminders.ts';
import { ApiError } from '../../lib/errors.ts';

/** False where the user asked before. Throws NOT_FOUND for what is not public, CONFLICT for what is not upcoming, FORBIDDEN without a profile. */
export async function remind(userId: string | null, exhibitionId: string): Promise<boolean> {
  if (userId === null) throw new ApiError('FORBIDDEN');
  const now = new Date();
  const exhibition = await readPublicExhibition(exhibitionId);
  if (exhibitionState(exhibition, now) !== 'upcoming')
    throw new ApiError('CONFLICT', { message: reminderMessages.open });
  const outcome = await createReminder(userId, exhibition.id, now);
  if (outcome === 'noProfile') throw new ApiError('FORBIDDEN');
  return outcome === 'created';
}

/** Also of what is not upcoming any more, or gone. */
export async function forgetReminder(userId: string | null, exhibitionId: string): Promise<void> {
  if (userId !== null && isId(exhibitionId)) await deleteReminder(userId, exhibitionId);
}

export async function isReminded(userId: string | null, exhibitionId: string): Promise<boolean> {
  return userId !== null && isId(exhibitionId) && (await hasReminder(userId, exhibitionId));
}
