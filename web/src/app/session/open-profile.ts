import { isGooglePicture } from '@aperture-byline/contract/avatar';
import type { NewUser } from '@aperture-byline/contract/user';
import type { NewAccount } from '@aperture-byline/contract/user-schema';
import { queryOptions } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { ApiError } from '#lib/api.ts';
import { callOwn } from '#lib/session/account-api.ts';
import { OWN } from '#lib/session/get-own-profile.ts';
import { newcomerStore } from '#lib/session/newcomer.ts';

/** Stands in for a name that is missing or can't stand here, until they choose one; the e-mail is nobody's business. */
const NAMELESS = { firstName: 'Friend', lastName: '' };

/** Makes the profile of an account that has none yet, and has the token name it. Harmless to repeat. */
export const openProfileQuery = (user: User) =>
  queryOptions({
    queryKey: [OWN, user.uid, 'opening'],
    queryFn: () => openProfile(user),
    staleTime: Number.POSITIVE_INFINITY,
  });

async function openProfile(user: User): Promise<{ isNew: boolean }> {
  const { claims } = await user.getIdTokenResult();
  if (claims.userId !== undefined) {
    // The address was confirmed since this token was made.
    if (user.emailVerified && claims.email_verified !== true) await user.getIdToken(true);
    newcomerStore.set(null);
    return { isNew: false };
  }
  const newcomer = newcomerStore.get();
  const isRegistering = newcomer !== null && newcomer.email === user.email?.toLowerCase();
  const { alreadyExists } = await makeProfile(isRegistering ? newcomer : accountOf(user));
  newcomerStore.set(null);
  await user.getIdToken(true);
  // Where the first answer got lost, the second says that the profile exists.
  return { isNew: isRegistering || !alreadyExists };
}

async function makeProfile(account: NewAccount): Promise<NewUser> {
  const make = (body: NewAccount) => callOwn<NewUser>('/user', { method: 'POST', body });
  try {
    return await make(account);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return make({ ...NAMELESS, isArtist: account.isArtist });
  }
}

/** What the sign-in service knows of a person: Google gives a whole name and a picture. */
function accountOf({ displayName, photoURL }: User): NewAccount {
  const [firstName = '', ...others] = (displayName ?? '').trim().split(/\s+/);
  return {
    firstName: firstName || NAMELESS.firstName,
    lastName: others.join(' '),
    ...(photoURL && isGooglePicture(photoURL) && { profilePicture: photoURL }),
  };
}
