import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#entities/session/session-store.ts';
import { loadCode } from '#lib/api/connection.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError } from '#lib/toast.ts';
import { engagementQuery } from './engagement-query.ts';
import type { Likeable } from './visitor-likes.ts';

/** Returns the likes, whether one's own is among them, and how to add it, with code loaded at the first like. */
export function useLikes(likeable: Likeable, likes: number) {
  const { data: engagement } = useQuery(engagementQuery(likeable, useSession()));
  const { mutate, isPending } = useSingleFlightMutation<void>({
    mutationKey: ['like', likeable.on, likeable.id],
    mutationFn: async (_nothing, { client }) =>
      (await loadCode(() => import('./add-like.ts'))).addLike(client, likeable),
    onError: (error) => showError(error, imageMessages.notLiked),
  });
  return {
    // A page from a cache may be older than one's own like.
    count: Math.max(likes, engagement?.likes ?? 0),
    isLiked: engagement?.liked === true,
    isPending,
    like: mutate,
  };
}
