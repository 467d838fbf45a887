import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { ImageScroller } from './image-scroller.tsx';
import styles from './image-scrollers.module.css';

/** Fewer pictures than this stand still in one row. */
const FEWEST_THAT_DRIFT = 4;

/** Whether so many pictures drift in two rows. */
function drifts(count: number): boolean {
  return count >= FEWEST_THAT_DRIFT;
}

/**
 * The pictures in two rows that scroll slowly in opposite directions. They stop on hover, focus and the pause button; with
 * reduced motion they stand still and scroll by hand. Each opens the viewer of the exhibition.
 */
export function ImageScrollers({
  exhibitionId,
  images,
}: {
  exhibitionId: string;
  images: readonly ExhibitionImage[];
}) {
  const [paused, setPaused] = useState(false);
  if (!drifts(images.length))
    return <ImageScroller exhibitionId={exhibitionId} images={images} label="Photographs" />;
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

/** Reserves the space of `count` pictures. */
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
