import type { default as Sharp } from 'sharp';

type SharpModule = typeof Sharp;

let loaded: Promise<SharpModule> | undefined;

/** The image library, which takes a while to load: whoever handles no picture does not wait for it. */
export function loadSharp(): Promise<SharpModule> {
  loaded ??= import('sharp').then(({ default: sharp }) => confine(sharp));
  return loaded;
}

function confine(sharp: SharpModule): SharpModule {
  // Loaders of every other format (SVG, PDF, HEIF, ImageMagick …) stay shut in the whole process: they are
  // large, some follow references to other files, and nothing here needs them.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  // One thread per picture: the caller decides how many pictures are worked on at a time.
  sharp.concurrency(1);
  return sharp;
}
