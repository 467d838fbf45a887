import type { StoredContact, StoredUser } from '@aperture-byline/contract/user/stored';
import type { ArtistStatus } from '@aperture-byline/contract/user/wire';
import { changeDocument, readDocument } from './firestore.ts';

export function readContact(userId: string): Promise<StoredContact | null> {
  return readDocument(`users/${userId}/private/contact`);
}

/** The roles that a sign-in account has by this profile. Null where the profile is gone or another account's. */
export async function readRolesFor(
  uid: string,
  userId: string,
): Promise<{ isArtist: boolean; admin: boolean } | null> {
  const user = await readDocument<StoredUser>(`users/${userId}`);
  return user?.uid === uid ? { isArtist: user.isArtist === true, admin: user.admin === true } : null;
}

/** Writes the artist status that follows from the user as it is. Nothing happens where they agree or it is gone. */
export async function settleArtistStatus(
  userId: string,
  choose: (user: StoredUser) => ArtistStatus,
): Promise<void> {
  await changeDocument<StoredUser>(`users/${userId}`, (user) => {
    const artistStatus = choose(user);
    return artistStatus === user.artistStatus ? {} : { artistStatus };
  });
}

/** Makes the profile an administrator's. False where there is none. */
export async function storeAdmin(userId: string): Promise<boolean> {
  const user = await changeDocument<StoredUser>(`users/${userId}`, () => ({ admin: true }));
  return user !== null;
}
