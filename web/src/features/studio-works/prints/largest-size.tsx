import { largestPrint } from '@aperture-byline/contract/product/print-density';
import { isSameSize } from '@aperture-byline/contract/product/same-size';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { PRODUCT_OPTIONS_MAX } from '@aperture-byline/contract/work/wire';
import { flushSync } from 'react-dom';
import { Button } from '#components/base/button.tsx';
import { Row } from '#components/layout/layout.tsx';
import { blankSize, readMeasures, type SizeValues, sizeText } from './print-values.ts';

export function LargestSize({
  picture,
  sizes,
  onAdd,
}: {
  picture: Picture;
  sizes: readonly SizeValues[];
  onAdd: (size: SizeValues) => void;
}) {
  const largest = largestPrint(picture);
  if (!largest) return <p className="text-error text-small">{studioMessages.tooFewPixels}</p>;
  const [width, height] = [String(largest.width), String(largest.height)];
  const isListed = sizes.some((size) => isSameSize(readMeasures(size), largest));

  function add(): void {
    // Its price is all that it lacks, and the button goes.
    flushSync(() => onAdd({ ...blankSize(), width, height }));
    document.getElementsByName(`sizes[${sizes.length}].price`)[0]?.focus();
  }

  return (
    <Row gap={[1, 2]}>
      <p>{studioMessages.largestSize(sizeText(largest))}</p>
      {!isListed && sizes.length < PRODUCT_OPTIONS_MAX && <Button onClick={add}>Add this size</Button>}
    </Row>
  );
}
