import {
  getStudioHome,
  getStudioSeller,
  getStudioShipping,
  getStudioShop,
  updateStudioHome,
  updateStudioSeller,
  updateStudioShipping,
  updateStudioShop,
} from '@aperture-byline/contract/endpoints/studio/studio';
import { mutationOptions } from '@tanstack/react-query';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';

/** A form begins with what is stored now: what it was before may have been changed by somebody else. */
const FRESH = { staleTime: 0, gcTime: 0 };

export const studioHomeQuery = (uid: string) => ({ ...privateQuery(uid, getStudioHome, {}), ...FRESH });

export const studioShopQuery = (uid: string) => ({ ...privateQuery(uid, getStudioShop, {}), ...FRESH });

/** Somebody else has changed the settings since they were read. */
export const isSettingsConflict = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'CONFLICT';

export const updateHomeMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(updateStudioHome),
    meta: { isRefusal: isSettingsConflict },
    onSuccess: (home, _input, _result, { client }) =>
      client.setQueryData(studioHomeQuery(uid).queryKey, home),
  });

export const updateShopMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(updateStudioShop),
    meta: { isRefusal: isSettingsConflict },
    onSuccess: (shop, _input, _result, { client }) =>
      client.setQueryData(studioShopQuery(uid).queryKey, shop),
  });

export const studioSellerQuery = (uid: string) => ({ ...privateQuery(uid, getStudioSeller, {}), ...FRESH });

export const updateSellerMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(updateStudioSeller),
    meta: { isRefusal: isSettingsConflict },
    onSuccess: (seller, _input, _result, { client }) =>
      client.setQueryData(studioSellerQuery(uid).queryKey, seller),
  });

export const studioShippingQuery = (uid: string) => ({
  ...privateQuery(uid, getStudioShipping, {}),
  ...FRESH,
});

export const updateShippingMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(updateStudioShipping),
    meta: { isRefusal: isSettingsConflict },
    onSuccess: (shipping, _input, _result, { client }) =>
      client.setQueryData(studioShippingQuery(uid).queryKey, shipping),
  });
