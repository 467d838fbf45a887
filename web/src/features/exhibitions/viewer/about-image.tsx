import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle } from 'react';
import { Link } from 'react-router';
import { LikeButton } from '#components/base/like-button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { ImageComments } from '#entities/image/image-comments.tsx';
import { ImageMetadata, useImageLikes, useImageView } from '#entities/image/image-facts.tsx';
import { imageDetailsQuery } from '#entities/image/queries.ts';
import { exhibitionPrintsQuery } from '#entities/shown-works/queries.ts';
import { printLinkText } from '#entities/shown-works/work-links.tsx';
import { pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './viewer.module.css';
import viewerPanelStyles from './viewer-panel.module.css';

// What is told of an image beside its picture, loaded when that is shown.

export interface FeedbackHandle {
  like: () => void;
}

/** The print, the likes and the views of the shown image, whose view it counts. */
export function Feedback({
  exhibitionId,
  image,
  ref,
}: {
  exhibitionId: string;
  image: ExhibitionImage;
  ref: Ref<FeedbackHandle>;
}) {
  const { data: prints } = useQuery(exhibitionPrintsQuery(exhibitionId));
  const print = prints?.find(({ imageId }) => imageId === image.image_id);
  const { count, isLiked, toggle } = useImageLikes(image);
  useImageView(image.image_id);
  useImperativeHandle(ref, () => ({ like: toggle }));
  return (
    <Row nowrap className={styles.feedback}>
      <LikeButton count={count} isLiked={isLiked} onToggle={toggle} />
      {print && <Link to={paths.product(print.slug)}>{printLinkText(print)}</Link>}
      {image.total_views > 0 && <p className="tabular-nums">{pluralize(image.total_views, 'view')}</p>}
    </Row>
  );
}

export function ImagePanel({ name, imageId }: { name: 'details' | 'comments'; imageId: string }) {
  return name === 'details' ? <ImageInfo imageId={imageId} /> : <Comments key={imageId} imageId={imageId} />;
}

function Comments({ imageId }: { imageId: string }) {
  const { data: image } = useQuery(imageDetailsQuery(imageId));
  return <ImageComments imageId={imageId} ownerId={image?.owner_id ?? null} />;
}

function ImageInfo({ imageId }: { imageId: string }) {
  const query = useQuery(imageDetailsQuery(imageId));
  return (
    <QueryState query={query} loading={<p>{messages.loading}</p>}>
      {(image) => (
        <Stack gap={4}>
          <div>
            <h2>{image.title}</h2>
            <p className={viewerPanelStyles.byline}>
              by{' '}
              <Link to={paths.profile(image.owner_id)}>
                {fullName({ firstName: image.firstname, lastName: image.lastname })}
              </Link>
            </p>
            <RichText html={image.description} />
          </div>
          <ImageMetadata image={image} />
        </Stack>
      )}
    </QueryState>
  );
}
