import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import { Picture } from '#components/media/picture.tsx';
import { fitsShape } from '../fits-shape.ts';
import type { FrameLook } from '../frame/frame-look.ts';
import { PictureInFrame } from '../frame/framed-print.tsx';
import styles from './hung-print.module.css';

/** Centimetres. */
interface Extent {
  width: number;
  height: number;
}

export interface HungPrintProps {
  picture: PictureData;
  frame: FrameLook | null;
  print: Extent;
  /** With its frame. */
  outer: Extent;
}

/**
 * Shows a framed print; `--cm` around it is one centimetre, `shownWidth` their number across. A photograph of other
 * proportions than the print lies whole on its paper: nobody has decided on a crop.
 */
export function HungPrint({ picture, frame, print, outer, shownWidth }: HungPrintProps & { shownWidth: number }) {
  const share = (100 * print.width) / shownWidth;
  const ratio = print.width / print.height;
  const shown = {
    picture,
    sizes: `${share.toFixed(1)}vw`,
    alt: `${picture.alt} At ${print.width} by ${print.height} centimetres.`,
  };
  return (
    <div style={{ width: `calc(${outer.width} * var(--cm))` }}>
      <PictureInFrame frame={frame} outerWidth={outer.width}>
        {fitsShape(picture, print) ? (
          <Picture {...shown} ratio={ratio} />
        ) : (
          <span className={styles.paper} style={{ aspectRatio: ratio }}>
            <span style={{ width: `${100 * Math.min(1, picture.width / picture.height / ratio)}%` }}>
              <Picture {...shown} />
            </span>
          </span>
        )}
      </PictureInFrame>
    </div>
  );
}
