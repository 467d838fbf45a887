import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { LikeButton } from '#components/base/like-button.tsx';
import { useLikes } from '#entities/engagement/use-likes.ts';

type LikedImage = Pick<ImageDetails, 'image_id' | 'total_likes'>;

export const useImageLikes = ({ image_id: id, total_likes: likes }: LikedImage) =>
  useLikes({ on: 'image', id }, likes);

/** Likes an image, once. */
export function LikeImage({ image }: { image: LikedImage }) {
  const { count, isLiked, isPending, like } = useImageLikes(image);
  return <LikeButton count={count} isLiked={isLiked} isPending={isPending} onLike={like} />;
}
