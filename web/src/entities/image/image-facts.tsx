import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { useEffect } from 'react';
import { LikeButton } from '#components/base/like-button.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { useLikes } from '#entities/engagement/use-likes.ts';
import { cameraMetadata, fileMetadata } from './camera-data.ts';
import styles from './image-details.module.css';

type LikedImage = Pick<ImageDetails, 'image_id' | 'total_likes'>;

export const useImageLikes = ({ image_id: id, total_likes: likes }: LikedImage) =>
  useLikes({ on: 'image', id }, likes);

/** Likes an image, once. */
export function LikeImage({ image }: { image: LikedImage }) {
  const { count, isLiked, isPending, like } = useImageLikes(image);
  return <LikeButton count={count} isLiked={isLiked} isPending={isPending} onLike={like} />;
}

/** Images whose view was counted since the site was opened. */
const counted = new Set<string>();

/** Counts a view the first time an image is shown. Its code is loaded after hydration, since nothing on the page waits for it. */
export function useImageView(imageId: string): void {
  useEffect(() => {
    if (counted.has(imageId)) return;
    counted.add(imageId);
    import('./mutations.ts')
      .then(({ countView }) => countView(imageId))
      .catch((error: unknown) => {
        // Shown again, it is tried again.
        counted.delete(imageId);
        console.error('The view could not be counted:', error);
      });
  }, [imageId]);
}

/** Camera data, resolution and licence of a photograph. */
export function ImageMetadata({ image }: { image: ImageDetails }) {
  const camera = cameraMetadata(image);
  return (
    <section>
      <h2 className={styles.title}>Details</h2>
      {camera.length > 0 ? (
        <FactList lined facts={camera} className={styles.facts} />
      ) : (
        <EmptyState>{imageMessages.noImageDetails}</EmptyState>
      )}
      <FactList lined facts={fileMetadata(image)} className={styles.facts} />
    </section>
  );
}
