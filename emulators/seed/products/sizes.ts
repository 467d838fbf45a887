import type { PrintSize } from '@aperture-byline/contract/product/stored';
import type { Print } from './print.ts';

const OPEN_EDITION = { edition: null, sold: 0 };

/** Long and short side in centimetres, smallest first, for outlines from square to panorama. */
const ladders: { ratio: number; sizes: [long: number, short: number][] }[] = [
  {
    ratio: 1,
    sizes: [
      [30, 30],
      [50, 50],
      [80, 80],
      [100, 100],
    ],
  },
  {
    ratio: 5 / 4,
    sizes: [
      [30, 24],
      [50, 40],
      [80, 64],
      [125, 100],
    ],
  },
  {
    ratio: 3 / 2,
    sizes: [
      [30, 20],
      [60, 40],
      [90, 60],
      [120, 80],
    ],
  },
  {
    ratio: 16 / 9,
    sizes: [
      [32, 18],
      [64, 36],
      [96, 54],
      [128, 72],
    ],
  },
  {
    ratio: 12 / 5,
    sizes: [
      [60, 25],
      [96, 40],
      [120, 50],
      [168, 70],
    ],
  },
];

/** One size for each price, in the outline nearest to that of a picture of `width` × `height` pixels. */
export function printSizes(
  prices: readonly number[],
  picture: { width: number; height: number },
  editions: Print['editions'] = [],
): PrintSize[] {
  const upright = picture.height > picture.width;
  const ratio = upright ? picture.height / picture.width : picture.width / picture.height;
  const [nearest] = ladders.toSorted((a, b) => distance(a.ratio, ratio) - distance(b.ratio, ratio));
  return prices.map((price, step) => {
    const size = nearest?.sizes[step];
    if (!size) throw new RangeError(`There are four print sizes, and ${prices.length} prices`);
    const [long, short] = size;
    const [width, height] = upright ? [short, long] : [long, short];
    return { id: `${width}x${height}`, width, height, price, ...optionOf(editions[step]) };
  });
}

/** Whatever is sold of an edition was accepted, and has its number. */
function optionOf(edition: { edition: number; sold: number } | undefined) {
  return edition ? { ...edition, issued: edition.sold } : OPEN_EDITION;
}

function distance(a: number, b: number): number {
  return Math.abs(Math.log(a / b));
}
