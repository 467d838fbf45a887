import * as endpoints from '@aperture-byline/contract/endpoints/user';
import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { isGooglePicture } from '@aperture-byline/contract/user/avatar';
import type { NewAccount } from '@aperture-byline/contract/user/schemas';
import type { NewUser } from '@aperture-byline/contract/user/wire';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { callOwn } from '#entities/session/api/account-api.ts';
import { OWN } from '#entities/session/api/own-requests.ts';
import { artistChoice, pendingRegistration } from '#entities/session/pending-registration.ts';
import { ApiError } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { retryOnce } from '#lib/query-client.ts';
import { showToast } from '#lib/toast.ts';

export interface EnsuredProfile {
  /** It was made just now. */
  isNew: boolean;
}

/** Stands in for a name that is missing or can't stand here, until they choose one; the e-mail is nobody's business. */
const NAMELESS = { firstName: 'Friend', lastName: '' };

/** What `ensureProfileMutation` found out; undefined until then. Kept with the other data of the person. */
export const ensuredProfileQuery = (uid: string) =>
  queryOptions<EnsuredProfile>({
    queryKey: [OWN, uid, 'ensured profile'],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes the profile of an account that has none yet, and has the token name it. Harmless to repeat. */
export const ensureProfileMutation = (user: User) =>
  mutationOptions({
    mutationKey: [OWN, user.uid, 'ensure profile'],
    mutationFn: () => ensureProfile(user),
    onSuccess: (ensured, _nothing, _result, { client }) => {
      client.setQueryData(ensuredProfileQuery(user.uid).queryKey, ensured);
    },
    retry: retryOnce,
  });

async function ensureProfile(user: User): Promise<EnsuredProfile> {
  const isArtistChosen = artistChoice.take();
  const { claims } = await user.getIdTokenResult();
  if (claims.userId !== undefined) {
    // The address was confirmed since this token was made.
    if (user.emailVerified && claims.email_verified !== true) await user.getIdToken(true);
    pendingRegistration.set(null);
    if (isArtistChosen && claims.isArtist !== true) await requestArtistRole(user, Number(claims.userId));
    return { isNew: false };
  }
  const email = user.email?.toLowerCase() ?? '';
  // Kept until the profile is made, as what somebody wrote into the form is.
  if (isArtistChosen) pendingRegistration.set({ ...accountOf(user), email, isArtist: true });
  const newcomer = pendingRegistration.get();
  const isRegistering = newcomer !== null && newcomer.email === email;
  const { userId, alreadyExists } = await makeProfile(isRegistering ? newcomer : accountOf(user));
  pendingRegistration.set(null);
  await user.getIdToken(true);
  // The profile may have been made without the request: by another tab, or by an earlier sign-in.
  if (alreadyExists && isRegistering && newcomer.isArtist === true) await requestArtistRole(user, userId);
  // Where the first answer got lost, the second says that the profile exists.
  return { isNew: isRegistering || !alreadyExists };
}

/**
 * Makes the request of somebody who chose a photographer's account and has one already, and tells them how that went. A
 * failure keeps nobody out: the profile offers the same request.
 */
async function requestArtistRole(user: User, userId: number): Promise<void> {
  if (!user.emailVerified) {
    showToast('warning', apiMessages.emailUnverified);
    return;
  }
  try {
    const { artistStatus } = await callOwn(endpoints.requestArtistRole, { body: { userId } });
    if (artistStatus === 'requested') showToast('success', messages.artistRequested);
  } catch (error) {
    console.error('The request could not be made:', error);
    showToast('error', errorText(error, messages.artistRequestFailed));
  }
}

async function makeProfile(account: NewAccount): Promise<NewUser> {
  const make = (body: NewAccount) => callOwn(endpoints.createUser, { body });
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
