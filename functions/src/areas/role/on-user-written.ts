import { isDeepStrictEqual } from 'node:util';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { ArtistStatus } from '@aperture-byline/contract/user/wire';
import { queueMail } from '../../data/mail.ts';
import { readContact, readRolesFor, settleArtistStatus } from '../../data/user-roles.ts';
import { type Claims, setClaims } from '../../lib/claims.ts';
import { config } from '../../lib/config.ts';
import { logError } from '../../lib/logger.ts';
import { withinFewTries } from '../../lib/retry.ts';
import { isUid, userIdOf } from '../../lib/sign-in-accounts.ts';
import { changesBetween, hasSameRoles } from './role-change.ts';
import { writeLetter } from './role-emails.ts';

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
 * two steps: whatever is done again comes to the same, and the letter bears the event's id. Documents edited by hand
 * may hold anything: what names nobody is passed over, as trying again would not help.
 */
export async function keepUserRoles({ eventId, userId, before, after }: UserWritten): Promise<void> {
  if (!isUserId(userId) || hasSameRoles(before, after)) return;
  const uid = after?.uid;
  const choose = (user: StoredUser) => statusOf(user, { before, after });
  if (before?.uid !== uid && isUid(before?.uid)) await settle(userId, before.uid, choose);
  if (!isUid(uid) || !(await settle(userId, uid, choose))) return;
  const changes = changesBetween(before, after);
  if (changes.length === 0) return;
  const contact = await readContact(userId);
  if (typeof contact?.email !== 'string') {
    logError('Nobody to write to', 'The profile has no e-mail', { userId });
    return;
  }
  const { siteUrl, contactEmail } = config();
  await queueMail(eventId, {
    to: contact.email,
    ...(contactEmail && { replyTo: contactEmail }),
    message: writeLetter(changes, { firstName: String(after?.firstName ?? ''), siteUrl }),
  });
}

/** False where the account is gone. Throws where the roles keep changing meanwhile: the event then comes again. */
function settle(userId: string, uid: string, choose: (user: StoredUser) => ArtistStatus): Promise<boolean> {
  return withinFewTries(async () => {
    const claims = await readClaims(uid, userId);
    if (!(await setClaims(uid, claims))) return false;
    await settleArtistStatus(userId, choose);
    // Whoever sets claims last looks once more, so that the newest state wins.
    return isDeepStrictEqual(await readClaims(uid, userId), claims) || undefined;
  });
}

/** What this profile says of the account, or, where it names another one now, what the account's own profile says. */
async function readClaims(uid: string, userId: string): Promise<Claims> {
  const roles = await readRolesFor(uid, userId);
  if (roles) return { userId: Number(userId), ...roles };
  const own = (await userIdOf(uid)) ?? userId;
  const ownRoles = await readRolesFor(uid, own);
  return { userId: Number(own), ...(ownRoles ?? { isArtist: false, admin: false }) };
}

/**
 * A request ends when it is granted; nobody stays approved without the role. Whoever approved a request by its status
 * alone finds it waiting still. What this write did not see yet is the next one's to settle.
 */
function statusOf(
  { isArtist, artistStatus }: StoredUser,
  { before, after }: Pick<UserWritten, 'before' | 'after'>,
): ArtistStatus {
  if (isArtist === true) return 'approved';
  if (artistStatus !== 'approved') return artistStatus === 'requested' ? 'requested' : 'none';
  if (after?.artistStatus !== 'approved') return 'approved';
  return before?.artistStatus === 'requested' ? 'requested' : 'none';
}
