import type {
  AccountProfile,
  ArtistApplication,
  ArtistRequest,
  DeletionPreview,
  NewUser,
  SealingKeys,
  UserProfile,
} from '../../user/wire.ts';
import { everybody, user, userOrVisitor } from '../callers.ts';

/** With a token the account's own profile, without one a guest record that the visitor's cookie proves. */
export const createUser = userOrVisitor
  .post('/user', {
    body: { user: 'user.newAccountSchema', visitor: 'user.guestSchema' },
    status: [200, 201],
    appCheck: 'all',
    quota: { user: 'newAccount', visitor: 'newGuest' },
    visitorCookie: 'lasting',
  })
  .returns<NewUser>();

/** Fills in the profile for the first time; answers the profile as saved. */
export const createProfile = user
  .post('/user/user-info', { body: 'profile.newProfileSchema', bodyNamesCaller: true, status: [201], quota: 'profile' })
  .returns<(UserProfile | AccountProfile)[]>();

/** Changes what is sent and leaves the rest; the profile as it is then. */
export const updateProfile = user
  .put('/user/user-info', { body: 'profile.profileChangeSchema', bodyNamesCaller: true, quota: 'profile' })
  .returns<(UserProfile | AccountProfile)[]>();

/** Asks for the role of a photographer, which an administrator grants. 200 where that was asked before. */
export const requestArtistRole = user
  .post('/user/admin-access', {
    body: 'user.emptyBodySchema',
    bodyNamesCaller: true,
    status: [200, 201],
    authorization: { verified: true },
    quota: 'artistRequest',
  })
  .returns<ArtistRequest>();

/** Returns what the caller shows with a request for the role; empty before it was sent and after the answer. */
export const getApplication = user.get('/user/application').returns<ArtistApplication>();

/** Sets what administrators see of the caller beside the profile while the request waits. */
export const saveApplication = user
  .put('/user/application', {
    body: 'user.applicationSchema',
    authorization: { verified: true },
    quota: 'attachment',
    errors: ['CONFLICT'],
  })
  .returns<ArtistApplication>();

/** The file of such a photograph, at an address that the API signed: ten minutes at most. */
export const getApplicationFile = everybody
  .get('/user/application/:userId/:pictureId/:file', {
    query: ['expires', 'signature'],
    cache: 'never',
    rateLimit: undefined,
    errors: ['NOT_FOUND'],
  })
  .sends('file');

/** The keys under which browsers encrypt the caller's cart and unsent words when they log out. */
export const getSealingKeys = user.get('/user/sealing-keys').returns<SealingKeys>();

/** Everything that is stored about the caller, as one document. */
export const exportUser = user
  .get('/user/export', { authorization: { recentLogin: true }, rateLimit: undefined, quota: 'export' })
  .returns<object>();

/** Counts the open orders, at most 1,000 bought and 1,000 sold, that the deletion of the account would end. */
export const previewDeletion = user.get('/user/deletion').returns<DeletionPreview>();

/** Deletes the caller's account; what else there is of them is erased shortly after. Not of the last administrator. */
export const deleteUser = user
  .delete('/user', {
    authorization: { recentLogin: true },
    worksReadOnly: true,
    quota: 'deletion',
    errors: ['CONFLICT'],
  })
  .returns<null>();
