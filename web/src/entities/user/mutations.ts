import {
  createProfile,
  deleteUser,
  exportUser,
  requestArtistRole,
  updateProfile,
} from '@aperture-byline/contract/endpoints/user';
import { mutationOptions } from '@tanstack/react-query';
import { ownMutation } from '#entities/session/api/own-requests.ts';
import type { Account } from '#entities/session/session-store.ts';
import { ownProfileQuery, publicProfileQuery } from './queries.ts';

type Owner = Pick<Account, 'uid' | 'userId'>;

/** Begins a profile, or changes one. The answer is the profile as it is then: nobody reads it a second time. */
const profileMutation = (endpoint: typeof createProfile | typeof updateProfile, { uid, userId }: Owner) =>
  mutationOptions({
    ...ownMutation(endpoint),
    onSuccess: (profiles, _input, _result, { client }) => {
      client.setQueryData(ownProfileQuery(uid).queryKey, profiles);
      client.invalidateQueries({ queryKey: publicProfileQuery(String(userId)).queryKey });
    },
  });
export const createProfileMutation = (owner: Owner) => profileMutation(createProfile, owner);
export const updateProfileMutation = (owner: Owner) => profileMutation(updateProfile, owner);

/** Asks for a photographer's account. */
export const requestArtistRoleMutation = ({ uid }: Owner) =>
  mutationOptions({
    ...ownMutation(requestArtistRole),
    onSuccess: ({ artistStatus }, _input, _result, { client }) => {
      client.setQueryData(ownProfileQuery(uid).queryKey, (profiles) =>
        profiles?.map((profile) => ({ ...profile, artist_status: artistStatus })),
      );
    },
  });

/** Everything that is kept about the person. A mutation, since it is made for a click and never cached. */
export const exportUserMutation = ownMutation(exportUser);

export const deleteUserMutation = ownMutation(deleteUser);
