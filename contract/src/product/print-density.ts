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

/** Returns whole pixels per inch of the side that has fewer; the longer sides lie on each other. */
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

/** Finds the largest size of `PPI_MIN` in half centimetres, within a print's sides; null below the smallest print. */
export function largestPrint(pixels: Sides): Sides | null {
  const long = Math.max(pixels.width, pixels.height);
  const scale = Math.min(CENTIMETRES_PER_INCH / PPI_MIN, PRINT_SIDE.max / long);
  const toSide = (side: number) => Math.floor(side * scale * 2) / 2;
  const print = { width: toSide(pixels.width), height: toSide(pixels.height) };
  return Math.min(print.width, print.height) < PRINT_SIDE.min ? null : print;
}
