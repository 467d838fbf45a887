import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { useQuery } from '@tanstack/react-query';
import { LikeButton } from '#components/base/like-button.tsx';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { likeImageMutation, likesWithOwnQuery } from './mutations.ts';

type LikedImage = Pick<ImageDetails, 'image_id' | 'total_likes'>;

/** The likes of an image: how many, whether the visitor's own is among them in this session, and how to add it. */
export function useLikes(image: LikedImage) {
  const { data: withOwn } = useQuery(likesWithOwnQuery(image.image_id));
  const { mutate, isPending } = useSingleFlightMutation({
    ...likeImageMutation(image),
    onError: (error) => showToast('error', errorText(error, imageMessages.notLiked)),
  });
  return {
    // What is loaded later may count the visitor's own already.
    count: Math.max(image.total_likes, withOwn ?? 0),
    isLiked: withOwn !== undefined,
    isPending,
    like: mutate,
  };
}

/** Likes an image, once in a session. */
export function LikeImage({ image }: { image: LikedImage }) {
  const { count, isLiked, isPending, like } = useLikes(image);
  return <LikeButton count={count} isLiked={isLiked} isPending={isPending} onLike={like} />;
}
