import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { isGooglePicture } from '@aperture-byline/contract/user/avatar';
import type { NewAccount } from '@aperture-byline/contract/user/bodies';
import type { NewUser } from '@aperture-byline/contract/user/wire';
import { createProfile, deleteAccount, deleteUser, readUserId } from '../../data/people/users.ts';
import { withRetries } from '../../lib/concurrency.ts';
import { ApiError } from '../../lib/errors.ts';
import { setClaims } from '../../lib/sign-in-accounts.ts';
import { rejectReservedName } from './check-name.ts';
import { newUser } from './new-user.ts';

interface Account {
  uid: string;
  /** User id of the account's profile, if it has one already. */
  userId: string | null;
  /** In lower case. */
  email: string | null;
  emailVerified: boolean;
}

/** Creates an account's profile, once: repeated and concurrent calls return the same one. */
export async function createAccount(
  { uid, userId, email, emailVerified }: Account,
  { firstName, middleName = '', lastName = '', email: sentEmail, profilePicture = '', isArtist }: NewAccount,
): Promise<NewUser> {
  if (sentEmail !== undefined && sentEmail.toLowerCase() !== email)
    throw new ApiError('INVALID', { fields: { email: apiMessages.emailNotYours } });
  if (profilePicture !== '' && !isGooglePicture(profilePicture))
    throw new ApiError('INVALID', { fields: { profilePicture: apiMessages.pictureForeign } });
  if (userId !== null) return { userId: Number(userId), alreadyExists: true };
  rejectReservedName({ firstName, middleName, lastName }, { firstName, middleName, lastName });
  return withRetries(async () => {
    const user = newUser({
      uid,
      firstName,
      middleName,
      lastName,
      avatar: profilePicture || null,
      artistStatus: isArtist ? 'requested' : 'none',
    });
    if (await createProfile(uid, user, { email, emailVerified })) {
      if (await setClaims(uid, user)) return { userId: user.userId, alreadyExists: false };
      // The account was deleted meanwhile, and its deletion may have looked for a profile before there was one.
      await deleteUser(String(user.userId));
      await deleteAccount(uid);
      throw new ApiError('UNAUTHENTICATED');
    }
    const existing = await readUserId(uid);
    // Without one only the id was taken: the next one is another.
    return existing === null ? undefined : { userId: Number(existing), alreadyExists: true };
  });
}
