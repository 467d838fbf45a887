import { PLACE } from './photographs.ts';

/** What would give away where a photograph was taken, or that its camera data were not removed. */
const MARKS: Readonly<Record<string, readonly Buffer[]>> = {
  latitude: coordinateMarks(PLACE.latitude),
  longitude: coordinateMarks(PLACE.longitude),
  'EXIF header': [Buffer.from('Exif\0\0', 'latin1')],
  // Also without the header that JPEG has in front of it.
  'XMP packet': [Buffer.from('http://ns.adobe.com/xap/1.0/'), Buffer.from('<x:xmpmeta')],
};

/** A coordinate as EXIF holds it, in both byte orders. */
function coordinateMarks(rationals: readonly string[]): Buffer[] {
  const numbers = rationals.flatMap((rational) => rational.split('/').map(Number));
  return (['writeUInt32LE', 'writeUInt32BE'] as const).map((write) => {
    const bytes = Buffer.alloc(4 * numbers.length);
    for (const [index, number] of numbers.entries()) bytes[write](number, 4 * index);
    return bytes;
  });
}

/** Degrees to four decimals, which are eleven metres. */
function degrees(rationals: readonly string[]): string {
  const [whole = 0, minutes = 0, seconds = 0] = rationals.map((rational) => {
    const [numerator = 0, denominator = 1] = rational.split('/').map(Number);
    return numerator / denominator;
  });
  return String(Math.trunc((whole + minutes / 60 + seconds / 3600) * 10_000) / 10_000);
}

/** Decimal coordinates, as JSON or a page would have them. */
const TEXTS = [degrees(PLACE.latitude), degrees(PLACE.longitude)];

/** The names of the marks that these bytes hold. */
export function placeMarksIn(bytes: Buffer): string[] {
  const named = Object.entries(MARKS).filter(([, marks]) => marks.some((mark) => bytes.includes(mark)));
  return [...named.map(([name]) => name), ...TEXTS.filter((text) => bytes.includes(text))];
}
