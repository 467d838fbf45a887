import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { type CSSProperties, lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Picture } from '#components/media/picture.tsx';
import type { OpenedFrom } from '#entities/image/image-list.ts';
import styles from './image-stage.module.css';

const Neighbours = lazy(() => import('./neighbours.tsx'));
const EnlargedImage = lazy(() => import('./enlarged-image.tsx'));

/** The photograph on a dark area as high as the screen; previous and next where it was opened from a list. */
export function ImageStage({ imageId, image }: { imageId: string; image: ImageDetails }) {
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
    <div className={styles.stage}>
      <div
        className={styles.photograph}
        style={{ '--ratio': ratio, '--pixels': `${picture.width}px` } as CSSProperties}
      >
        <Picture
          picture={picture}
          sizes={sizes({ 0: `min(100vw, ${highest(145)})`, 768: `min(91vw, ${highest(201)})` })}
          priority
        />
        {/* Beside the picture, not around it: in a button a picture has no text of its own. */}
        <button
          type="button"
          className={styles.enlarge}
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
            list={list}
            onClose={() => setEnlarged(false)}
          />
        )}
      </LazyBoundary>
    </div>
  );
}
