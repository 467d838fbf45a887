import { SLIDESHOW_INTERVAL } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import clsx from 'clsx';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import Lightbox, { type Slide, type SlideshowRef } from 'yet-another-react-lightbox';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { ErrorBoundary, LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { TOUCH, toSlide } from '#components/media/lightbox.tsx';
import { useLightboxFormat } from '#components/media/use-lightbox-format.ts';
import { useReducedMotion } from '#components/media/use-media-query.ts';
import { useHistoryStep } from '#lib/navigation/history-step.ts';
import { paths } from '#lib/navigation/paths.ts';
import type { FeedbackHandle } from './about-image.tsx';
import { CLOSING, LandscapeNotice, silenceCarousel } from './lightbox-parts.tsx';
import { OpenPanel, type PanelName, PanelToggle, ToolbarButton } from './panels.tsx';
import { useViewedImage } from './use-viewed-image.ts';
import styles from './viewer.module.css';
import { pressKey, useFullscreen } from './viewer-controls.ts';

const ClosingCard = lazy(() => import('./closing-card.tsx'));
const Feedback = lazy(async () => ({ default: (await import('./about-image.tsx')).Feedback }));

/** Milliseconds. A picture that a key or a button asks for is there at once; one that is swiped follows the finger. */
const MOTION = { fade: 250, swipe: 250, navigation: 0, zoom: 200 };
const STILL = { fade: 0, swipe: 0, navigation: 0, zoom: 0 };

/** The images of an exhibition, one at a time. A preview has what works for images that are not public. */
export function Viewer({
  exhibition,
  images,
  isPreview,
}: {
  exhibition: ExhibitionDetail;
  images: readonly ExhibitionImage[];
  isPreview: boolean;
}) {
  const { exhibition_id: exhibitionId, title } = exhibition;
  const { first, index, image, show, close } = useViewedImage({
    exhibitionId,
    images,
    hasAddresses: !isPreview,
  });
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const reducedMotion = useReducedMotion();
  const fullscreen = useFullscreen();
  const place = useRef<HTMLDivElement>(null);
  const feedback = useRef<FeedbackHandle>(null);
  const slideshow = useRef<SlideshowRef>(null);
  // The lightbox starts anew at `index` when it is given other slides.
  const format = useLightboxFormat();
  const slides = useMemo<Slide[] | null>(
    () => format && [...images.map(({ picture }) => toSlide(picture, format)), CLOSING],
    [images, format],
  );
  const [isZoomed, setZoomed] = useState(false);
  const byline = <Link to={paths.profile(exhibition.user_id)}>{exhibition.username}</Link>;
  const panels: readonly PanelName[] =
    isPreview || image === null ? ['shortcuts'] : ['share', 'details', 'comments', 'shortcuts'];

  useEffect(() => {
    if (reducedMotion) slideshow.current?.pause();
  }, [reducedMotion]);

  const togglePanel = (name: PanelName) => {
    slideshow.current?.pause();
    setPanel((open) => (open === name ? null : name));
  };
  const closePanel = () => setPanel(null);
  useHistoryStep(panel !== null, closePanel);
  const togglePlay = () => {
    if (isPlaying) slideshow.current?.pause();
    else if (!reducedMotion) slideshow.current?.play();
  };
  const actions = {
    ' ': togglePlay,
    '?': () => togglePanel('shortcuts'),
    ...(fullscreen.toggle && { f: fullscreen.toggle }),
    ...(!isPreview &&
      image && {
        l: () => feedback.current?.like(),
        i: () => togglePanel('details'),
        c: () => togglePanel('comments'),
      }),
    ...(panel && { escape: closePanel }),
  };

  return (
    <>
      <PageMeta title={image ? `${image.title} in ${title}` : title} />
      <h1 className="visually-hidden">{title}</h1>
      {/* Of its own: the lightbox hides what stands beside it from screen readers. */}
      <div ref={place} />
      {slides && (
        <Lightbox
          open
          className={clsx(styles.viewer, panel && styles.withPanel, isZoomed && styles.zoomed)}
          close={close}
          index={first}
          slides={slides}
          plugins={[Zoom, Slideshow, silenceCarousel]}
          on={{
            view: ({ index: viewed }) => {
              show(viewed);
              if (viewed === images.length) {
                slideshow.current?.pause();
                closePanel();
              }
            },
            zoom: ({ zoom }) => {
              setZoomed(zoom > 1);
              if (zoom > 1) slideshow.current?.pause();
            },
            slideshowStart: () => {
              setPlaying(true);
              closePanel();
            },
            slideshowStop: () => setPlaying(false),
          }}
          animation={reducedMotion ? STILL : MOTION}
          carousel={{ preload: 1, padding: 0 }}
          slideshow={{ ref: slideshow, delay: SLIDESHOW_INTERVAL }}
          {...TOUCH}
          portal={{
            root: () => place.current,
            container: { onKeyDownCapture: (event) => pressKey(event, actions) },
          }}
          labels={{
            Lightbox: title,
            Previous: 'Previous photo',
            Next: 'Next photo',
            Play: 'Play slideshow',
            Pause: 'Pause slideshow',
            Close: 'Close viewer',
            // The card after the photographs is one of them.
            '{index} of {total}': 'Slide {index} of {total}',
          }}
          toolbar={{
            buttons: [
              'zoom',
              'slideshow',
              fullscreen.toggle && (
                <ToolbarButton
                  key="fullscreen"
                  label={fullscreen.isFullscreen ? 'Exit fullscreen' : 'Fullscreen'}
                  onClick={fullscreen.toggle}
                >
                  <path
                    d={
                      fullscreen.isFullscreen
                        ? 'M5 16h3v3h2v-5H5zm3-8H5v2h5V5H8zm6 11h2v-3h3v-2h-5zm2-11V5h-2v5h5V8z'
                        : 'M7 14H5v5h5v-2H7zm-2-4h2V7h3V5H5zm12 7h-3v2h5v-5h-2zM14 5v2h3v3h2V5z'
                    }
                  />
                </ToolbarButton>
              ),
              ...panels.map((name) => (
                <PanelToggle key={name} name={name} isOpen={panel === name} onToggle={togglePanel} />
              )),
              'close',
            ],
          }}
          render={{
            slide: ({ slide, offset }) =>
              slide === CLOSING
                ? // Of the first photograph's neighbours it is one too: nothing is fetched for it then.
                  offset >= 0 && (
                    <LazyBoundary fallback={<p>{messages.loading}</p>}>
                      <ClosingCard exhibition={exhibition} images={images} isPreview={isPreview} />
                    </LazyBoundary>
                  )
                : undefined,
            ...(reducedMotion && { buttonSlideshow: () => null }),
            controls: () => (
              <>
                <Row gap={[1, 3]} nowrap className={styles.foot}>
                  <p className={styles.caption} aria-live={isPlaying ? 'off' : 'polite'} aria-atomic>
                    {image ? `Photo ${index + 1} of ${images.length}: ${image.title}` : `The end of ${title}`}
                  </p>
                  {image && <p className={styles.byline}>by {byline}</p>}
                  {!isPreview && image && (
                    // Without a connection the pictures stay without it.
                    <ErrorBoundary fallback={null}>
                      <Suspense>
                        <Feedback key={image.image_id} ref={feedback} exhibitionId={exhibitionId} image={image} />
                      </Suspense>
                    </ErrorBoundary>
                  )}
                </Row>
                <LandscapeNotice isLandscape={image !== null && image.picture.width > image.picture.height} />
                {panel && <OpenPanel name={panel} image={image} isPreview={isPreview} onClose={closePanel} />}
              </>
            ),
          }}
        />
      )}
    </>
  );
}
