import type { UserSettingsChange } from '@aperture-byline/contract/user/bodies';
import type { StoredContact } from '@aperture-byline/contract/user/stored';
import type { ContactEmail, UserSettings } from '@aperture-byline/contract/user/wire';
import { changeContact, readContact } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';

/** Throws FORBIDDEN without a profile. */
export async function getSettings(userId: string | null): Promise<UserSettings> {
  if (userId === null) throw new ApiError('FORBIDDEN');
  return toSettings(await readContact(userId));
}

/** A choice for which the caller's address has to be confirmed: it asks for mails. */
export const asksForMails = ({ followNews = 'notice' }: UserSettingsChange): boolean => followNews !== 'notice';

/** Mails go to the token's `email`: the stored one may be unconfirmed. Throws FORBIDDEN without such a profile. */
export async function changeSettings(
  { userId, email }: { userId: string | null; email: string | null },
  change: UserSettingsChange,
): Promise<UserSettings> {
  const address = asksForMails(change) && email !== null ? { email, isConfirmed: true } : {};
  const contact = userId === null ? null : await changeContact(userId, { ...change, ...address });
  if (contact === null) throw new ApiError('FORBIDDEN');
  return toSettings(contact);
}

/** Stores the token's confirmed `email`; a reader finds mail queued for the former. Throws as `changeSettings`. */
export async function changeContactEmail(userId: string | null, email: string | null): Promise<ContactEmail> {
  if (userId === null || email === null || !(await changeContact(userId, { email, isConfirmed: true })))
    throw new ApiError('FORBIDDEN');
  return { email };
}

function toSettings(contact: StoredContact | null): UserSettings {
  return { orderProgressMails: contact?.orderProgressMails !== false, followNews: contact?.followNews ?? 'notice' };
}
