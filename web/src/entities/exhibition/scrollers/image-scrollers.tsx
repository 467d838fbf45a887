import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import clsx from 'clsx';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { Picture } from '#components/media/picture.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { viewerState } from '../viewed-image.ts';
import styles from './image-scrollers.module.css';

/** Fewer pictures than this stand still in one row. */
const FEWEST_THAT_DRIFT = 4;

/** Whether so many pictures drift in two rows. */
function drifts(count: number): boolean {
  return count >= FEWEST_THAT_DRIFT;
}

/** Drifts pictures in two rows; they stop on hover, focus, pause and reduced motion. Each opens the viewer. */
export function ImageScrollers({ exhibitionId, images }: { exhibitionId: string; images: readonly ExhibitionImage[] }) {
  const [paused, setPaused] = useState(false);
  if (!drifts(images.length)) return <ImageScroller exhibitionId={exhibitionId} images={images} label="Photographs" />;
  const middle = Math.ceil(images.length / 2);
  return (
    <Stack className={styles.scrollers} data-paused={paused}>
      <ImageScroller
        exhibitionId={exhibitionId}
        images={images.slice(0, middle)}
        label="Photographs, first row"
        drift="left"
      />
      <ImageScroller
        exhibitionId={exhibitionId}
        images={images.slice(middle)}
        label="Photographs, second row"
        drift="right"
      />
      <Container className={styles.control}>
        <Button onClick={() => setPaused(!paused)}>{paused ? 'Play' : 'Pause'}</Button>
      </Container>
    </Stack>
  );
}

export function ImageScrollersSkeleton({ count }: { count: number }) {
  const row = <Skeleton className={styles.skeleton} />;
  if (!drifts(count)) return row;
  return (
    <Stack className={styles.scrollers}>
      {row}
      {row}
      <span className={styles.control} />
    </Stack>
  );
}

/** Least length of a row, in its own heights, to fill the widest screens. */
const REACH = 8;
/** Seconds in which a row scrolls by its own height. */
const PACE = 11;

/** Shows uncropped pictures. A drifting row repeats them, hidden from screen readers, for an endless loop. */
function ImageScroller({
  exhibitionId,
  images,
  label,
  drift,
}: {
  exhibitionId: string;
  images: readonly ExhibitionImage[];
  label: string;
  drift?: 'left' | 'right';
}) {
  const length = images.reduce((sum, { picture }) => sum + picture.width / picture.height, 0);
  const perHalf = Math.max(1, Math.ceil(REACH / length));
  // The accessible list is the first copy of the second half: it can be scrolled to at any moment of the animation.
  const copies = drift ? Array.from({ length: 2 * perHalf }, (_, number) => number) : [perHalf];
  const style = { '--duration': `${Math.round(length * perHalf * PACE)}s` } as CSSProperties;
  return (
    <div className={styles.scroller}>
      <div className={clsx(styles.track, drift && styles[drift])} style={style}>
        {copies.map((copy) =>
          copy === perHalf ? (
            <ul key={copy} className={styles.copy} aria-label={label}>
              {images.map((image) => (
                <li key={image.image_id}>
                  <ScrollerImage exhibitionId={exhibitionId} image={image} />
                </li>
              ))}
            </ul>
          ) : (
            <div key={copy} className={clsx(styles.copy, styles.repeat)} aria-hidden>
              {images.map((image) => (
                <ScrollerImage key={image.image_id} exhibitionId={exhibitionId} image={image} repeated />
              ))}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

function ScrollerImage({
  exhibitionId,
  image,
  repeated = false,
}: {
  exhibitionId: string;
  image: ExhibitionImage;
  repeated?: boolean;
}) {
  const { image_id: imageId, picture } = image;
  const ratio = picture.width / picture.height;
  // The height is that of `--height` in the style sheet.
  const height = 'clamp(168px, 24vw, 360px)';
  return (
    <Link
      className={styles.item}
      style={{ '--ratio': ratio } as CSSProperties}
      to={paths.image(imageId)}
      state={viewerState(exhibitionId, { imageId, index: 0, entered: true, openedBy: imageId })}
      tabIndex={repeated ? -1 : undefined}
      aria-label={repeated ? undefined : image.title}
    >
      <Picture picture={picture} sizes={`calc(${ratio.toFixed(3)} * ${height})`} alt={repeated ? '' : undefined} />
    </Link>
  );
}
