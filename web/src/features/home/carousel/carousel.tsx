import type { CarouselImage } from '@aperture-byline/contract/image/wire';
import { CAROUSEL_INTERVAL } from '@aperture-byline/contract/shared/constants';
import { useCallback, useRef } from 'react';
import { Row } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { useRotation } from '#components/media/use-rotation.ts';
import { IconButton, PauseButton } from '#components/navigation/icon-button.tsx';
import styles from './carousel.module.css';
import { CarouselSlide } from './carousel-slide.tsx';
import { useSlides } from './use-slides.ts';

/** Uncropped photographs side by side, with labels, in a row that snaps; rotates automatically, and by controls and swipe. */
export function Carousel({ images }: { images: readonly CarouselImage[] }) {
  const several = images.length > 1;
  const track = useRef<HTMLUListElement>(null);
  const { shown, show, trackProps } = useSlides(track, images.length);
  const advance = useCallback(() => show(shown + 1), [show, shown]);
  const { canPause, paused, togglePaused, holdProps } = useRotation({
    advance,
    interval: CAROUSEL_INTERVAL,
    active: several,
  });

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="Photographs"
      {...holdProps}
    >
      <ul ref={track} className={styles.track} {...trackProps}>
        {images.map((image, index) => (
          <CarouselSlide key={image.id} image={image} first={index === 0} />
        ))}
      </ul>
      {several && (
        <Row as={Container} justify="space-between" nowrap className={styles.controls}>
          <ul className={styles.dots} aria-label="Choose a photograph">
            {images.map((image, index) => (
              <li key={image.id}>
                <button
                  type="button"
                  className={styles.dot}
                  aria-label={`Photograph ${index + 1} of ${images.length}: ${image.title}`}
                  aria-current={index === shown}
                  onClick={() => show(index)}
                />
              </li>
            ))}
          </ul>
          <Row nowrap className={styles.buttons}>
            {canPause && <PauseButton paused={paused} onToggle={togglePaused} what="photographs" />}
            <IconButton label="Previous photograph" onClick={() => show(shown - 1)}>
              <span aria-hidden>←</span>
            </IconButton>
            <IconButton label="Next photograph" onClick={() => show(shown + 1)}>
              <span aria-hidden>→</span>
            </IconButton>
          </Row>
        </Row>
      )}
    </section>
  );
}
