import { UPLOAD_PIXELS_MAX } from '@aperture-byline/contract/upload/wire';
import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import decoderAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { insertExif } from './insert-exif.ts';
import { type HeicFacts, readHeicFacts } from './read-heic-facts.ts';

/** `notLoaded`: the decoder did not arrive, and may do so later. */
export type HeicOutcome = { jpeg: Blob } | { problem: 'unreadable' | 'tooManyPixels' | 'notLoaded' };

const QUALITY = 0.92;

class NotLoadedError extends Error {}

self.onmessage = async ({ data }: MessageEvent<File>) => {
  self.postMessage(await convert(data));
};

async function convert(file: File): Promise<HeicOutcome> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const facts = readHeicFacts(bytes);
    if (facts.pixels > UPLOAD_PIXELS_MAX) return { problem: 'tooManyPixels' };
    const canvas = (await decodeByBrowser(file)) ?? (await decodeByLibrary(bytes, facts));
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return { jpeg: facts.exif === null ? jpeg : await insertExif(jpeg, facts.exif) };
  } catch (error) {
    return { problem: error instanceof NotLoadedError ? 'notLoaded' : 'unreadable' };
  }
}

/** Null where the browser can't: of the usual ones only Safari can. */
async function decodeByBrowser(file: File): Promise<OffscreenCanvas | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const { canvas, context } = openCanvas(picture);
  context.drawImage(picture, 0, 0);
  picture.close();
  return canvas;
}

async function decodeByLibrary(bytes: Uint8Array<ArrayBuffer>, { isDisplayP3 }: HeicFacts): Promise<OffscreenCanvas> {
  const { HeifDecoder } = createLibheif({ wasmBinary: await loadDecoder() });
  const pictures = new HeifDecoder().decode(bytes);
  const picture = pictures.find((one) => one.is_primary());
  if (!picture) throw new Error('The file has no picture.');
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > UPLOAD_PIXELS_MAX) throw new Error('The picture is larger than the file declares.');
  const { canvas, context } = openCanvas({ width, height });
  // What the decoder leaves in Display P3, the canvas converts to its own sRGB.
  const pixels = new ImageData(width, height, { colorSpace: isDisplayP3 ? 'display-p3' : 'srgb' });
  const decoded = await new Promise((resolve) => picture.display(pixels, resolve));
  if (decoded === null) throw new Error('The picture could not be decoded.');
  context.putImageData(pixels, 0, 0);
  return canvas;
}

async function loadDecoder(): Promise<ArrayBuffer> {
  try {
    const response = await fetch(decoderAddress);
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return await response.arrayBuffer();
  } catch (cause) {
    throw new NotLoadedError('The decoder did not arrive.', { cause });
  }
}

function openCanvas({ width, height }: { width: number; height: number }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no memory for a canvas.');
  return { canvas, context };
}
