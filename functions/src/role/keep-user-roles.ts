import { isDeepStrictEqual } from 'node:util';
import type { ArtistStatus, StoredUser } from '@aperture-byline/contract/user';
import { rolesOf } from '../platform/accounts.ts';
import { setClaims } from '../platform/claims.ts';
import { config } from '../platform/config.ts';
import { logError } from '../platform/logger.ts';
import { queueMail } from '../platform/mail.ts';
import { writeLetter } from './letters.ts';
import { changesBetween, hasSameRoles } from './role-change.ts';
import { readContact, settleArtistStatus } from './store.ts';

/** One write of `users/{userId}`, as its event tells it. */
export interface UserWritten {
  eventId: string;
  userId: string;
  before: StoredUser | null;
  after: StoredUser | null;
}

/**
 * After a user document was written: makes the account's claims and the artist status what the document says now, then
 * tells the person what this one write changed. Events come late, twice and in any order, and the work may end between
 * two steps: whatever is done again comes to the same, and the letter bears the event's id.
 */
export async function keepUserRoles({ eventId, userId, before, after }: UserWritten): Promise<void> {
  const uid = after?.uid ?? before?.uid;
  if (!uid || hasSameRoles(before, after)) return;
  if (!(await settle(userId, uid))) return;
  const changes = changesBetween(before, after);
  if (changes.length === 0) return;
  const contact = await readContact(userId);
  if (!contact) {
    logError('Nobody to write to', 'The profile has no e-mail', { userId });
    return;
  }
  const { siteUrl, contactEmail } = config();
  await queueMail(eventId, {
    to: contact.email,
    ...(contactEmail && { replyTo: contactEmail }),
    message: writeLetter(changes, { firstName: after?.firstName ?? '', siteUrl }),
  });
}

/** False where the account is gone. */
async function settle(userId: string, uid: string): Promise<boolean> {
  for (;;) {
    const roles = await rolesOf(userId);
    if (!(await setClaims(uid, { userId: Number(userId), ...roles }))) return false;
    await settleArtistStatus(userId, statusOf);
    // Whoever sets claims last looks once more, so that the newest state wins.
    if (isDeepStrictEqual(await rolesOf(userId), roles)) return true;
  }
}

/** A request ends when it is granted; nobody stays approved without the role. */
function statusOf({ isArtist, artistStatus }: StoredUser): ArtistStatus {
  if (isArtist === true) return 'approved';
  return artistStatus === 'requested' ? 'requested' : 'none';
}
