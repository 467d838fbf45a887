import type { CarouselImage } from '@aperture-byline/contract/image/wire';
import { CAROUSEL_INTERVAL } from '@aperture-byline/contract/shared/constants';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback } from 'react';
import { PauseButton } from '#components/media/pause-button.tsx';
import { useReducedMotion } from '#components/media/use-reduced-motion.ts';
import { useRotation } from '#components/media/use-rotation.ts';
import { IconButton } from '#components/navigation/icon-button.tsx';
import styles from './carousel.module.css';
import { CarouselSlide } from './carousel-slide.tsx';
import { useShownSlide } from './use-shown-slide.ts';

/** `containScroll` off: every photograph can come to the left edge, the last one too. */
const OPTIONS = { loop: true, align: 'start', containScroll: false } as const;

/** Uncropped photographs side by side, with labels; rotates automatically, and by controls and swipe. */
export function Carousel({ images }: { images: readonly CarouselImage[] }) {
  const several = images.length > 1;
  const reducedMotion = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel(OPTIONS);
  const shown = useShownSlide(embla);

  const show = useCallback(
    (index: number) => embla?.scrollTo((index + images.length) % images.length, reducedMotion),
    [embla, images.length, reducedMotion],
  );
  const advance = useCallback(() => {
    if (embla === undefined) return;
    // Embla can't loop two narrow photographs on a wide screen: back to the first one.
    if (embla.canScrollNext()) embla.scrollNext();
    else embla.scrollTo(0);
  }, [embla]);
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
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.track}>
          {images.map((image, index) => (
            <CarouselSlide key={image.id} image={image} first={index === 0} />
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.controls}>
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
          <div className={styles.buttons}>
            {canPause && <PauseButton paused={paused} onToggle={togglePaused} what="photographs" />}
            <IconButton label="Previous photograph" onClick={() => show(shown - 1)}>
              <span aria-hidden>←</span>
            </IconButton>
            <IconButton label="Next photograph" onClick={() => show(shown + 1)}>
              <span aria-hidden>→</span>
            </IconButton>
          </div>
        </div>
      )}
    </section>
  );
}
