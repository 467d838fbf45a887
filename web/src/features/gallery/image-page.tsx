import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { isId } from '@aperture-byline/contract/shared/ids';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { Picture } from '#components/media/picture.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { ImageComments } from '#entities/image/image-comments.tsx';
import { ImageMetadata } from '#entities/image/image-details.tsx';
import { imageDetailsQuery } from '#entities/image/queries.ts';
import { ApiError } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import styles from './image-page.module.css';

/** One photograph by its id. Redirects to the exhibitions where there is no such public image. */
export default function ImagePage() {
  const [search] = useSearchParams();
  const imageId = search.get('image');
  return isId(imageId) ? <Image imageId={imageId} /> : <Navigate to={paths.exhibitions} replace />;
}

function Image({ imageId }: { imageId: string }) {
  const query = useQuery(imageDetailsQuery(imageId));
  const { error } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <Navigate to={paths.exhibitions} replace />;
  return (
    <QueryState
      query={query}
      page="Photograph"
      loading={
        <div className={styles.stage}>
          <p className={styles.waiting}>{messages.loading}</p>
        </div>
      }
    >
      {(image) => <LoadedImage image={image} />}
    </QueryState>
  );
}

function LoadedImage({ image }: { image: ImageDetails }) {
  const { picture } = image;
  const ratio = picture.width / picture.height;
  // As high as `image-page.module.css` lets it be, and as wide as that makes it.
  const highest = (rest: number) => `${ratio.toFixed(4)} * (100vh - ${rest}px)`;
  const byline = fullName({ firstName: image.firstname, lastName: image.lastname });
  return (
    <article>
      <PageMeta title={`${image.title} by ${byline}`} />
      <div className={styles.stage}>
        <div
          className={styles.photograph}
          style={{ '--ratio': ratio, '--pixels': `${picture.width}px` } as CSSProperties}
        >
          <Picture
            picture={picture}
            sizes={sizes({ 0: `min(100vw, ${highest(145)})`, 700: `min(91vw, ${highest(201)})` })}
            priority
          />
        </div>
      </div>
      <Container className={styles.below}>
        <div>
          <h1 className={styles.title}>{image.title}</h1>
          <p className={styles.byline}>
            by <Link to={paths.profile(image.owner_id)}>{byline}</Link>
          </p>
          <RichText className={styles.description} html={image.description} />
          {image.exhibition && (
            <p className={styles.exhibition}>
              Now hanging in{' '}
              <Link to={paths.exhibition(image.exhibition.exhibition_id)}>{image.exhibition.title}</Link>
            </p>
          )}
          <Counts likes={image.total_likes} views={image.total_views} />
          <ImageComments imageId={image.image_id} ownerId={image.owner_id} />
        </div>
        <ImageMetadata image={image} />
      </Container>
    </article>
  );
}

/** Likes and views, where there are any. */
function Counts({ likes, views }: { likes: number; views: number }) {
  const counts = [
    likes > 0 && `${likes.toLocaleString('en-IN')} ${likes === 1 ? 'like' : 'likes'}`,
    views > 0 && `${views.toLocaleString('en-IN')} ${views === 1 ? 'view' : 'views'}`,
  ].filter((count) => count !== false);
  if (counts.length === 0) return null;
  return <p className={styles.counts}>{counts.join(' · ')}</p>;
}
