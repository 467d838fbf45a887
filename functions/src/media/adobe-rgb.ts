import exifr from 'exifr';
import type { Metadata } from 'sharp';
import { buildRgbProfile, powerCurve } from './icc-profile.ts';

/** Adobe RGB (1998): the primaries adapted to D50, and the tone curve. */
const PRIMARIES = [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457],
] as const;
const GAMMA = 563 / 256;

export const adobeRgbProfile = (): Buffer => buildRgbProfile(PRIMARIES, powerCurve(GAMMA));

/** EXIF's `ColorSpace` of sRGB, and the DCF's `InteroperabilityIndex` of a file in Adobe RGB. */
const SRGB = 1;
const ADOBE_RGB = 'R03';
const EXIF_HEADER = Buffer.from('Exif\0\0', 'latin1');

/** Returns whether EXIF data alone name Adobe RGB, as cameras do by interoperability index and uncalibrated space. */
export async function isNamedAdobeRgb({ exif, hasProfile, space }: Metadata): Promise<boolean> {
  if (exif === undefined || hasProfile || !['srgb', 'rgb16'].includes(space)) return false;
  const isHeaded = exif.subarray(0, EXIF_HEADER.length).equals(EXIF_HEADER);
  try {
    const tags: unknown = await exifr.parse(isHeaded ? exif.subarray(EXIF_HEADER.length) : exif, {
      exif: { pick: ['ColorSpace'] },
      interop: { pick: ['InteropIndex'] },
      ...{ ifd0: { pick: [] }, ifd1: false, gps: false, makerNote: false, userComment: false },
      ...{ jfif: false, xmp: false, icc: false, iptc: false },
      translateValues: false,
      reviveValues: false,
    });
    const { ColorSpace, InteropIndex } = { ...(tags ?? {}) } as Record<string, unknown>;
    return ColorSpace !== SRGB && typeof InteropIndex === 'string' && InteropIndex.startsWith(ADOBE_RGB);
  } catch {
    // Malformed EXIF data name nothing.
    return false;
  }
}
