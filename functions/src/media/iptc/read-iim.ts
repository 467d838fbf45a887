import type { FieldName, Values } from './fields.ts';

/** All that is read of IPTC IIM, by its numbers in record 2. No place may be added. */
const DATASETS: ReadonlyMap<number, FieldName> = new Map([
  [5, 'title'],
  [120, 'caption'],
  [25, 'keywords'],
  [80, 'creator'],
  [116, 'copyrightNotice'],
]);

/** Photoshop's resource that holds IIM. */
const RESOURCE = Buffer.from('8BIM\x04\x04', 'latin1');
/** Begins a dataset; no text holds it. */
const MARKER = 0x1c;
/** Begins a dataset of record 2. */
const NEXT = Buffer.from([MARKER, 2]);
/** Marks a length that is itself the count of bytes of the length, which follows. */
const EXTENDED = 0x8000;
const LENGTH_BYTES_MAX = 4;
/** Bytes of all datasets; a JPEG has a segment of 64 kB for them. */
const BLOCK_MAX = 256 * 1024;
/** Bytes at which IIM ends a text of one sort or another, and programs cut one in the middle of a character. */
const TEXT_LIMITS: readonly number[] = [32, 64, 128, 256, 2000];

/** Charsets by the ISO 2022 escapes of datasets 1:90, without ESC: the usual ones, and the parts of ISO 8859. */
const UTF_8 = /^%(?:G|\/[G-I])/;
const ISO_8859 = /^[-./]([ABCDFGHLMVTY_bf])/;
const PARTS: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, L: 5, G: 6, F: 7, H: 8, M: 9, V: 10, T: 11, Y: 13, _: 14, b: 15, f: 16 },
};

interface Dataset {
  record: number;
  number: number;
  bytes: Buffer;
}

/** Reads Photoshop's resources or bare IIM; the first IIM with a field counts. A broken dataset is left out. */
export function readIim(block: Buffer | undefined): Values {
  const parts = block === undefined ? [] : listIim(block);
  return new Map(parts.toReversed().flatMap((iim) => [...readFields(iim)]));
}

function readFields(iim: Buffer): Values {
  const values: Values = new Map();
  if (iim.length > BLOCK_MAX) return values;
  const datasets = listDatasets(iim);
  const decode = createDecoder(datasets);
  for (const { record, number, bytes } of datasets) {
    const name = record === 2 ? DATASETS.get(number) : undefined;
    const text = name === undefined ? '' : decode(bytes).trim();
    if (name !== undefined && text !== '') values.set(name, [...(values.get(name) ?? []), text]);
  }
  return values;
}

function listIim(block: Buffer): Buffer[] {
  if (block[0] === MARKER) return [block];
  const parts: Buffer[] = [];
  let at = block.indexOf(RESOURCE);
  while (at >= 0) {
    // A name, which has its length before it and is padded to an even one, and the length of what follows.
    const length = at + RESOURCE.length;
    const name = (block[length] ?? 0) + 1;
    const start = length + name + (name % 2) + 4;
    if (start > block.length) break;
    const end = start + block.readUInt32BE(start - 4);
    parts.push(block.subarray(start, end));
    at = end < block.length ? block.indexOf(RESOURCE, end) : -1;
  }
  return parts;
}

/** The datasets that are whole: after a broken one, those from the next marker on. */
function listDatasets(iim: Buffer): Dataset[] {
  const datasets: Dataset[] = [];
  let next = 0;
  let at = iim.indexOf(MARKER);
  while (at >= 0) {
    if (next >= 0 && next <= at) next = iim.indexOf(NEXT, at + 1);
    const [start, end] = findBytes(iim, at) ?? [at + 1, at + 1];
    const isFollowed = end === iim.length || iim[end] === MARKER || iim[end] === 0;
    // A length that is wrong takes in the beginning of the next dataset.
    const isWhole = end > at + 1 && (isFollowed || next < start || next >= end);
    if (isWhole) datasets.push({ record: iim[at + 1] ?? 0, number: iim[at + 2] ?? 0, bytes: iim.subarray(start, end) });
    at = iim.indexOf(MARKER, isWhole ? end : at + 1);
  }
  return datasets;
}

/** Where the bytes of a dataset begin and end; null where its length is none or runs past the end. */
function findBytes(iim: Buffer, at: number): [start: number, end: number] | null {
  const start = at + 5;
  if (start > iim.length) return null;
  const length = iim.readUInt16BE(at + 3);
  if (length < EXTENDED) return start + length <= iim.length ? [start, start + length] : null;
  const count = length - EXTENDED;
  if (count < 1 || count > LENGTH_BYTES_MAX || start + count > iim.length) return null;
  const end = start + count + iim.readUIntBE(start, count);
  return end <= iim.length ? [start + count, end] : null;
}

/** Decodes by the declared charset, else by one guess for all texts: UTF-8 where they are that, else Windows-1252. */
function createDecoder(datasets: readonly Dataset[]): (bytes: Buffer) => string {
  const charset = findDeclared(datasets) ?? guessCharset(datasets);
  // Without the bytes of a character that was cut off at the end.
  return (bytes) => new TextDecoder(charset).decode(beforeNul(bytes), { stream: true });
}

function findDeclared(datasets: readonly Dataset[]): string | undefined {
  const declaration = datasets.find(({ record, number }) => record === 1 && number === 90);
  for (const sequence of declaration?.bytes.toString('latin1').split('\x1b') ?? []) {
    if (UTF_8.test(sequence)) return 'utf-8';
    const [, final = ''] = ISO_8859.exec(sequence) ?? [];
    if (final !== '') return `iso-8859-${PARTS[final]}`;
  }
  return undefined;
}

function guessCharset(datasets: readonly Dataset[]): 'utf-8' | 'windows-1252' {
  // Those of other numbers hold no text.
  const isText = ({ record, number }: Dataset) => record === 2 && number >= 5 && number <= 122;
  const texts = datasets.filter(isText).map(({ bytes }) => beforeNul(bytes));
  const decoded = texts.map(decodeUtf8);
  if (decoded.includes(null)) return 'windows-1252';
  // An end that looks cut may also be the last letter of `Café` in Windows-1252.
  const isKnown = decoded.some((text) => Buffer.byteLength(text ?? '') > (text ?? '').length);
  const isCut = (bytes: Buffer, at: number) => Buffer.byteLength(decoded[at] ?? '') < bytes.length;
  const isLikely = texts.every((bytes, at) => TEXT_LIMITS.includes(bytes.length) || !isCut(bytes, at));
  return isKnown || isLikely ? 'utf-8' : 'windows-1252';
}

/** Null where it is none; without the bytes of a character that was cut off at the end. */
function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

function beforeNul(bytes: Buffer): Buffer {
  const end = bytes.indexOf(0);
  return end < 0 ? bytes : bytes.subarray(0, end);
}
