import { isGooglePicture } from '@aperture-byline/contract/avatar';
import type { NewUser } from '@aperture-byline/contract/user';
import type { NewAccount } from '@aperture-byline/contract/user-schema';
import type { User } from 'firebase/auth';
import { callOwn } from '#lib/session/account-api.ts';
import { newcomerStore } from '#lib/session/newcomer.ts';

/** Makes the profile of an account that has none yet, and has the token name it. Harmless to repeat. */
export async function openProfile(user: User): Promise<void> {
  const { claims } = await user.getIdTokenResult();
  if (claims.userId !== undefined) return;
  await callOwn<NewUser>('/user', { method: 'POST', body: newcomerStore.get() ?? accountOf(user) });
  newcomerStore.set(null);
  await user.getIdToken(true);
}

/** What the sign-in service knows of a person: Google gives a whole name and a picture. */
function accountOf({ displayName, email, photoURL }: User): NewAccount {
  const [firstName = '', ...others] = (displayName ?? '').trim().split(/\s+/);
  return {
    firstName: firstName || (email ?? '').split('@')[0] || 'Friend',
    lastName: others.join(' '),
    ...(photoURL && isGooglePicture(photoURL) && { profilePicture: photoURL }),
  };
}
