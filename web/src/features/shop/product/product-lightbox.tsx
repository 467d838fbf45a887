import { type Picture, variantUrl } from '@aperture-byline/contract/picture';
import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';

/** The format that every browser shows: the lightbox knows one file for each width. */
const FORMAT = 'jpeg';

function toSlide(picture: Picture) {
  const files = picture.widths.map((width) => ({
    src: variantUrl(picture, width, FORMAT),
    width,
    height: Math.round((width * picture.height) / picture.width),
  }));
  const widest = files.at(-1);
  if (widest === undefined) throw new RangeError('A picture has at least one width');
  return { ...widest, alt: picture.alt, srcSet: files };
}

/** Pictures on the whole screen, one at a time. `onView` hears which one shows. */
export default function ProductLightbox({
  pictures,
  index,
  onView,
  onClose,
}: {
  pictures: readonly Picture[];
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
}) {
  const single = pictures.length === 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map(toSlide)}
      on={{ view: ({ index: viewed }) => onView(viewed) }}
      carousel={{ finite: single, padding: '4%' }}
      controller={{ closeOnBackdropClick: true }}
      styles={{ container: { backgroundColor: '#101012' } }}
      {...(single && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}
