export interface HeicFacts {
  /** Number of pixels of the largest picture in the file, as declared: known before anything is decoded. */
  pixels: number;
  /** Whether its colours are those of Display P3, as iPhones store them. */
  isDisplayP3: boolean;
  /** The EXIF data as a TIFF block; null where there is none, or no segment of a JPEG could hold it. */
  exif: Uint8Array<ArrayBuffer> | null;
}

/** A part of the file: nothing is read beyond its end. */
type Part = DataView<ArrayBuffer>;

interface Box {
  type: string;
  body: Part;
}

/** Bytes before the entries of a box that has a version. */
const VERSION_BYTES = 4;
/** A segment holds 65,533 bytes, with the six of its name. */
const EXIF_MAX = 65_527;
/**
 * Colour primaries of Display P3 (ISO/IEC 23091-2), and its red in a profile (ICC.1): X in parts of 65,536, as programs
 * round it.
 */
const P3_PRIMARIES = 12;
const P3_RED = 0.5151 * 65_536;
const RED_TOLERANCE = 64;
const PROFILE_HEADER_BYTES = 128;

/** Reads the boxes (ISO/IEC 14496-12, 23008-12) that tell the facts. Throws a `RangeError` where they are damaged. */
export function readHeicFacts(bytes: Uint8Array<ArrayBuffer>): HeicFacts {
  const meta = find(listBoxes(partOf(bytes, 0, bytes.length)), 'meta');
  const boxes = listBoxes(after(meta, VERSION_BYTES));
  const properties = listBoxes(find(listBoxes(find(boxes, 'iprp')), 'ipco'));
  const sizes = properties.filter(({ type }) => type === 'ispe').map(({ body }) => body);
  return {
    pixels: Math.max(0, ...sizes.map((size) => size.getUint32(4) * size.getUint32(8))),
    isDisplayP3: properties.some(({ type, body }) => type === 'colr' && isDisplayP3(body)),
    exif: readExif(bytes, boxes),
  };
}

const partOf = ({ buffer, byteOffset }: Uint8Array<ArrayBuffer>, start: number, length: number): Part =>
  new DataView(buffer, byteOffset + start, length);

const after = (part: Part, bytes: number): Part =>
  new DataView(part.buffer, part.byteOffset + bytes, part.byteLength - bytes);

const readText = (part: Part, start: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(part.buffer, part.byteOffset + start, length));

function listBoxes(part: Part): Box[] {
  const boxes: Box[] = [];
  let start = 0;
  while (start < part.byteLength) {
    const declared = part.getUint32(start);
    const isLong = declared === 1;
    const header = isLong ? 16 : 8;
    const size = isLong ? Number(part.getBigUint64(start + 8)) : declared || part.byteLength - start;
    if (size < header) throw new RangeError('A box is shorter than its header.');
    const body = new DataView(part.buffer, part.byteOffset + start + header, size - header);
    boxes.push({ type: readText(part, start + 4, 4), body });
    start += size;
  }
  return boxes;
}

function find(boxes: readonly Box[], type: string): Part {
  const box = boxes.find((one) => one.type === type);
  if (!box) throw new RangeError(`There is no box ${type}.`);
  return box.body;
}

function isDisplayP3(colour: Part): boolean {
  if (readText(colour, 0, 4) === 'nclx') return colour.getUint16(4) === P3_PRIMARIES;
  const profile = after(colour, 4);
  const tags = profile.getUint32(PROFILE_HEADER_BYTES);
  for (let index = 0; index < tags; index += 1) {
    const tag = PROFILE_HEADER_BYTES + 4 + index * 12;
    if (readText(profile, tag, 4) !== 'rXYZ') continue;
    const red = profile.getInt32(profile.getUint32(tag + 4) + 8);
    return Math.abs(red - P3_RED) <= RED_TOLERANCE;
  }
  return false;
}

/** Without camera data the picture is as good: what is damaged here counts as none. */
function readExif(bytes: Uint8Array<ArrayBuffer>, boxes: readonly Box[]): HeicFacts['exif'] {
  try {
    const id = findExifItem(find(boxes, 'iinf'));
    const place = id === null ? null : findPlace(find(boxes, 'iloc'), id);
    if (place === null) return null;
    const item = partOf(bytes, place.start, place.length);
    // The block stands so many bytes after this number.
    const tiff = after(item, 4 + item.getUint32(0));
    if (tiff.byteLength > EXIF_MAX) return null;
    return new Uint8Array(tiff.buffer.slice(tiff.byteOffset, tiff.byteOffset + tiff.byteLength));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function findExifItem(list: Part): number | null {
  const countBytes = list.getUint8(0) === 0 ? 2 : 4;
  for (const { body } of listBoxes(after(list, VERSION_BYTES + countBytes))) {
    const idBytes = body.getUint8(0) === 2 ? 2 : 4;
    if (readText(body, VERSION_BYTES + idBytes + 2, 4) === 'Exif') return readNumber(body, VERSION_BYTES, idBytes);
  }
  return null;
}

/** Where the item's bytes stand in the file; null where they don't, or stand in several parts. */
function findPlace(locations: Part, wanted: number): { start: number; length: number } | null {
  const version = locations.getUint8(0);
  const sizes = locations.getUint16(VERSION_BYTES);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const idBytes = version < 2 ? 2 : 4;
  let position = VERSION_BYTES + 2;
  const next = (length: number) => {
    position += length;
    return readNumber(locations, position - length, length);
  };
  for (let items = next(idBytes); items > 0; items -= 1) {
    const id = next(idBytes);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2);
    const base = next(baseBytes);
    const extents = next(2);
    for (let index = 0; index < extents; index += 1) {
      next(indexBytes);
      const start = base + next(offsetBytes);
      const length = next(lengthBytes);
      if (id === wanted) return method === 0 && extents === 1 ? { start, length } : null;
    }
  }
  return null;
}

function readNumber(part: Part, start: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + part.getUint8(start + index);
  return value;
}
