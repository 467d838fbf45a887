import type { StoredContact } from '@aperture-byline/contract/user/stored';
import { isUid, readSignIn } from '../../lib/sign-in-accounts.ts';
import { contactCollection } from './users.ts';

/**
 * Where mails to a user may go: to an address that its owner has confirmed. Where that is not noted, the sign-in
 * service is asked, and the address that was confirmed there stands in place of one that somebody merely typed; the
 * caller stores what is new. Null where there is none.
 */
export async function findConfirmed(contact: StoredContact | null, uid: unknown): Promise<StoredContact | null> {
  if (contact === null || contact.isConfirmed) return contact;
  const signIn = isUid(uid) ? await readSignIn(uid) : null;
  if (!signIn?.emailVerified || signIn.email === null) return null;
  return { ...contact, email: signIn.email.toLowerCase(), isConfirmed: true };
}

/** Notes that a user's confirmed address is this one, where none of theirs was confirmed before. */
export async function confirmContact(userId: string, email: string): Promise<void> {
  await contactCollection(userId).transact('contact', ({ isConfirmed }) =>
    isConfirmed ? {} : { email, isConfirmed: true },
  );
}
