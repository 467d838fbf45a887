import type { Placement } from '@aperture-byline/contract/product/print-placement';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { frameLook } from './frame-look.ts';
import { PrintInFrame } from './framed-print.tsx';

/** A print of a list in its frame, to scale, as wide as the element around it. */
export function SmallFramedPrint({
  picture,
  frameType,
  print,
  sizes,
}: {
  picture: Picture;
  frameType: string;
  /** Centimetres. */
  print: Placement;
  sizes: string;
}) {
  return <PrintInFrame picture={picture} frame={frameLook(frameType)} print={print} shown={{ sizes, alt: '' }} />;
}
