import { getCertificate } from '@aperture-byline/contract/endpoints/certificate';
import type { Certificate } from '@aperture-byline/contract/order/certificate';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, buildQueryKey, callApi } from '#lib/api.ts';

/** What a certificate is of; null for a code that is none. */
export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: buildQueryKey(getCertificate, { params: { code } }),
    queryFn: async ({ signal }): Promise<Certificate | null> => {
      try {
        return await callApi(getCertificate, { params: { code } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
