import {
  createProfile,
  deleteUser,
  exportUser,
  requestArtistRole,
  saveApplication,
  updateProfile,
} from '@aperture-byline/contract/endpoints/people/account';
import { mutationOptions } from '@tanstack/react-query';
import { privateMutation } from '#entities/session/api/private-requests.ts';
import type { Account } from '#entities/session/session-store.ts';
import { accountProfileQuery, applicationQuery } from './private-queries.ts';
import { publicProfileQuery } from './queries.ts';

type Owner = Pick<Account, 'uid' | 'userId'>;

/** Creates or updates the profile. Its response becomes the cached profile, which saves a second read. */
const profileMutation = (endpoint: typeof createProfile | typeof updateProfile, { uid, userId }: Owner) =>
  mutationOptions({
    ...privateMutation(endpoint),
    onSuccess: (profiles, _input, _result, { client }) => {
      client.setQueryData(accountProfileQuery(uid).queryKey, profiles);
      client.invalidateQueries({ queryKey: publicProfileQuery(String(userId)).queryKey });
    },
  });
export const createProfileMutation = (owner: Owner) => profileMutation(createProfile, owner);
export const updateProfileMutation = (owner: Owner) => profileMutation(updateProfile, owner);

/** Requests a photographer's account and updates the cached profile. */
export const requestArtistRoleMutation = ({ uid }: Owner) =>
  mutationOptions({
    ...privateMutation(requestArtistRole),
    onSuccess: ({ artistStatus }, _input, _result, { client }) => {
      client.setQueryData(accountProfileQuery(uid).queryKey, (profiles) =>
        profiles?.map((profile) => ({ ...profile, artist_status: artistStatus })),
      );
    },
  });

export const saveApplicationMutation = ({ uid }: Owner) =>
  mutationOptions({
    ...privateMutation(saveApplication),
    onSuccess: (application, _input, _result, { client }) => {
      client.setQueryData(applicationQuery(uid).queryKey, application);
    },
  });

/** All data of the user. A GET, but a mutation: it runs on a click and is not cached. */
export const exportUserMutation = privateMutation(exportUser);

export const deleteUserMutation = privateMutation(deleteUser);
