import { type Picture, type PictureFormat, variantUrl } from '@aperture-byline/contract/picture';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';
import './gallery-lightbox.css';

function slideOf(picture: Picture): SlideImage {
  const format: PictureFormat = picture.formats[0] ?? 'jpeg';
  return {
    src: variantUrl(picture, picture.widths.at(-1) ?? picture.width, format),
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    srcSet: picture.widths.map((width) => ({
      src: variantUrl(picture, width, format),
      width,
      height: Math.round((width * picture.height) / picture.width),
    })),
  };
}

/** Pictures one at a time, as large as the screen. Imported only when one is opened. */
export default function GalleryLightbox({
  pictures,
  index,
  onClose,
}: {
  pictures: readonly Picture[];
  index: number;
  onClose: () => void;
}) {
  const reducedMotion = useReducedMotion();
  return (
    <Lightbox
      open
      index={index}
      close={onClose}
      slides={pictures.map(slideOf)}
      plugins={[Zoom]}
      animation={reducedMotion ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : undefined}
      carousel={{ finite: pictures.length === 1 }}
      controller={{ closeOnBackdropClick: true }}
    />
  );
}
