import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import clsx from 'clsx';
import { lazy, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { frameLook } from './frame/frame-look.ts';
import { FramedPrint } from './frame/framed-print.tsx';
import styles from './product-pictures.module.css';

const Lightbox = lazy(() => import('#components/media/lightbox.tsx'));

/** Shows a print's pictures: the selected one large, the printed one in its frame; a click opens the lightbox. */
export function ProductPictures({
  images,
  printed,
  selected,
  onSelect,
  title,
  frameType,
  printWidth,
}: {
  images: ProductDetail['images'];
  /** Index of the printed picture; the others show details and surroundings. */
  printed: number;
  /** Index of the picture that is shown large. */
  selected: number;
  onSelect: (index: number) => void;
  title: string;
  /** The chosen frame; undefined where none is sold. */
  frameType: string | undefined;
  /** Centimetres. */
  printWidth: number;
}) {
  const [open, setOpen] = useState(false);
  const shown = images[selected];
  if (shown === undefined) return null;
  const frame = selected === printed && frameType !== undefined ? frameLook(frameType) : null;

  const caption = (index: number) => (index === printed ? productMessages.printed : productMessages.alsoShown);
  return (
    <div>
      <button type="button" className="opens-picture" onClick={() => setOpen(true)}>
        <FramedPrint picture={shown.picture} frame={frame} printWidth={printWidth} />
        <span className="visually-hidden">Open on the whole screen</span>
      </button>
      <p className="text-quiet text-small mt-12">
        {frame && frame.material !== 'none'
          ? 'The frame is drawn to scale; grain and tone of the real one vary.'
          : 'Open the picture to see it on the whole screen.'}
      </p>
      {images.length > 1 && (
        <Row as="ul" gap={1.5} className="mt-16" aria-label={`Pictures of ${title}`}>
          {images.map((image, index) => (
            <li key={image.image_id}>
              <button
                type="button"
                className={clsx(styles.thumbnail, index === selected && styles.selected)}
                aria-label={`Picture ${index + 1} of ${images.length}, ${caption(index)}`}
                aria-pressed={index === selected}
                onClick={() => onSelect(index)}
              >
                <Picture picture={image.picture} sizes="88px" ratio={1} alt="" />
                <span className={clsx(styles.caption, 'text-quiet')}>{caption(index)}</span>
              </button>
            </li>
          ))}
        </Row>
      )}
      <LazyBoundary>
        {open && (
          <Lightbox
            pictures={images.map(({ picture }) => picture)}
            index={selected}
            onView={onSelect}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyBoundary>
    </div>
  );
}
