import type {
  AccountProfile,
  ArtistRequest,
  DeletionPreview,
  NewUser,
  SealingKeys,
  UserProfile,
} from '../../user/wire.ts';
import { type Endpoint, PRIVATE, PRIVATE_READ, type Returns } from '../endpoint.ts';

/** With a token the account's own profile, without one a guest record that the visitor's cookie proves. */
export const createUser = {
  method: 'POST',
  path: '/user',
  body: {
    user: async () => (await import('../../user/schemas.ts')).newAccountSchema,
    visitor: async () => (await import('../../user/schemas.ts')).guestSchema,
  },
  response: {} as Returns<NewUser>,
  status: [200, 201],
  auth: 'optional',
  cache: 'never',
  quota: { user: 'newAccount', visitor: 'newGuest' },
  visitorCookie: 'lasting',
} as const satisfies Endpoint;

/** Fills in the profile for the first time; answers the profile as saved. */
export const createProfile = {
  method: 'POST',
  path: '/user/user-info',
  body: async () => (await import('../../user/profile-schemas.ts')).newProfileSchema,
  bodyNamesCaller: true,
  response: {} as Returns<(UserProfile | AccountProfile)[]>,
  status: [201],
  auth: 'required',
  cache: 'never',
  quota: 'profile',
} as const satisfies Endpoint;

/** Changes what is sent and leaves the rest; the profile as it is then. */
export const updateProfile = {
  ...PRIVATE,
  method: 'PUT',
  path: '/user/user-info',
  body: async () => (await import('../../user/profile-schemas.ts')).profileChangeSchema,
  bodyNamesCaller: true,
  response: {} as Returns<(UserProfile | AccountProfile)[]>,
  quota: 'profile',
} as const satisfies Endpoint;

/** Asks for the role of a photographer, which an administrator grants. 200 where that was asked before. */
export const requestArtistRole = {
  method: 'POST',
  path: '/user/admin-access',
  body: async () => (await import('../../user/schemas.ts')).emptyBodySchema,
  bodyNamesCaller: true,
  response: {} as Returns<ArtistRequest>,
  status: [200, 201],
  auth: 'required',
  authorization: { verified: true },
  cache: 'never',
  quota: 'artistRequest',
} as const satisfies Endpoint;

/** The keys under which browsers encrypt the caller's cart and unsent words when they log out. */
export const getSealingKeys = {
  ...PRIVATE_READ,
  path: '/user/sealing-keys',
  response: {} as Returns<SealingKeys>,
} as const satisfies Endpoint;

/** Everything that is stored about the caller, as one document. */
export const exportUser = {
  ...PRIVATE,
  method: 'GET',
  path: '/user/export',
  response: {} as Returns<object>,
  authorization: { recentLogin: true },
  quota: 'export',
} as const satisfies Endpoint;

/**
 * Returns how the deletion of the caller's account would end their open orders, at most 1,000 bought and 1,000 sold.
 */
export const previewDeletion = {
  ...PRIVATE_READ,
  path: '/user/deletion',
  response: {} as Returns<DeletionPreview>,
} as const satisfies Endpoint;

/** Deletes the caller's account; what else there is of them is erased shortly after. */
export const deleteUser = {
  ...PRIVATE,
  method: 'DELETE',
  path: '/user',
  response: {} as Returns<null>,
  authorization: { recentLogin: true },
  quota: 'deletion',
} as const satisfies Endpoint;
