import { type Picture, type PictureFormat, variantUrl } from '@aperture-byline/contract/shared/picture';
import clsx from 'clsx';
import { useEffect, useMemo, useState } from 'react';
import YetAnotherLightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useHistoryStep } from '#lib/navigation/history-step.ts';
import { useLightboxFormat } from './use-lightbox-format.ts';
import { useReducedMotion } from './use-media-query.ts';
import './lightbox.css';

/** Options of every lightbox: fingers pinch, pull it down to close it, and swipe. */
export const TOUCH = {
  controller: { closeOnPullDown: true },
  // In its newer way, pinching follows the fingers.
  zoom: { scrollToZoom: true, pinchZoomV4: true },
} as const;

/**
 * Returns a slide with every width: the lightbox fetches what fills the screen, and a wider file when zoomed. It knows
 * one file for each width, which is in the `format` that this browser shows.
 */
export function toSlide(picture: Picture, format: (picture: Picture) => PictureFormat): SlideImage {
  const files = picture.widths.map((width) => ({
    src: variantUrl(picture, width, format(picture)),
    width,
    height: Math.round((width * picture.height) / picture.width),
  }));
  const widest = files.at(-1);
  if (widest === undefined) throw new RangeError('A picture has at least one width');
  return { ...widest, alt: picture.alt, srcSet: files };
}

/** Shows pictures on the whole screen; `onView` gets the shown index. Import it on demand, inside `LazyBoundary`. */
export default function Lightbox({
  pictures,
  index,
  caption,
  onView,
  onClose,
}: {
  pictures: readonly Picture[];
  index: number;
  /** Stands below the picture that is shown; empty while its words are loaded. */
  caption?: string | undefined;
  onView?: (index: number) => void;
  onClose: () => void;
}) {
  const reducedMotion = useReducedMotion();
  const single = pictures.length === 1;
  const [first] = useState(index);
  const [hasMoved, setMoved] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const format = useLightboxFormat();
  const slides = useMemo(() => format && pictures.map((picture) => toSlide(picture, format)), [pictures, format]);
  const [opener] = useState(() => document.activeElement);
  useHistoryStep(true, onClose);
  // The page behind is inert before the focus leaves it, so that the library often can't tell where that was.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  if (slides === null) return null;
  return (
    <YetAnotherLightbox
      open
      className={clsx('over-picture', caption !== undefined && 'captioned')}
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      on={{
        view: ({ index: viewed }) => {
          if (viewed !== first) setMoved(true);
          onView?.(viewed);
        },
        zoom: ({ zoom }) => setZoomed(zoom > 1),
      }}
      animation={reducedMotion ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : undefined}
      carousel={{ finite: true, padding: 0 }}
      {...TOUCH}
      controller={{ ...TOUCH.controller, closeOnBackdropClick: true }}
      render={{
        ...(single && { buttonPrev: () => null, buttonNext: () => null }),
        controls: () =>
          !isZoomed && (
            <>
              {!single && !hasMoved && <SwipeHint isLast={index === pictures.length - 1} />}
              {caption !== undefined && (
                <p className="caption" aria-live="polite">
                  {caption}
                </p>
              )}
            </>
          ),
      }}
    />
  );
}

/** Tells fingers that there are more photographs, until one is swiped, and not over an enlarged one. */
function SwipeHint({ isLast }: { isLast: boolean }) {
  return (
    <p className="swipe-hint" role="status">
      {isLast ? 'Swipe for the photograph before' : 'Swipe for the next photograph'}
    </p>
  );
}
