import { countImageView, likeImage } from '@aperture-byline/contract/endpoints/image-feedback';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '#lib/api.ts';

/** Counts a view, as likes without a credential: the visitor's cookie proves who was counted. */
export async function countView(imageId: string): Promise<void> {
  await callApi(countImageView, { params: { imageId }, body: {} });
}

/** The number of likes with the visitor's own; undefined for an image that was not liked in this session. */
export const likesWithOwnQuery = (imageId: string) =>
  queryOptions<number>({
    queryKey: ['likes with own', imageId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Likes an image. It succeeds also where this visitor was counted before. */
export const likeImageMutation = ({
  image_id: imageId,
  total_likes: likes,
}: Pick<ImageDetails, 'image_id' | 'total_likes'>) =>
  mutationOptions<null, Error, void>({
    mutationKey: ['like image', imageId],
    mutationFn: () => callApi(likeImage, { params: { imageId }, body: {} }),
    onSuccess: (_nothing, _variables, _result, { client }) => {
      client.setQueryData(likesWithOwnQuery(imageId).queryKey, likes + 1);
    },
  });
