import { PRINT_SIDE } from '../work/wire.ts';
import type { PrintDensity } from './wire.ts';

const CENTIMETRES_PER_INCH = 2.54;
/** Pixels per inch. */
export const PPI_MIN = 150;
const PPI_GOOD = 220;

/** Centimetres of a print or pixels of its picture. */
interface Sides {
  width: number;
  height: number;
}

/**
 * Whole pixels per inch of a picture at this size, of the side that has fewer. The longer sides lie on each other,
 * whichever way the artist named them.
 */
export function printDensity(pixels: Sides, print: Sides): number {
  const perInch = (side: (sides: Sides) => number) => side(pixels) / (side(print) / CENTIMETRES_PER_INCH);
  const long = ({ width, height }: Sides) => Math.max(width, height);
  const short = ({ width, height }: Sides) => Math.min(width, height);
  return Math.floor(Math.min(perInch(long), perInch(short)));
}

export function computeDensity(ppi: number): PrintDensity {
  if (ppi < PPI_MIN) return 'low';
  return ppi < PPI_GOOD ? 'distance' : 'good';
}

/**
 * The largest size that can be offered of a picture, in its shape and orientation: whole or half centimetres, at least
 * `PPI_MIN` pixels per inch, no side longer than a print's may be. Null where it has too few pixels for the smallest
 * print.
 */
export function largestPrint(pixels: Sides): Sides | null {
  const long = Math.max(pixels.width, pixels.height);
  const scale = Math.min(CENTIMETRES_PER_INCH / PPI_MIN, PRINT_SIDE.max / long);
  const toSide = (side: number) => Math.floor(side * scale * 2) / 2;
  const print = { width: toSide(pixels.width), height: toSide(pixels.height) };
  return Math.min(print.width, print.height) < PRINT_SIDE.min ? null : print;
}
