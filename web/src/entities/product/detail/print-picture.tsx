import type { Placement } from '@aperture-byline/contract/product/print-placement';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import clsx from 'clsx';
import { lazy, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { frameLook } from './frame/frame-look.ts';
import { FramedPrint } from './frame/framed-print.tsx';
import styles from './print-picture.module.css';

const Lightbox = lazy(() => import('#components/media/lightbox.tsx'));

/** Shows what is sold: the printed picture in its frame; a click opens it on the whole screen. */
export function PrintPicture({
  picture,
  frameType,
  print,
}: {
  picture: Picture;
  /** The chosen frame; undefined where none is sold. */
  frameType: string | undefined;
  /** Centimetres. */
  print: Placement;
}) {
  const [open, setOpen] = useState(false);
  const frame = frameType === undefined ? null : frameLook(frameType);
  return (
    <div className={styles.picture}>
      <button type="button" className="opens-picture" onClick={() => setOpen(true)}>
        <FramedPrint picture={picture} frame={frame} print={print} />
        <span className="visually-hidden">Open on the whole screen</span>
      </button>
      <p className={clsx(styles.note, 'text-quiet text-small')}>
        {frame && frame.material !== 'none'
          ? 'The frame is drawn to scale; grain and tone of the real one vary.'
          : 'Open the picture to see it on the whole screen.'}
      </p>
      <LazyBoundary>{open && <Lightbox pictures={[picture]} index={0} onClose={() => setOpen(false)} />}</LazyBoundary>
    </div>
  );
}

/** Finds the picture of a product that is printed: the first while the printed photograph is hidden. */
export const findPrinted = ({ images, printed_image_id }: ProductDetail): ProductDetail['images'][number] | undefined =>
  images.find(({ image_id }) => image_id === printed_image_id) ?? images[0];
