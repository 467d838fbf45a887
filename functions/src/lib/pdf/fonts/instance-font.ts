import { readFileSync } from 'node:fs';
import { resolveFile } from './font-files.ts';

const WEIGHT = 400;
const WEIGHT_AXIS = Buffer.from('wght').readUInt32BE();
/** HarfBuzz may write to the bytes that it is given. */
const WRITABLE = 2;

/** Functions of HarfBuzz's subsetter. Numbers are pointers into its memory, 0 for none. */
interface Subsetter {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_face_destroy(face: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

let subsetter: Promise<Subsetter> | undefined;

async function loadSubsetter(): Promise<Subsetter> {
  const file = readFileSync(resolveFile('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(file);
  const { exports } = instance;
  (exports._initialize as () => void)();
  return exports as unknown as Subsetter;
}

/** Makes a regular TrueType font of a variable WOFF2 one: fontkit embeds neither variable fonts nor WOFF2's glyphs. */
export async function readRegularFont(woff2: Uint8Array): Promise<Buffer> {
  subsetter ??= loadSubsetter();
  const [{ default: decompress }, hb] = await Promise.all([import('woff2-encoder/decompress'), subsetter]);
  return instantiate(hb, await decompress(woff2));
}

function instantiate(hb: Subsetter, bytes: Uint8Array): Buffer {
  const data = hb.malloc(bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, data);
  const blob = hb.hb_blob_create(data, bytes.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    hb.hb_subset_input_keep_everything(input);
    hb.hb_subset_input_pin_axis_location(input, face, WEIGHT_AXIS, WEIGHT);
    const instance = hb.hb_subset_or_fail(face, input);
    if (instance === 0) throw new Error('The font can’t be made regular');
    const result = hb.hb_face_reference_blob(instance);
    const start = hb.hb_blob_get_data(result, 0);
    const copy = Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(result)));
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(instance);
    return copy;
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(data);
  }
}
