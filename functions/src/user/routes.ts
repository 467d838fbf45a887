import {
  newProfileSchema,
  type ProfileChange,
  profileChangeSchema,
} from '@aperture-byline/contract/profile-schema';
import type { NewUser } from '@aperture-byline/contract/user';
import {
  type Guest,
  guestSchema,
  type NewAccount,
  newAccountSchema,
  nothingSchema,
} from '@aperture-byline/contract/user-schema';
import { type AnyRoute, callerOf, created, ok, type Route } from '../http/route.ts';
import { changeProfile } from './change-profile.ts';
import { createAccount } from './create-account.ts';
import { getProfile } from './get-profile.ts';
import { keepGuest } from './keep-guest.ts';
import { requestArtistRole } from './request-artist-role.ts';

const profile: Route = {
  method: 'get',
  path: '/user/profile',
  token: 'optional',
  cache: 'steady',
  limit: 'list',
  handle: async ({ query, principal }) => {
    const own = principal?.userId ?? null;
    const userId = query('userId');
    return ok(await getProfile(userId === undefined ? own : userId, own));
  },
};

/** With a token the account's own profile, without one a guest. */
const join: Route<NewAccount | Guest> = {
  method: 'post',
  path: '/user',
  token: 'optional',
  cache: 'never',
  quota: (principal) => (principal ? 'newAccount' : 'newGuest'),
  schema: (principal) => (principal ? newAccountSchema : guestSchema),
  handle: async ({ body, principal, guestId }) => {
    if (principal) return answerNewUser(await createAccount(principal, body as NewAccount));
    const guest = await keepGuest(body, guestId);
    return { ...answerNewUser(guest), guestId: String(guest.userId) };
  },
};

function answerNewUser(user: NewUser) {
  return user.alreadyExists ? ok(user) : created(user);
}

const writeProfile: Route<ProfileChange> = {
  method: 'post',
  path: '/user/user-info',
  token: 'required',
  cache: 'never',
  quota: 'profile',
  namesCaller: true,
  schema: newProfileSchema,
  handle: async (request) => created(await changeProfile(callerOf(request), request.body)),
};

const editProfile: Route<ProfileChange> = {
  ...writeProfile,
  method: 'put',
  schema: profileChangeSchema,
  handle: async (request) => ok(await changeProfile(callerOf(request), request.body)),
};

const requestRole: Route<object> = {
  method: 'post',
  path: '/user/admin-access',
  token: 'required',
  needs: { verified: true },
  cache: 'never',
  quota: 'artistRequest',
  namesCaller: true,
  schema: nothingSchema,
  handle: async (request) => {
    const { request: artistRequest, isNew } = await requestArtistRole(callerOf(request).userId);
    return isNew ? created(artistRequest) : ok(artistRequest);
  },
};

export const userRoutes: readonly AnyRoute[] = [profile, join, writeProfile, editProfile, requestRole];
