import { findMarker } from '#lib/pictures/jpeg-markers.ts';
import type { PictureType } from './picture-type.ts';

/** Bytes that begin any segment of a JPEG that is looked at, and the header of a PNG or WebP. */
const HEADER_BYTES = 32;
/** More segments than a photograph has: profiles, data of phones and extended XMP come in up to hundreds. */
const SEGMENTS_MAX = 5000;

/** Pixels that the header of the file declares; null where it does not say. Of the file only headers are read. */
export async function readPixels(file: Blob, type: PictureType): Promise<number | null> {
  try {
    if (type === 'image/jpeg') return await readJpegPixels(file);
    const header = await read(file, 0, HEADER_BYTES);
    return type === 'image/png' ? header.getUint32(16) * header.getUint32(20) : readWebpPixels(header);
  } catch (error) {
    // The file ends before its header does: the server says what is wrong with it.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const read = async (file: Blob, start: number, bytes: number): Promise<DataView> =>
  new DataView(await file.slice(start, start + bytes).arrayBuffer());

async function readJpegPixels(file: Blob): Promise<number | null> {
  let position = 2;
  for (let segments = 0; segments < SEGMENTS_MAX; segments += 1) {
    const start = await findMarker(file, position);
    const segment = await read(file, start, HEADER_BYTES);
    const code = segment.getUint8(1);
    if (isFrame(code)) return segment.getUint16(5) * segment.getUint16(7);
    // A scan before any frame, or the end.
    if (code === 0xda || code === 0xd9) return null;
    position = start + 2 + segment.getUint16(2);
  }
  return null;
}

/** Markers of frames; among them stand those of tables (DHT, DAC) and of an extension (JPG). */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/** Reads the pixels of any WebP header (RFC 9649): all but the lossy one store width and height reduced by one. */
function readWebpPixels(header: DataView): number | null {
  const kind = String.fromCharCode(...new Uint8Array(header.buffer, 12, 4));
  const uint24 = (position: number) => header.getUint16(position, true) + header.getUint8(position + 2) * 65_536;
  if (kind === 'VP8X') return (uint24(24) + 1) * (uint24(27) + 1);
  if (kind === 'VP8L') {
    const sides = header.getUint32(21, true);
    return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1);
  }
  if (kind === 'VP8 ') return (header.getUint16(26, true) & 0x3fff) * (header.getUint16(28, true) & 0x3fff);
  return null;
}
