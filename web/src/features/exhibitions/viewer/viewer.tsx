import { SLIDESHOW_INTERVAL } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import Lightbox, { type FullscreenRef, type SlideshowRef } from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { PageMeta } from '#components/layout/page.tsx';
import { slideOf } from '#components/media/lightbox.tsx';
import { useReducedMotion } from '#components/media/use-reduced-motion.ts';
import { paths } from '#lib/paths.ts';
import { LandscapeNotice } from './landscape-notice.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { readViewerState, viewerPath, viewerState } from './viewed-image.ts';
import styles from './viewer.module.css';
import { ToolbarToggle, ViewerPanel } from './viewer-panel.tsx';

const STILL = { fade: 0, swipe: 0, navigation: 0, zoom: 0 };

/**
 * The images of an exhibition, one at a time. Each replaces the address by its own; closing leads back to the exhibition,
 * to the entry of the history from which the viewer was entered.
 */
export function Viewer({
  exhibition,
  images,
}: {
  exhibition: ExhibitionDetail;
  images: readonly ExhibitionImage[];
}) {
  const { exhibition_id: exhibitionId, title } = exhibition;
  const navigate = useNavigate();
  const { search } = useLocation();
  const entry = readViewerState(search);
  const [first] = useState(() => {
    const found = images.findIndex(({ image_id }) => image_id === entry.imageId);
    return found >= 0 ? found : Math.min(entry.index, images.length - 1);
  });
  const [index, setIndex] = useState(first);
  const [hasShortcuts, setHasShortcuts] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const reducedMotion = useReducedMotion();
  const place = useRef<HTMLDivElement>(null);
  const slideshow = useRef<SlideshowRef>(null);
  const fullscreen = useRef<FullscreenRef>(null);
  // The lightbox starts anew at `index` when it is given other slides.
  const slides = useMemo(() => images.map(({ picture }) => slideOf(picture)), [images]);
  const image = images[index];

  useEffect(() => {
    if (reducedMotion) slideshow.current?.pause();
  }, [reducedMotion]);

  // Runs when the page that follows is in the document.
  useEffect(() => {
    const entrance = `a[href="${viewerPath(exhibitionId)}"]`;
    return () => document.querySelector<HTMLElement>(entrance)?.focus({ preventScroll: true });
  }, [exhibitionId]);

  if (image === undefined) throw new RangeError('The viewer shows an image of the exhibition');

  const show = (next: number) => {
    const imageId = images[next]?.image_id ?? image.image_id;
    setIndex(next);
    navigate(paths.image(imageId), {
      replace: true,
      state: viewerState(exhibitionId, { imageId, index: next, entered: entry.entered }),
    });
  };
  const close = () => {
    if (entry.entered) navigate(-1);
    else navigate(paths.exhibition(exhibitionId), { replace: true });
  };
  const toggleShortcuts = () => setHasShortcuts((open) => !open);

  const togglePlay = () => {
    if (isPlaying) slideshow.current?.pause();
    else if (!reducedMotion) slideshow.current?.play();
  };
  const toggleFullscreen = () => {
    if (fullscreen.current?.fullscreen) fullscreen.current.exit();
    else fullscreen.current?.enter();
  };
  const actions: Readonly<Record<string, () => void>> = {
    ' ': togglePlay,
    f: toggleFullscreen,
    '?': toggleShortcuts,
  };
  const pressKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const action = actions[key.toLowerCase()];
    const isPressed = key === ' ' && target instanceof HTMLButtonElement;
    if (!action || ctrlKey || metaKey || altKey || isPressed) return;
    event.preventDefault();
    action();
  };

  return (
    <>
      <PageMeta title={`${image.title} in ${title}`} />
      <h1 className="visually-hidden">{title}</h1>
      {/* Of its own: the lightbox hides what stands beside it from screen readers. */}
      <div ref={place} />
      <Lightbox
        open
        className={styles.viewer}
        close={close}
        index={first}
        slides={slides}
        plugins={[Zoom, Slideshow, Fullscreen]}
        on={{
          view: ({ index: viewed }) => show(viewed),
          slideshowStart: () => setPlaying(true),
          slideshowStop: () => setPlaying(false),
        }}
        animation={reducedMotion ? STILL : undefined}
        carousel={{ finite: images.length === 1, preload: 1, padding: 0, spacing: 0 }}
        slideshow={{ ref: slideshow, delay: SLIDESHOW_INTERVAL }}
        fullscreen={{ ref: fullscreen }}
        portal={{ root: () => place.current, container: { onKeyDown: pressKey } }}
        labels={{
          Lightbox: title,
          Previous: 'Previous photo',
          Next: 'Next photo',
          Play: 'Play slideshow',
          Pause: 'Pause slideshow',
          Close: 'Close viewer',
          '{index} of {total}': 'Photo {index} of {total}',
        }}
        toolbar={{
          buttons: [
            'zoom',
            'slideshow',
            'fullscreen',
            <ToolbarToggle
              key="shortcuts"
              label="Keyboard shortcuts"
              isOpen={hasShortcuts}
              onToggle={toggleShortcuts}
            >
              <path d="M3 6h18v12H3zm1.500 1.500v9h15v-9zM6.500 9.500h2v2h-2zm4 0h2v2h-2zm4 0h2v2h-2zM7 13.500h10V15H7z" />
            </ToolbarToggle>,
            'close',
          ],
        }}
        render={{
          ...(images.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
          ...((images.length === 1 || reducedMotion) && { buttonSlideshow: () => null }),
          controls: () => (
            <>
              <p className={styles.caption} aria-live={isPlaying ? 'off' : 'polite'}>
                Photo {index + 1} of {images.length}: {image.title}
              </p>
              <LandscapeNotice />
              {hasShortcuts && (
                <ViewerPanel title="Keyboard shortcuts" onClose={toggleShortcuts}>
                  <Shortcuts />
                </ViewerPanel>
              )}
            </>
          ),
        }}
      />
    </>
  );
}
