import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { CarouselImage } from '@aperture-byline/contract/image/wire';
import { CAROUSEL_INTERVAL } from '@aperture-byline/contract/shared/constants';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type RefObject, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Row } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { Picture } from '#components/media/picture.tsx';
import { useReducedMotion } from '#components/media/use-media-query.ts';
import { useRotation } from '#components/media/use-rotation.ts';
import { IconButton, PauseButton } from '#components/navigation/icon-button.tsx';
import { carouselQuery, type OpenedFrom, openedFromShown } from '#entities/image/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './carousel.module.css';

/** Shows uncropped photographs in a row that snaps, and rotates by itself, controls and swipe. */
export function Carousel({ images }: { images: readonly CarouselImage[] }) {
  const state = openedFromShown(
    'the front page',
    images.map(({ id, title, picture }) => ({ image_id: id, title, picture })),
  );
  const several = images.length > 1;
  const track = useRef<HTMLUListElement>(null);
  const { shown, showSlide, trackProps } = useSlides(track, images.length);
  const advance = useCallback(() => showSlide(shown + 1), [showSlide, shown]);
  const { canPause, paused, togglePaused, holdProps } = useRotation({
    advance,
    interval: CAROUSEL_INTERVAL,
    active: several,
  });

  return (
    <section className="relative" aria-roledescription="carousel" aria-label="Photographs" {...holdProps}>
      <ul ref={track} className={styles.track} {...trackProps}>
        {images.map((image, index) => (
          <CarouselSlide key={image.id} image={image} first={index === 0} state={state} />
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
                  onClick={() => showSlide(index)}
                />
              </li>
            ))}
          </ul>
          <Row nowrap className={styles.buttons}>
            {canPause && <PauseButton paused={paused} onToggle={togglePaused} what="photographs" />}
            <IconButton label="Previous photograph" onClick={() => showSlide(shown - 1)}>
              <span aria-hidden>←</span>
            </IconButton>
            <IconButton label="Next photograph" onClick={() => showSlide(shown + 1)}>
              <span aria-hidden>→</span>
            </IconButton>
          </Row>
        </Row>
      )}
    </section>
  );
}

/** The slot's width by `--stage` of `home-page.module.css`, for a photograph of this aspect ratio. */
function slotSizes(ratio: number): string {
  const by = (percent: number) => (ratio * percent).toFixed(1);
  return sizes({ 0: `min(100vw, ${by(75)}vw)`, 768: `min(88vw, ${by(72)}vh, ${by(54)}vw)` });
}

function CarouselSlide({ image, first, state }: { image: CarouselImage; first: boolean; state: OpenedFrom }) {
  const { picture } = image;
  const ratio = picture.width / picture.height;
  return (
    <li className={styles.slide} style={{ '--ratio': ratio } as CSSProperties}>
      <Link className={styles.link} to={paths.image(image.id)} state={state} draggable={false}>
        <span className={styles.stage}>
          <Picture picture={picture} sizes={slotSizes(ratio)} priority={first} />
        </span>
        <span className={styles.title} data-title>
          {image.title}
        </span>
        <span className={styles.photographer}>
          {fullName({ firstName: image.firstname, lastName: image.lastname })}
        </span>
      </Link>
    </li>
  );
}

export function HomeCarousel() {
  const query = useQuery(carouselQuery);
  return (
    <QueryState
      query={query}
      loading={
        <div className={styles.waiting}>
          <Skeleton className={styles.skeleton} />
          <div className={styles.below} />
        </div>
      }
      empty={
        <Container className={styles.empty}>
          <EmptyState>{imageMessages.noImagesAvailable}</EmptyState>
        </Container>
      }
      failure={imageMessages.noImagesAvailable}
      frame={(error) => <Container className={styles.empty}>{error}</Container>}
    >
      {(images) => <Carousel images={images} />}
    </QueryState>
  );
}

/** Scroll positions at which each slide stands at the left edge; the last ones can't come there. */
function measurePositions(track: HTMLElement): number[] {
  const end = track.scrollWidth - track.clientWidth;
  const [first] = track.children as HTMLCollectionOf<HTMLElement>;
  return [...(track.children as HTMLCollectionOf<HTMLElement>)].map((slide) =>
    Math.min(slide.offsetLeft - (first?.offsetLeft ?? 0), end),
  );
}

/** The slide at the left edge; of several that can't come there, the last one. */
function slideAt(track: HTMLElement): number {
  const distances = measurePositions(track).map((position) => Math.abs(position - track.scrollLeft));
  return distances.lastIndexOf(Math.min(...distances));
}

/**
 * Which slide of a row with scroll snapping is current, and how to scroll to another one. Spread `trackProps` on the
 * row. The visitor's own scrolling decides as soon as there is any; until then the last call of `showSlide` does,
 * because on a wide screen several slides share the end of the row.
 */
function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const reducedMotion = useReducedMotion();
  const [shown, setShown] = useState(0);
  const isDriven = useRef(false);

  const showSlide = useCallback(
    (index: number) => {
      const next = (index + count) % count;
      isDriven.current = true;
      setShown(next);
      const left = track.current ? measurePositions(track.current)[next] : undefined;
      if (left !== undefined) track.current?.scrollTo({ left, behavior: reducedMotion ? 'instant' : 'smooth' });
    },
    [track, count, reducedMotion],
  );

  const takeOver = () => {
    isDriven.current = false;
  };
  const trackProps = {
    onScroll: () => {
      if (!isDriven.current && track.current) setShown(slideAt(track.current));
    },
    onPointerDown: takeOver,
    onWheel: takeOver,
    onFocus: takeOver,
  };
  return { shown, showSlide, trackProps };
}
