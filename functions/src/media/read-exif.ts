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
    'RecommendedExposureIndex',
    'ISOSpeed',
    'FocalLength',
    'DateTimeOriginal',
    'CreateDate',
  ],
};

const longestText = 120;

/** The greatest value of the ISO tag, which has 16 bits: cameras write it for all that is more. */
const ISO_LIMIT = 65_535;

/** Ends of names that are padded with the byte 0xff, as exifr decodes them. */
const PADDING = '\ufffd';
/** Bytes that are no UTF-8, and code points that stand for nothing: what has one was not written as text. */
const UNREADABLE = /[\ufffd\p{Co}\p{Cn}]/u;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Words by which cameras and converters say that they know no name: `Unknown (00 00)`, `N/A`, `Lens Not Attached`. */
const PLACEHOLDERS = [
  /^(?:unknown|unbekannte?s?|inconnue?|desconocid[oa]|desconhecid[oa]|sconosciut[oa]|onbekend|неизвестно|未知|不明|अज्ञात)(?: (?:lens|camera|make|model|type|id|mm|f|objektiv|[^\s\d]*\d\S*))*$/u,
  /^(?:no|without) (?:lens|name|data|info|information|camera|make|model)(?: .*)?$/u,
  /^(?:lens )?not? (?:available|attached|mounted|detected|known|set|specified|applicable)$/u,
  /^(?:none|n ?a|undefined|unspecified|null|nil|default|others?|lens|camera|digital (?:still )?camera|65535|xxx+)$/u,
  /^(?:[ f0]|mm|inf|infinity|nan)*$/u,
];
/** A focal length of zero: `DT 0mm F0 SAM`, `E 0.0 mm`. */
const NO_FOCAL_LENGTH = /(?<![\d.])0+(?:\.0+)? ?mm/i;

/**
 * The allow-listed camera data (EXIF) of a picture, from the header that `openPicture` read. Texts end at their first
 * NUL and come in NFC, without control characters and at most 120 characters long; what is missing or makes no sense is
 * left out. `orientation` is that of the file as it came, 1 to 8. EXIF dates have no time zone: they are stored as UTC.
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
    iso: readIso(tags),
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
  const [written = ''] = value.split('\0', 1);
  const plain = withoutPadding(written).toWellFormed().replace(UNPRINTABLE, '').trim();
  if (UNREADABLE.test(plain)) return undefined;
  const short = Array.from(plain).slice(0, longestText).join('').normalize('NFC').trim();
  return isPlaceholder(short) ? undefined : short;
}

function isPlaceholder(name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const plain = words.join(' ');
  return PLACEHOLDERS.some((form) => form.test(plain)) || NO_FOCAL_LENGTH.test(name);
}

function withoutPadding(written: string): string {
  let end = written.length;
  while (written[end - 1] === PADDING) end -= 1;
  return written.slice(0, end);
}

/** The ISO speed; of one that its tag has no room for, the tags of EXIF 2.3 that do where they are there. */
function readIso({ ISO, RecommendedExposureIndex, ISOSpeed }: Record<string, unknown>): number | undefined {
  const most = 100_000_000;
  const iso = quantity(ISO, most);
  if (iso !== undefined && iso !== ISO_LIMIT) return iso;
  const others = [RecommendedExposureIndex, ISOSpeed].map((value) => quantity(value, most));
  return others.find((other) => other !== undefined && other > (iso ?? 0)) ?? iso;
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
