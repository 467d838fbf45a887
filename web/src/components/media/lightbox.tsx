import { type Picture, variantUrl } from '@aperture-byline/contract/shared/picture';
import { useEffect, useState } from 'react';
import YetAnotherLightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useHistoryStep } from '#lib/navigation/history-step.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import './lightbox.css';

/** The format that every browser shows: the lightbox knows one file for each width. */
const FORMAT = 'jpeg';

/** Returns a slide with every width: the lightbox fetches what fills the screen, and a wider file when zoomed. */
export function toSlide(picture: Picture): SlideImage {
  const files = picture.widths.map((width) => ({
    src: variantUrl(picture, width, FORMAT),
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
  onView,
  onClose,
}: {
  pictures: readonly Picture[];
  index: number;
  onView?: (index: number) => void;
  onClose: () => void;
}) {
  const reducedMotion = useReducedMotion();
  const single = pictures.length === 1;
  const [opener] = useState(() => document.activeElement);
  useHistoryStep(true, onClose);
  // The page behind is inert before the focus leaves it, so that the library often can't tell where that was.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map(toSlide)}
      plugins={[Zoom]}
      on={{ view: ({ index: viewed }) => onView?.(viewed) }}
      animation={reducedMotion ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : undefined}
      carousel={{ finite: single, padding: '4%' }}
      controller={{ closeOnBackdropClick: true }}
      {...(single && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}
