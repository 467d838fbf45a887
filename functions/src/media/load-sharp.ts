import type { default as Sharp } from 'sharp';

type SharpModule = typeof Sharp;

let loaded: Promise<SharpModule> | undefined;

/** Loads the image library on demand: its native code takes a while, and most calls process no picture. */
export function loadSharp(): Promise<SharpModule> {
  loaded ??= import('sharp').then(({ default: sharp }) => confine(sharp));
  return loaded;
}

function confine(sharp: SharpModule): SharpModule {
  // Loaders of every other format (SVG, PDF, HEIF, ImageMagick …) are disabled in the whole process: they are
  // large, some follow references to other files, and nothing here needs them.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  // One thread per picture: the caller decides how many pictures are worked on at a time.
  sharp.concurrency(1);
  return sharp;
}
