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

/** A print's pictures: the chosen one large, the first one in its frame; a click opens the lightbox. */
export function ProductPictures({
  images,
  title,
  frameType,
  printWidth,
}: {
  images: ProductDetail['images'];
  title: string;
  /** The chosen frame; undefined where none is sold. */
  frameType: string | undefined;
  /** Centimetres. */
  printWidth: number;
}) {
  const [selected, setSelected] = useState(0);
  const [open, setOpen] = useState(false);
  const shown = images[selected];
  if (shown === undefined) return null;
  // The first picture is the print; the others show details and surroundings.
  const frame = selected === 0 && frameType !== undefined ? frameLook(frameType) : null;

  return (
    <div>
      <button type="button" className="opens-picture" onClick={() => setOpen(true)}>
        <FramedPrint picture={shown.picture} frame={frame} printWidth={printWidth} />
        <span className="visually-hidden">Open on the whole screen</span>
      </button>
      <p className={clsx(styles.note, 'text-quiet text-small')}>
        {frame && frame.material !== 'none'
          ? 'The frame is drawn to scale; grain and tone of the real one vary.'
          : 'Open the picture to see it on the whole screen.'}
      </p>
      {images.length > 1 && (
        <Row as="ul" gap={1.5} className={styles.thumbnails} aria-label={`Pictures of ${title}`}>
          {images.map((image, index) => (
            <li key={image.image_id}>
              <button
                type="button"
                className={clsx(styles.thumbnail, index === selected && styles.selected)}
                aria-label={`Picture ${index + 1} of ${images.length}`}
                aria-pressed={index === selected}
                onClick={() => setSelected(index)}
              >
                <Picture picture={image.picture} sizes="88px" ratio={1} alt="" />
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
            onView={setSelected}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyBoundary>
    </div>
  );
}
