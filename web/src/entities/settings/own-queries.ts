import {
  getStudioHome,
  getStudioShop,
  updateStudioHome,
  updateStudioShop,
} from '@aperture-byline/contract/endpoints/studio';
import { mutationOptions } from '@tanstack/react-query';
import { ownMutation, ownQuery } from '#entities/session/api/own-requests.ts';
import { ApiError } from '#lib/api.ts';

/** A form begins with what is stored now: what it was before may have been changed by somebody else. */
const FRESH = { staleTime: 0, gcTime: 0 };

export const studioHomeQuery = (uid: string) => ({ ...ownQuery(uid, getStudioHome, {}), ...FRESH });

export const studioShopQuery = (uid: string) => ({ ...ownQuery(uid, getStudioShop, {}), ...FRESH });

/** Somebody else has changed the settings since they were read. */
export const isSettingsConflict = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'CONFLICT';

export const updateHomeMutation = (uid: string) =>
  mutationOptions({
    ...ownMutation(updateStudioHome),
    meta: { isRefusal: isSettingsConflict },
    onSuccess: (home, _input, _result, { client }) =>
      client.setQueryData(studioHomeQuery(uid).queryKey, home),
  });

export const updateShopMutation = (uid: string) =>
  mutationOptions({
    ...ownMutation(updateStudioShop),
    meta: { isRefusal: isSettingsConflict },
    onSuccess: (shop, _input, _result, { client }) =>
      client.setQueryData(studioShopQuery(uid).queryKey, shop),
  });
