import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle } from 'react';
import { LikeButton } from '#components/base/like-button.tsx';
import { Row } from '#components/layout/layout.tsx';
import { ImageComments } from '#entities/image/image-comments.tsx';
import { useImageLikes } from '#entities/image/like-image.tsx';
import { imageDetailsQuery } from '#entities/image/queries.ts';
import { useImageView } from '#entities/image/use-image-view.ts';
import { ImageInfo } from './image-info.tsx';
import styles from './viewer.module.css';

// What is told of an image beside its picture, loaded when that is shown.

export interface FeedbackHandle {
  like: () => void;
}

/** The likes and views of the shown image, whose view it counts. */
export function Feedback({ image, ref }: { image: ExhibitionImage; ref: Ref<FeedbackHandle> }) {
  const { count, isLiked, isPending, like } = useImageLikes(image);
  useImageView(image.image_id);
  useImperativeHandle(ref, () => ({ like: () => isLiked || like() }));
  const views = image.total_views;
  return (
    <Row nowrap className={styles.feedback}>
      <LikeButton count={count} isLiked={isLiked} isPending={isPending} onLike={like} />
      {views > 0 && (
        <p className="tabular-nums">
          {views.toLocaleString('en-IN')} {views === 1 ? 'view' : 'views'}
        </p>
      )}
    </Row>
  );
}

/** What a panel tells of an image. */
export function ImagePanel({ name, imageId }: { name: 'details' | 'comments'; imageId: string }) {
  return name === 'details' ? <ImageInfo imageId={imageId} /> : <Comments key={imageId} imageId={imageId} />;
}

function Comments({ imageId }: { imageId: string }) {
  const { data: image } = useQuery(imageDetailsQuery(imageId));
  return <ImageComments imageId={imageId} ownerId={image?.owner_id ?? null} />;
}
