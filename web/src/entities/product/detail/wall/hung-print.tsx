import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import { Picture } from '#components/media/picture.tsx';
import type { FrameLook } from '../frame/frame-look.ts';
import { PictureInFrame } from '../frame/framed-print.tsx';

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

/** Shows a framed print; `--cm` around it is one centimetre, `shownWidth` their number across. */
export function HungPrint({ picture, frame, print, outer, shownWidth }: HungPrintProps & { shownWidth: number }) {
  const share = (100 * print.width) / shownWidth;
  return (
    <div style={{ width: `calc(${outer.width} * var(--cm))` }}>
      <PictureInFrame frame={frame} outerWidth={outer.width}>
        <Picture
          picture={picture}
          sizes={`${share.toFixed(1)}vw`}
          ratio={print.width / print.height}
          alt={`${picture.alt} At ${print.width} by ${print.height} centimetres.`}
        />
      </PictureInFrame>
    </div>
  );
}
