import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { messages } from '@aperture-byline/contract/shared/messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CSSProperties, lazy, useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Row } from '#components/layout/layout.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { Picture } from '#components/media/picture.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { ShareMenu } from '#components/share/share-menu.tsx';
import { Follow } from '#entities/follow/follow.tsx';
import { ImageComments } from '#entities/image/image-comments.tsx';
import { ImageMetadata, LikeImage, useImageView } from '#entities/image/image-facts.tsx';
import { imageDetailsQuery, type OpenedFrom } from '#entities/image/queries.ts';
import { ApiError } from '#lib/api/api.ts';
import { pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import stage from './image/image-stage.module.css';
import styles from './image-page.module.css';

/** Shows one photograph by its id. Redirects to the exhibitions where no public image has this id. */
export default function ImagePage() {
  const [search] = useSearchParams();
  const imageId = search.get('image');
  return isId(imageId) ? <Image imageId={imageId} /> : <Navigate to={paths.exhibitions} replace />;
}

function Image({ imageId }: { imageId: string }) {
  // Until the next one of a list is loaded, the one before stays: the enlarged picture would go with it.
  const query = useQuery({ ...imageDetailsQuery(imageId), placeholderData: keepPreviousData });
  const { error } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <Navigate to={paths.exhibitions} replace />;
  return (
    <QueryState
      query={query}
      page="Photograph"
      loading={
        <div className={stage.stage}>
          <p className={stage.waiting}>{messages.loading}</p>
        </div>
      }
    >
      {(image) => <LoadedImage imageId={imageId} image={image} />}
    </QueryState>
  );
}

const nameByline = ({ firstname, lastname }: ImageDetails) => fullName({ firstName: firstname, lastName: lastname });

const nameImage = (image: ImageDetails) => `${image.title} by ${nameByline(image)}`;

const ImageWorks = hydrateOnInput('image-works', () => import('./image/image-works.tsx'));

/** `imageId` is that of the address: another than the image's while that is loaded. */
function LoadedImage({ imageId, image }: { imageId: string; image: ImageDetails }) {
  useImageView(image.image_id);
  const byline = nameByline(image);
  const title = nameImage(image);
  return (
    <article>
      <PageMeta title={title} />
      <ImageStage imageId={imageId} image={image} />
      <Container className={styles.below}>
        <div className={styles.words}>
          <h1 className={styles.title}>{image.title}</h1>
          <Row gap={[1, 2]} className={styles.byline}>
            <p>
              by <Link to={paths.profile(image.owner_id)}>{byline}</Link>
            </p>
            <Follow key={image.owner_id} userId={image.owner_id} name={byline} />
          </Row>
          <RichText className={styles.description} html={image.description} />
          <Row gap={[1.5, 2.5]} className={styles.actions}>
            <LikeImage image={image} />
            {image.total_views > 0 && (
              <p className="text-quiet text-small tabular-nums">{pluralize(image.total_views, 'view')}</p>
            )}
            <ShareMenu title={title} path={paths.image(image.image_id)} sites="few" />
          </Row>
        </div>
        <div className={styles.notes}>
          <ImageMetadata image={image} />
        </div>
        <div className={styles.rest}>
          <ImageWorks key={image.image_id} imageId={image.image_id} ownerId={image.owner_id} byline={byline} />
          <ImageComments key={image.image_id} imageId={image.image_id} ownerId={image.owner_id} />
        </div>
      </Container>
    </article>
  );
}

const Neighbours = lazy(() => import('./image/neighbours.tsx'));
const EnlargedImage = lazy(() => import('./image/enlarged-image.tsx'));

/** The photograph on a dark area as high as the screen; previous and next where it was opened from a list. */
function ImageStage({ imageId, image }: { imageId: string; image: ImageDetails }) {
  const { state }: { state: Partial<OpenedFrom> | null } = useLocation();
  const [isEnlarged, setEnlarged] = useState(false);
  // The server knows no history: only after hydration.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const list = (isHydrated && state?.openedFrom) || null;
  const { picture } = image;
  const ratio = picture.width / picture.height;
  // As high as `image-stage.module.css` lets it be, and as wide as that makes it.
  const highest = (rest: number) => `${ratio.toFixed(4)} * (100vh - ${rest}px)`;
  return (
    <div className={stage.stage}>
      <div className={stage.photograph} style={{ '--ratio': ratio, '--pixels': `${picture.width}px` } as CSSProperties}>
        <Picture
          picture={picture}
          sizes={sizes({ 0: `min(100vw, ${highest(145)})`, 768: `min(91vw, ${highest(201)})` })}
          priority
        />
        {/* Beside the picture, not around it: in a button a picture has no text of its own. */}
        <button
          type="button"
          className={stage.enlarge}
          aria-label="Enlarge the photograph"
          onClick={() => setEnlarged(true)}
        />
      </div>
      {list && (
        <LazyBoundary>
          <Neighbours imageId={imageId} list={list} hasKeys={!isEnlarged} />
        </LazyBoundary>
      )}
      <LazyBoundary>
        {isEnlarged && (
          <EnlargedImage
            imageId={imageId}
            picture={image.picture}
            caption={image.image_id === imageId ? nameImage(image) : ''}
            list={list}
            onClose={() => setEnlarged(false)}
          />
        )}
      </LazyBoundary>
    </div>
  );
}
