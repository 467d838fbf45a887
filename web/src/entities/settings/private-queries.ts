import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import {
  getStudioHome,
  getStudioPayoutTerms,
  getStudioSeller,
  getStudioShipping,
  getStudioShop,
  updateStudioHome,
  updateStudioPayoutTerms,
  updateStudioSeller,
  updateStudioShipping,
  updateStudioShop,
} from '@aperture-byline/contract/endpoints/studio/studio';
import { mutationOptions } from '@tanstack/react-query';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import { ApiError, type CallInput } from '#lib/api/api.ts';

/** A form begins with what is stored now: what it was before may have been changed by somebody else. */
const FRESH = { staleTime: 0, gcTime: 0 };

export const isSettingsConflict = (error: Error): boolean => error instanceof ApiError && error.code === 'CONFLICT';

/** Returns the query of settings and the mutation that changes them, by the account of an administrator. */
const settings = <Read extends Endpoint, Update extends Endpoint>(read: Read, update: Update) => {
  const query = (uid: string) => ({ ...privateQuery(uid, read, {} as CallInput<Read>), ...FRESH });
  const mutation = (uid: string) =>
    mutationOptions({
      ...privateMutation(update),
      meta: { isRefusal: isSettingsConflict },
      onSuccess: (saved, _input, _result, { client }) => client.setQueryData<unknown>(query(uid).queryKey, saved),
    });
  return [query, mutation] as const;
};

export const [studioHomeQuery, updateHomeMutation] = settings(getStudioHome, updateStudioHome);
export const [studioShopQuery, updateShopMutation] = settings(getStudioShop, updateStudioShop);
export const [studioSellerQuery, updateSellerMutation] = settings(getStudioSeller, updateStudioSeller);
export const [studioPayoutTermsQuery, updatePayoutTermsMutation] = settings(
  getStudioPayoutTerms,
  updateStudioPayoutTerms,
);
export const [studioShippingQuery, updateShippingMutation] = settings(getStudioShipping, updateStudioShipping);
