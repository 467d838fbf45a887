import { UPLOAD_MEGAPIXELS, UPLOAD_PIXELS_MAX } from '@aperture-byline/contract/upload/wire';
import type { Metadata, OutputInfo, ResizeOptions, Sharp, default as SharpModule, SharpOptions } from 'sharp';
import { serialize } from '../lib/concurrency.ts';
import { adobeRgbProfile, isNamedAdobeRgb } from './adobe-rgb.ts';
import { embedProfile } from './embed-profile.ts';
import { lacksEnd, readResources, repairJpeg } from './repair-jpeg.ts';

const REASONS = {
  empty: 'the file is empty',
  wrongType: 'it is not a JPEG, PNG or WebP picture',
  tooManyPixels: `it has more than ${UPLOAD_MEGAPIXELS} megapixels`,
  tooMuchMemory: 'it takes too much memory to decode',
  extremeShape: 'one side is more than 100 times as long as the other',
  damaged: 'the file is damaged or incomplete',
  notEncoded: 'it could not be converted',
} as const;

export type PictureProblem = keyof typeof REASONS;

/** The file is no picture that can be published. `reason` is a plain half-sentence to show its owner. */
export class UnreadablePictureError extends Error {
  readonly problem: PictureProblem;
  readonly reason: string;

  constructor(problem: PictureProblem, cause?: unknown) {
    super(`The picture cannot be used: ${REASONS[problem]}`, { cause });
    this.name = 'UnreadablePictureError';
    this.problem = problem;
    this.reason = REASONS[problem];
  }
}

/** Pixels: decoders leave out most of the work for a picture this small, and still read the file to its end. */
const SMALL = 32;

/**
 * Decodes a file to its end. Throws `UnreadablePictureError` for anything but a whole JPEG, PNG or WebP that an
 * instance can decode beside its other work. One after another: a picture unfolds to many times its file's size.
 */
export function checkPicture(file: Buffer): Promise<void> {
  return serialize('pictures to check', async () => {
    const picture = await openPicture(file, { isShared: true });
    await picture.decode({ width: SMALL, height: SMALL, fit: 'inside' });
  });
}

/** How many times one side may be the other: longer pictures exceed encoders' sides, and take minutes to crop. */
const longestShape = 100;

const acceptedFormats: readonly string[] = ['jpeg', 'png', 'webp'];

/** Bytes that a decoder may hold of a picture at once, where the instance works on other things beside it. */
const SHARED_BYTES_MAX = 300e6;
/** Number of channels of CMYK. RGB with an alpha channel has as many. */
const CHANNELS_MAX = 4;

/** Decoded: sRGB in 8 bits, three channels. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

export interface OpenPicture {
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  metadata: Metadata;
  /**
   * Decodes the file to its end: upright, in that size, in sRGB, on white where it is transparent. Throws
   * `UnreadablePictureError` where that fails, and where the decoder has any warning about the picture.
   */
  decode(size: ResizeOptions): Promise<Pixels>;
}

/**
 * Looks at the header only. Throws `UnreadablePictureError` unless the content, whatever the file is called, is a JPEG,
 * PNG or WebP of at most 160 megapixels, no side of which is more than 100 times as long as the other; with `isShared`
 * also for one of which a decoder would hold more than 300 MB at once. Of an animation the first frame counts.
 */
export async function openPicture(
  file: Buffer,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<OpenPicture> {
  if (file.length === 0) throw new UnreadablePictureError('empty');
  const sharp = await loadSharp();
  const repaired = isJpeg(file) ? repairJpeg(file) : file;
  // More pixels are rejected by the header alone, before anything is decoded.
  const input = { limitInputPixels: UPLOAD_PIXELS_MAX, pages: 1, failOn: 'warning' } as const;
  const header = await readHeader(sharp(repaired, input));
  const resources = header.format === 'jpeg' ? readResources(repaired) : undefined;
  const metadata = resources === undefined ? header : { ...header, iptc: resources };
  if (metadata.format === 'jpeg' && lacksEnd(repaired)) throw damaged('It has no end');
  if (!acceptedFormats.includes(metadata.format)) throw wrongFormat();
  if (metadata.channels > CHANNELS_MAX) throw damaged('Such a picture has no colours');
  const { width, height } = metadata.autoOrient;
  if (Math.max(width / height, height / width) > longestShape) throw new UnreadablePictureError('extremeShape');
  if (isShared && countHeldBytes(metadata) > SHARED_BYTES_MAX) throw new UnreadablePictureError('tooMuchMemory');
  const named = (await isNamedAdobeRgb(metadata)) ? adobeRgbProfile() : undefined;
  const source = named === undefined ? repaired : embedProfile(repaired, metadata.format, named);
  const profile = named ?? metadata.icc;
  return {
    ...{ width, height, metadata },
    decode: async (size) => {
      const makeUpright = (options: SharpOptions) =>
        sharp(source, options).autoOrient().resize(size).flatten({ background: '#ffffff' });
      try {
        if (profile !== undefined && metadata.space === 'rgb16')
          return await readDeepRgb(makeUpright({ ...input, ignoreIcc: true }), profile);
        return await readSrgb(makeUpright(input), metadata.space, profile !== undefined);
      } catch (error) {
        throw damaged(error);
      }
    },
  };
}

const isJpeg = (file: Buffer): boolean => file[0] === 0xff && file[1] === 0xd8;

/** Bytes that a decoder holds of a picture: most decode row after row, and shrink large pictures meanwhile. */
function countHeldBytes({ format, isProgressive, width, height, channels, depth }: Metadata): number {
  if (format === 'webp') return width * height * CHANNELS_MAX;
  if (!isProgressive) return 0;
  return width * height * channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}

/**
 * Returns 16-bit RGB, whose profile was ignored, as its 8 bits with the profile are converted. The library converts
 * deep pictures to Display P3, and from there saturated colours come out wrong.
 */
async function readDeepRgb(picture: Sharp, profile: Buffer): Promise<Pixels> {
  const sharp = await loadSharp();
  const shallow = await picture.toColourspace('srgb').png({ compressionLevel: 0 }).toBuffer();
  return readPixels(sharp(embedProfile(shallow, 'png', profile)).toColourspace('srgb'));
}

/** Converts embedded profiles to sRGB, but those of 16-bit grey; without one, nothing, which would change colours. */
async function readSrgb(picture: Sharp, space: string, hasProfile: boolean): Promise<Pixels> {
  if (!hasProfile || space !== 'grey16') return readPixels(picture.toColourspace('srgb'));
  const { data, info } = await picture
    .toColourspace('grey16')
    .withIccProfile('srgb', { attach: false })
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const sharp = await loadSharp();
  const samples = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  return readPixels(sharp(samples, { raw: rawOf(info) }).toColourspace('srgb'));
}

export function readPixels(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true });
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels });

/** A pipeline that begins with what was decoded. */
export async function fromPixels({ data, info }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(data, { raw: rawOf(info) });
}

async function readHeader(picture: Sharp): Promise<Metadata> {
  try {
    return await picture.metadata();
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.includes('pixel limit')) {
      throw new UnreadablePictureError('tooManyPixels', error);
    }
    throw message.includes('unsupported image format') ? wrongFormat(error) : damaged(error);
  }
}

function wrongFormat(cause?: unknown): UnreadablePictureError {
  return new UnreadablePictureError('wrongType', cause);
}

/** For a file that starts like a picture and cannot be decoded to its end. */
function damaged(cause: unknown): UnreadablePictureError {
  return new UnreadablePictureError('damaged', cause);
}

let loaded: Promise<typeof SharpModule> | undefined;

/** Loads the image library on demand: its native code takes a while, and most calls process no picture. */
export function loadSharp(): Promise<typeof SharpModule> {
  loaded ??= import('sharp').then(({ default: sharp }) => confine(sharp));
  return loaded;
}

function confine(sharp: typeof SharpModule): typeof SharpModule {
  // Loaders of every other format (SVG, PDF, HEIF, ImageMagick …) are disabled in the whole process: they are
  // large, some follow references to other files, and nothing here needs them.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  // One thread per picture: the caller decides how many pictures are worked on at a time.
  sharp.concurrency(1);
  return sharp;
}
