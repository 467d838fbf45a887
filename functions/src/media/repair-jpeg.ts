/** Second bytes of markers (ISO/IEC 10918-1, B.1.1.3). */
const TEM = 0x01;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP13 = 0xed;
const APP14 = 0xee;
/** Frames that are coded in one pass over the coefficients, by Huffman or arithmetic codes. */
const SEQUENTIAL_FRAMES: readonly number[] = [0xc0, 0xc1, 0xc9];
const PROGRESSIVE_FRAMES: readonly number[] = [0xc2, 0xca];
/** Spectral selection and successive approximation of a scan of such a frame: the only ones that the standard knows. */
const SEQUENTIAL_SCAN = Buffer.from([0, 63, 0]);

/** Begins a segment of Photoshop's resources. */
const RESOURCES = 'Photoshop 3.0\0';

/** Replaces the bytes from `start` on and before `end`. */
interface Repair {
  start: number;
  end: number;
  bytes: Buffer;
}

interface Segment {
  code: number;
  /** Where the one before it ends. */
  gap: number;
  start: number;
  /** Position of the content, after the length. */
  body: number;
  end: number;
}

/**
 * Returns the JPEG as the standard writes its headers, so that a decoder has warnings only for what is wrong with the
 * picture itself: without bytes between segments, with the parameters that a scan must have, and with known versions
 * and colour transforms. Cameras and editors get these wrong in photographs that are whole. What stands in scans is not
 * touched, and a file without mistakes is returned as it is.
 */
export function repairJpeg(file: Buffer): Buffer {
  const repairs = findRepairs(file);
  if (repairs.length === 0) return file;
  const parts: Buffer[] = [];
  let position = 0;
  for (const { start, end, bytes } of repairs.sort((one, other) => one.start - other.start)) {
    parts.push(file.subarray(position, start), bytes);
    position = end;
  }
  return Buffer.concat([...parts, file.subarray(position)]);
}

/** Whether a JPEG never ends, behind the beginning of its pixels: its last part is lost, or was never written. */
export function lacksEnd(file: Buffer): boolean {
  for (const { code, end } of listSegments(file))
    if (code === SOS) return file.indexOf(Buffer.from([0xff, EOI]), end) < 0;
  return true;
}

/** Returns a JPEG's Photoshop resources from all their segments, of which the library reads one; undefined for none. */
export function readResources(file: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (const segment of listSegments(file)) {
    if (segment.code === SOS) break;
    if (segment.code === APP13 && startsWith(file, segment, RESOURCES, RESOURCES.length))
      parts.push(file.subarray(segment.body + RESOURCES.length, segment.end));
  }
  return parts.length > 0 ? Buffer.concat(parts) : undefined;
}

function findRepairs(file: Buffer): Repair[] {
  const repairs: Repair[] = [];
  let frame = 0;
  let adobe: Segment | null = null;
  for (const segment of listSegments(file)) {
    const { code, gap, start, body } = segment;
    if (start > gap) repairs.push({ start: gap, end: start, bytes: Buffer.alloc(0) });
    if (code === APP0) repairs.push(...repairVersion(file, segment));
    if (code === APP14) adobe = segment;
    if (SEQUENTIAL_FRAMES.includes(code) || PROGRESSIVE_FRAMES.includes(code)) {
      frame = code;
      if (adobe !== null) repairs.push(...repairTransform(file, adobe, file[body + 5]));
    }
    if (code === SOS && SEQUENTIAL_FRAMES.includes(frame)) repairs.push(...repairScan(file, segment));
  }
  return repairs;
}

/** The segments up to the end of the picture, or as far as they can be read. */
function* listSegments(file: Buffer): Generator<Segment> {
  let segment = readSegment(file, 2);
  while (segment !== null) {
    yield segment;
    const { code, end } = segment;
    if (code === EOI) return;
    segment = readSegment(file, code === SOS ? findScanEnd(file, end) : end);
  }
}

/** The next segment as decoders look for it; null where the file ends before it does. */
function readSegment(file: Buffer, position: number): Segment | null {
  const at = findMarker(file, position);
  const code = file[at + 1];
  if (at < 0 || code === undefined) return null;
  const segment = { code, gap: position, start: at };
  if (code === EOI || code === TEM || isRestart(code)) return { ...segment, body: at + 2, end: at + 2 };
  if (at + 4 > file.length) return null;
  const end = at + 2 + file.readUInt16BE(at + 2);
  return end > file.length || end < at + 4 ? null : { ...segment, body: at + 4, end };
}

/**
 * The position of the next marker, of which there may be several bytes 0xff before its code; -1 where there is none.
 */
function findMarker(file: Buffer, position: number): number {
  let at = file.indexOf(0xff, position);
  while (at >= 0 && (file[at + 1] === 0xff || file[at + 1] === 0)) at = file.indexOf(0xff, at + 1);
  return at;
}

/** The position of the marker that ends a scan: restarts are part of it. */
function findScanEnd(file: Buffer, position: number): number {
  let at = findMarker(file, position);
  while (at >= 0 && isRestart(file[at + 1])) at = findMarker(file, at + 2);
  return at < 0 ? file.length : at;
}

const isRestart = (code = 0): boolean => code >= 0xd0 && code <= 0xd7;

const startsWith = (file: Buffer, { body, end }: Segment, name: string, length: number): boolean =>
  end - body >= length && file.toString('latin1', body, body + name.length) === name;

function repairVersion(file: Buffer, segment: Segment): Repair[] {
  const version = segment.body + 5;
  if (!startsWith(file, segment, 'JFIF\0', 14) || file[version] === 1) return [];
  return [{ start: version, end: version + 1, bytes: Buffer.from([1]) }];
}

/** The transform that decoders take for one that they don't know. */
function repairTransform(file: Buffer, segment: Segment, components: number | undefined): Repair[] {
  const at = segment.body + 11;
  const usual = components === 4 ? 2 : 1;
  const transform = file[at];
  if (!startsWith(file, segment, 'Adobe', 12) || transform === 0 || transform === usual) return [];
  return [{ start: at, end: at + 1, bytes: Buffer.from([usual]) }];
}

function repairScan(file: Buffer, { body, end }: Segment): Repair[] {
  const start = body + 1 + 2 * (file[body] ?? 0);
  if (start + SEQUENTIAL_SCAN.length !== end || SEQUENTIAL_SCAN.equals(file.subarray(start, end))) return [];
  return [{ start, end, bytes: SEQUENTIAL_SCAN }];
}
