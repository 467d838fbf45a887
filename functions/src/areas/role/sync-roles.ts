import { isDeepStrictEqual } from 'node:util';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { ArtistStatus } from '@aperture-byline/contract/user/wire';
import type { DocumentChange } from '../../data/core/collection.ts';
import { readSellerSettings } from '../../data/core/settings.ts';
import { queueMailTo } from '../../data/mail/mail.ts';
import { createNotice } from '../../data/mail/notices.ts';
import { deleteApplication } from '../../data/people/applications.ts';
import { readRolesFor, readUserId, syncArtistStatus } from '../../data/people/users.ts';
import { withRetries } from '../../lib/concurrency.ts';
import { config } from '../../lib/config.ts';
import { logError } from '../../lib/logger.ts';
import { type Claims, isUid, setClaims } from '../../lib/sign-in-accounts.ts';
import { changesBetween, chooseStatus } from './role-change.ts';
import { writeRoleEmail } from './role-emails.ts';

export interface WrittenUser extends DocumentChange<StoredUser> {
  eventId: string;
  userId: string;
}

/**
 * Sets the account's custom claims and the artist status to the document's present state,
 * then queues a mail about what this write changed, and a notice of a granted request. Events come late, twice and in
 * any order, and the function may be interrupted between two steps: every step is idempotent, and the ids of mail and
 * notice are the event's.
 */
export async function syncRolesAndNotify({ eventId, userId, before, after }: WrittenUser): Promise<void> {
  const changes = changesBetween(before, after);
  const resolveStatus = (user: StoredUser) => chooseStatus(user, { before, after });
  const uid = after?.uid;
  if (before?.uid !== uid && isUid(before?.uid)) await syncRoles(userId, before.uid, resolveStatus);
  if (!isUid(uid) || !(await syncRoles(userId, uid, resolveStatus))) return;
  if (changes.length === 0) return;
  if (changes.includes('artist granted') || changes.includes('artist declined')) await deleteApplication(userId);
  if (changes.includes('artist granted')) await createNotice(userId, eventId, toNotice('approved'));
  if (changes.includes('artist declined'))
    await createNotice(userId, eventId, {
      ...toNotice('rejected'),
      ...(after?.artistNote && { note: after.artistNote }),
    });
  const { siteUrl, contactEmail } = config();
  const seller = await readSellerSettings();
  const firstName = String(after?.firstName ?? '');
  const isQueued = await queueMailTo(userId, eventId, () => ({
    ...(contactEmail && { replyTo: contactEmail }),
    message: writeRoleEmail(changes, { firstName, siteUrl, seller }),
  }));
  if (!isQueued) logError('No address for a role email', 'The profile has no e-mail', { userId });
}

function toNotice(state: 'approved' | 'rejected'): Parameters<typeof createNotice>[2] {
  const createdAt = new Date();
  return { kind: 'artistRequest', state, subjectId: null, title: '', ownerId: null, createdAt };
}

/** False where the account is gone. Throws where the roles change on every attempt: the event is then retried. */
function syncRoles(userId: string, uid: string, resolveStatus: (user: StoredUser) => ArtistStatus): Promise<boolean> {
  return withRetries(async () => {
    const claims = await readClaims(uid, userId);
    if (!(await setClaims(uid, claims))) return false;
    await syncArtistStatus(userId, resolveStatus);
    // Read again after the write: of two triggers at once, the last one sees the newest state.
    return isDeepStrictEqual(await readClaims(uid, userId), claims) || undefined;
  });
}

/** The claims by this profile, or, where it now belongs to another account, by the account's own profile. */
async function readClaims(uid: string, userId: string): Promise<Claims> {
  const roles = await readRolesFor(uid, userId);
  if (roles) return { userId: Number(userId), ...roles };
  const own = (await readUserId(uid)) ?? userId;
  const storedRoles = await readRolesFor(uid, own);
  return { userId: Number(own), ...(storedRoles ?? { isArtist: false, admin: false }) };
}
