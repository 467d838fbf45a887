import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/** A file as a browser's file input takes it. */
export interface Photograph {
  name: string;
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
  buffer: Buffer;
}

/** Where the photograph of `placedPhotograph` was taken: degrees, minutes and seconds, north and east. */
const PLACE = {
  latitude: ['43/1', '28/1', '281400000/100000000'],
  longitude: ['11/1', '53/1', '645599999/100000000'],
} as const;

/** Real photographs beside the project, where there are any. */
const realPhotos = new URL('../../../../shared/photos/', import.meta.url);

async function readReal(path: string): Promise<Buffer | null> {
  const file = new URL(path, realPhotos);
  return existsSync(file) ? readFile(file) : null;
}

const toPhotograph = (path: string, buffer: Buffer): Photograph => ({
  name: path.replace(/^.*\//, ''),
  mimeType: 'image/jpeg',
  buffer,
});

/** The file of a camera that wrote into it where it was: EXIF with `PLACE`, and XMP. */
export async function placedPhotograph(): Promise<Photograph> {
  const path = 'exif/DSCN0010.jpg';
  return toPhotograph(path, (await readReal(path)) ?? (await makePlaced()));
}

/** Returns a small picture without a place, under a camera's name, which is no title. */
export async function plainPhotograph(): Promise<Photograph> {
  return toPhotograph('IMG_0002.jpg', await drawing(0).jpeg().toBuffer());
}

/** Returns a new picture of one colour. As a PNG it is so large that the SDK sends it in several parts. */
export async function onePlane(name: string, format: 'png' | 'webp'): Promise<Photograph> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const plane = sharp({ create: { width: 450, height: 300, channels: 3, background: { r, g, b } } });
  const buffer = await plane.toFormat(format, { compressionLevel: 0 }).toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
}

/** A drawing of 640 × 480 pixels, another one for each number. */
function drawing(number: number): Sharp {
  const circle = `<circle cx="${150 + 120 * number}" cy="200" r="90" fill="#e2b45c"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#3a5a6e"/>${circle}</svg>`,
    ),
  );
}

function makePlaced(): Promise<Buffer> {
  return drawing(2)
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
        '<rdf:Description xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" aux:SerialNumber="2041"/></rdf:RDF></x:xmpmeta>',
    )
    .withExif({
      IFD0: { Make: 'NIKON', Model: 'COOLPIX P6000' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: PLACE.latitude.join(' '),
        GPSLongitudeRef: 'E',
        GPSLongitude: PLACE.longitude.join(' '),
      },
    })
    .jpeg()
    .toBuffer();
}

/** Bytes that would reveal where a photograph was taken, or that its camera data were not removed. */
const MARKS: Readonly<Record<string, readonly Buffer[]>> = {
  latitude: coordinateMarks(PLACE.latitude),
  longitude: coordinateMarks(PLACE.longitude),
  'EXIF header': [Buffer.from('Exif\0\0', 'latin1')],
};

/** All names that stand in the XMP of a published file: its rights, neither a place nor a camera. */
const NAMES_OF_RIGHTS: ReadonlySet<string> = new Set([
  ...['xmlns:x', 'xmlns:rdf', 'xmlns:dc', 'xmlns:xmpRights', 'xml:lang'],
  ...['x:xmpmeta', 'rdf:RDF', 'rdf:Description', 'rdf:about', 'rdf:Seq', 'rdf:Alt', 'rdf:li'],
  ...['dc:creator', 'dc:rights', 'xmpRights:Marked', 'xmpRights:WebStatement'],
]);
const NAME = /^[\w-]+:[\w-]+$/;
const PACKET_START = '<x:xmpmeta';
/** Header of XMP in a JPEG, also of XMP that continues in further segments. */
const XMP_HEADER = /http:\/\/ns\.adobe\.com\/(?:xap\/1\.0|xmp\/extension)\/\0/g;

/** Whether this XMP is what a published file names of its rights, and nothing else. */
export function namesOnlyRights(xmp: string): boolean {
  const names = xmp.split(/[\s<>="/]/).filter((part) => NAME.test(part));
  return names.includes('xmpRights:WebStatement') && names.every((name) => NAMES_OF_RIGHTS.has(name));
}

function hasForeignXmp(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const [, ...packets] = text.split(PACKET_START).map((part) => part.split('</x:xmpmeta>', 1)[0] ?? '');
  const headers = text.match(XMP_HEADER) ?? [];
  return headers.length > packets.length || !packets.every(namesOnlyRights);
}

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
  return [
    ...named.map(([name]) => name),
    ...(hasForeignXmp(bytes) ? ['XMP packet'] : []),
    ...TEXTS.filter((text) => bytes.includes(text)),
  ];
}
