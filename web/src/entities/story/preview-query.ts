import type { PreviewedStory } from '@aperture-byline/contract/blog/preview-link';
import { getPreviewedStory } from '@aperture-byline/contract/endpoints/preview';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, buildQueryKey, callApi } from '#lib/api.ts';

/** The story that a preview link leads to; null where it leads to none, or has ended. */
export const previewedStoryQuery = (token: string) =>
  queryOptions({
    queryKey: buildQueryKey(getPreviewedStory, { params: { token } }),
    queryFn: async ({ signal }): Promise<PreviewedStory | null> => {
      try {
        return await callApi(getPreviewedStory, { params: { token } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
