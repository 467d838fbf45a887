import { shownArea } from '@aperture-byline/contract/product/print-cut';
import type { Placement } from '@aperture-byline/contract/product/print-placement';
import { fromPixels, openPicture } from './open-picture.ts';

/** Tried in turn until the file is small enough. */
const QUALITIES = [75, 50, 25] as const;

/**
 * A JPEG of a picture for paper, or of what a cropped `print` shows of it: no side longer than `pixels`, and in all but
 * odd cases no more than `bytes`.
 */
export async function shrinkJpeg(
  file: Buffer,
  { pixels, bytes, print }: { pixels: number; bytes: number; print?: Placement | undefined },
): Promise<Buffer> {
  const picture = await openPicture(file, { isShared: true });
  const size = { width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true } as const;
  const smaller = await picture.decode(size);
  const area = print && shownArea(smaller.info, print);
  let smallest = file;
  for (const quality of QUALITIES) {
    const whole = await fromPixels(smaller);
    const shown = area ? whole.extract(roundArea(area)) : whole;
    smallest = await shown.jpeg({ quality }).toBuffer();
    if (smallest.length <= bytes) break;
  }
  return smallest;
}

const roundArea = ({ left, top, width, height }: ReturnType<typeof shownArea>) => ({
  left: Math.floor(left),
  top: Math.floor(top),
  width: Math.max(1, Math.floor(width)),
  height: Math.max(1, Math.floor(height)),
});
