import { createUser } from '@aperture-byline/contract/endpoints/people/account';
import { messages } from '@aperture-byline/contract/shared/messages';
import { isGooglePicture } from '@aperture-byline/contract/user/avatar';
import type { NewAccount } from '@aperture-byline/contract/user/bodies';
import type { NewUser } from '@aperture-byline/contract/user/wire';
import { mutationOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { attest, callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { artistChoice, pendingRegistration } from '#entities/session/pending-registration.ts';
import { ApiError } from '#lib/api/api.ts';
import { loadCode } from '#lib/api/connection.ts';
import { retryOnce } from '#lib/api/query-client.ts';
import { browserStorage } from '#lib/storage/browser-storage.ts';
import { showError } from '#lib/toast.ts';

interface EnsuredProfile {
  isNew: boolean;
  isAdmin: boolean;
}

/** Default for a missing or refused name. Not made of the e-mail address, since names are public. */
const NAMELESS = { firstName: 'Friend', lastName: '' };

/** Cached result of `ensureProfileMutation`, which outlasts its component and is removed with the user's other data. */
export const ensuredProfileQuery = (uid: string) =>
  queryOptions<EnsuredProfile>({
    queryKey: [PRIVATE, uid, 'ensured profile'],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Creates the profile of an account that has none, and refreshes the token for its claims. Idempotent. */
export const ensureProfileMutation = (user: User) =>
  mutationOptions<EnsuredProfile, Error, void>({
    mutationKey: ensuredProfileQuery(user.uid).queryKey,
    mutationFn: async (_nothing, { client }) => {
      await restoreWords(client, user.uid);
      return ensureProfile(user);
    },
    onSuccess: (ensured, _nothing, _result, { client }) => {
      client.setQueryData(ensuredProfileQuery(user.uid).queryKey, ensured);
    },
    retry: retryOnce,
  });

/** Restores drafts before a form reads them. On failure, the seal waits for the next load; the sign-in goes on. */
async function restoreWords(client: QueryClient, uid: string): Promise<void> {
  if (browserStorage.sealedKeys().length === 0) return;
  try {
    const { restoreSealed } = await loadCode(() => import('./restore-sealed.ts'));
    await restoreSealed(client, uid);
  } catch (error) {
    console.error('Cart and drafts could not be restored:', error);
  }
}

async function ensureProfile(user: User): Promise<EnsuredProfile> {
  const wantsArtistAccount = artistChoice.consume();
  const { claims } = await user.getIdTokenResult();
  if (claims.userId !== undefined) {
    // The token is older than the verification of the address.
    if (user.emailVerified && claims.email_verified !== true) await user.getIdToken(true);
    pendingRegistration.set(null);
    if (wantsArtistAccount && claims.isArtist !== true) await requestRole(user, Number(claims.userId));
    return { isNew: false, isAdmin: claims.admin === true };
  }
  const email = user.email?.toLowerCase() ?? '';
  // Stored until the profile is created, so that a failure or reload does not lose the choice.
  if (wantsArtistAccount) pendingRegistration.set({ ...toNewAccount(user), email, isArtist: true });
  const pending = pendingRegistration.get();
  const isRegistering = pending !== null && pending.email === email;
  const { userId, alreadyExists } = await createProfile(isRegistering ? pending : toNewAccount(user));
  pendingRegistration.set(null);
  await user.getIdToken(true);
  // Another tab or an earlier sign-in may have created the profile without the request.
  if (alreadyExists && isRegistering && pending.isArtist === true) await requestRole(user, userId);
  // A retry after a lost response answers `alreadyExists` for a profile created just now.
  return { isNew: isRegistering || !alreadyExists, isAdmin: false };
}

/** Requests the artist role with code loaded on demand. A failure does not fail the sign-in. */
async function requestRole(user: User, userId: number): Promise<void> {
  try {
    const { requestArtistRole } = await loadCode(() => import('./request-artist-role.ts'));
    await requestArtistRole(user, userId);
  } catch (error) {
    console.error('The request could not be loaded:', error);
    showError(error, messages.somethingWrongLater);
  }
}

async function createProfile(account: NewAccount): Promise<NewUser> {
  const headers = await attest();
  const create = (body: NewAccount) => callAuthenticated(createUser, { body }, { headers });
  try {
    return await create(account);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return create({ ...NAMELESS, isArtist: account.isArtist });
  }
}

/** The new account from Firebase Auth's user: Google provides a full name and a picture. */
function toNewAccount({ displayName, photoURL }: User): NewAccount {
  const [firstName = '', ...others] = (displayName ?? '').trim().split(/\s+/);
  return {
    firstName: firstName || NAMELESS.firstName,
    lastName: others.join(' '),
    ...(photoURL && isGooglePicture(photoURL) && { profilePicture: photoURL }),
  };
}
