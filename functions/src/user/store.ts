import type { StoredContact, StoredUser } from '@aperture-byline/contract/user';
import { readDocument } from '../platform/firestore.ts';

export function readUser(userId: string): Promise<StoredUser | null> {
  return readDocument(`users/${userId}`);
}

/** What only the account's owner may see. */
export function readContact(userId: string): Promise<StoredContact | null> {
  return readDocument(`users/${userId}/private/contact`);
}
