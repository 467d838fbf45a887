import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import { Picture } from '#components/media/picture.tsx';
import { frameLook } from './frame-look.ts';
import { outerSize, PictureInFrame } from './framed-print.tsx';

/** A print of a list in its frame, to scale, as wide as the element around it. */
export function SmallFramedPrint({
  picture,
  frameType,
  printWidth,
  sizes,
}: {
  picture: PictureData;
  frameType: string;
  /** Centimetres. */
  printWidth: number;
  sizes: string;
}) {
  const frame = frameLook(frameType);
  const height = (printWidth * picture.height) / picture.width;
  return (
    <PictureInFrame frame={frame} outerWidth={outerSize(frame, { width: printWidth, height }).width}>
      <Picture picture={picture} sizes={sizes} alt="" />
    </PictureInFrame>
  );
}
