import { isPin, toCode } from './codes.ts';
import places from './pin-cities.json' with { type: 'json' };

/** PIN codes from one to another, both among them, in which every post office is in the same city or district. */
interface Range {
  place: string;
  from: number;
  to: number;
}

const RANGES: readonly Range[] = Object.entries(places).flatMap(([place, ranges]) =>
  ranges.split(' ').map((range) => {
    const [from = '', end = from] = range.split('-');
    // Only the digits that differ are written.
    return { place, from: Number(from), to: Number(from.slice(0, -end.length) + end) };
  }),
);

/**
 * Finds the city of a PIN code, or outside the large ones its district; undefined where its post offices are in several
 * districts, or directories differ.
 */
export function findCityOfPin(pin: string): string | undefined {
  if (!isPin(pin)) return undefined;
  const code = Number(toCode(pin));
  return RANGES.find(({ from, to }) => from <= code && code <= to)?.place;
}
