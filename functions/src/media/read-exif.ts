import type { Exif } from '@aperture-byline/contract/image/wire';
import exifr from 'exifr';
import type { Metadata } from 'sharp';

/** All that is ever read. No place, serial number or name of a person may be added. */
const wantedTags = {
  ifd0: ['Make', 'Model', 'Orientation'],
  exif: [
    'LensMake',
    'LensModel',
    'FNumber',
    'ExposureTime',
    'ISO',
    'FocalLength',
    'DateTimeOriginal',
    'CreateDate',
  ],
};

const longestText = 120;

/**
 * The allow-listed camera data (EXIF) of a picture, from the header that `openPicture` read. Texts come without
 * control characters and at most 120 characters long; what is missing or makes no sense is left out.
 * `orientation` is that of the file as it came, 1 to 8. EXIF dates have no time zone: they are stored as UTC.
 */
export async function readExif(metadata: Metadata): Promise<Exif> {
  const tags = metadata.exif === undefined ? {} : await parseTags(metadata.exif);
  const exif: Exif = {
    cameraMake: text(tags.Make),
    cameraModel: text(tags.Model),
    lensMake: text(tags.LensMake),
    lensModel: text(tags.LensModel),
    aperture: quantity(tags.FNumber, 1_000),
    shutterSpeed: quantity(tags.ExposureTime, 604_800),
    iso: quantity(tags.ISO, 100_000_000),
    focalLength: quantity(tags.FocalLength, 100_000),
    orientation: orientation(tags.Orientation),
    createdDate: utcDate(tags.DateTimeOriginal) ?? utcDate(tags.CreateDate),
  };
  return Object.fromEntries(Object.entries(exif).filter(([, value]) => value !== undefined));
}

async function parseTags(block: Buffer): Promise<Record<string, unknown>> {
  const header = Buffer.from('Exif\0\0', 'latin1');
  const tiff = block.subarray(0, header.length).equals(header) ? block.subarray(header.length) : block;
  try {
    const tags: unknown = await exifr.parse(tiff, {
      ifd0: { pick: wantedTags.ifd0 },
      exif: { pick: wantedTags.exif },
      ...{ ifd1: false, gps: false, interop: false, makerNote: false, userComment: false },
      ...{ jfif: false, xmp: false, icc: false, iptc: false },
      translateValues: false,
      reviveValues: false,
    });
    return typeof tags === 'object' && tags !== null ? { ...tags } : {};
  } catch {
    // Malformed EXIF does not make the pixels unusable: the picture is published without camera data.
    return {};
  }
}

function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const plain = value
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return Array.from(plain).slice(0, longestText).join('').normalize('NFC').trim() || undefined;
}

function quantity(value: unknown, most: number): number | undefined {
  const number: unknown = Array.isArray(value) || ArrayBuffer.isView(value) ? Object.values(value)[0] : value;
  return typeof number === 'number' && number > 0 && number <= most ? number : undefined;
}

function orientation(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 8 ? value : 1;
}

function utcDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(value);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const date = new Date(iso);
  // A day that does not exist (00:00:0000, 31 February) is no date.
  return !Number.isNaN(date.getTime()) && date.toISOString() === iso ? iso : undefined;
}
