import exifr from 'exifr';
import type { FieldName, Values } from './fields.ts';

/** Datasets of IPTC IIM, under the names of exifr. */
const IIM_DATASETS: ReadonlyMap<string, FieldName> = new Map([
  ['ObjectName', 'title'],
  ['Caption', 'caption'],
  ['Keywords', 'keywords'],
  ['Byline', 'creator'],
  ['CopyrightNotice', 'copyrightNotice'],
]);

/** Bytes in a segment of a JPEG, of IIM all there may be. */
const SEGMENT_MAX = 65_533;
export async function readIim(block: Buffer | undefined): Promise<Values> {
  const values: Values = new Map();
  if (block === undefined || block.length > SEGMENT_MAX) return values;
  try {
    const datasets: unknown = await exifr.parse(toJpegHeader(block), {
      ...{ tiff: false, exif: false, gps: false, xmp: false, icc: false, jfif: false },
      iptc: true,
    });
    if (typeof datasets !== 'object' || datasets === null) return values;
    for (const [dataset, value] of Object.entries(datasets)) {
      const name = IIM_DATASETS.get(dataset);
      const texts = [value].flat().filter((text) => typeof text === 'string');
      if (name !== undefined && texts.length > 0) values.set(name, texts.map(decodeIim));
    }
  } catch {
    // Malformed IIM says nothing of the pixels.
  }
  return values;
}

/** exifr reads whole files: this one ends behind the segment. */
function toJpegHeader(block: Buffer): Buffer {
  const header = Buffer.from([0xff, 0xd8, 0xff, 0xed, 0, 0]);
  header.writeUInt16BE(block.length + 2, 4);
  return Buffer.concat([header, block, Buffer.from([0xff, 0xd9])]);
}

/** exifr answers a character for each byte. Most programs write UTF-8, declared or not, old ones Latin-1. */
function decodeIim(characters: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(characters, 'latin1'));
  } catch {
    return characters;
  }
}
