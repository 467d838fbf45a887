const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;
/** Number of bytes of a JPEG's first marker. */
const START_BYTES = 2;
const NAME = 'Exif\0\0';

/** The JPEG with EXIF data, which says that it is upright. `exif` is a TIFF block that a segment can hold. */
export async function insertExif(jpeg: Blob, exif: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const upright = setUpright(exif);
  if (upright === null) return jpeg;
  const length = 2 + NAME.length + upright.length;
  const marker = new Uint8Array([0xff, 0xe1, length >> 8, length & 255]);
  return new Blob([jpeg.slice(0, START_BYTES), marker, NAME, upright, jpeg.slice(START_BYTES)], {
    type: jpeg.type,
  });
}

/** Marks EXIF as upright, as a decoder has turned the picture. Returns null where the block is damaged. */
function setUpright(exif: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const block = exif.slice();
  const view = new DataView(block.buffer);
  try {
    const isLittleEndian = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittleEndian);
    const entries = view.getUint16(directory, isLittleEndian);
    for (let index = 0; index < entries; index += 1) {
      const entry = directory + 2 + index * ENTRY_BYTES;
      if (view.getUint16(entry, isLittleEndian) === ORIENTATION) view.setUint16(entry + 8, 1, isLittleEndian);
    }
    return block;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
