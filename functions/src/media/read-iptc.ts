import { IMAGE_TEXT_MAX } from '@aperture-byline/contract/image/limits';
import { cleanText } from '@aperture-byline/contract/shared/clean-text';
import { isVisible } from '@aperture-byline/contract/shared/text-checks';
import exifr from 'exifr';
import { Parser } from 'htmlparser2';
import type { Metadata } from 'sharp';

/** What a file says about its picture: IPTC Photo Metadata, written as XMP, as IPTC IIM or as both. Plain text. */
export interface IptcFields {
  title?: string;
  /** Lines are kept. */
  caption?: string;
  keywords: string[];
  /** Several are joined with commas. */
  creator?: string;
  copyrightNotice?: string;
  usageTerms?: string;
  /** Where the terms stand (web statement of rights), or which license it is. An address by its sender's word. */
  webStatement?: string;
}

type FieldName = keyof IptcFields;

/** All that is read of XMP. No place may be added: city, country, location or position. */
const XMP_PROPERTIES: ReadonlyMap<string, FieldName> = new Map([
  ['dc:title', 'title'],
  ['dc:description', 'caption'],
  ['dc:subject', 'keywords'],
  ['dc:creator', 'creator'],
  ['dc:rights', 'copyrightNotice'],
  ['xmpRights:UsageTerms', 'usageTerms'],
  ['xmpRights:WebStatement', 'webStatement'],
  ['cc:license', 'webStatement'],
]);

/** The same of IPTC IIM, under the names of exifr. */
const IIM_DATASETS: ReadonlyMap<string, FieldName> = new Map([
  ['ObjectName', 'title'],
  ['Caption', 'caption'],
  ['Keywords', 'keywords'],
  ['Byline', 'creator'],
  ['CopyrightNotice', 'copyrightNotice'],
]);

/** Bytes of XMP; a longer packet is not read. A JPEG holds 64 kB at most, other formats any number. */
const PACKET_MAX = 256 * 1024;
/** Bytes in a segment of a JPEG, of IIM all there may be. */
const SEGMENT_MAX = 65_533;
/** Elements within each other; a packet has about eight. Where there are more, what follows is not read. */
const DEPTH_MAX = 50;
/** Keywords and names of one field. */
const VALUES_MAX = 200;

/** The values of each field that was found, as they were written. */
type Values = Map<FieldName, string[]>;

/** The descriptive fields of a picture, from the header that `openPicture` read. XMP comes before IIM; never throws. */
export async function readIptc(metadata: Metadata): Promise<IptcFields> {
  const values: Values = new Map([...(await readIim(metadata.iptc)), ...readXmp(metadata.xmp)]);
  // Of several languages the first is the default.
  const first = (name: FieldName) => values.get(name)?.[0] ?? '';
  const line = (text: string, max: number) => clip(toLine(text), max);
  const creators = (values.get('creator') ?? []).slice(0, VALUES_MAX);
  const fields: Omit<IptcFields, 'keywords'> = {
    title: line(first('title'), IMAGE_TEXT_MAX.title),
    caption: clip(toText(first('caption')), IMAGE_TEXT_MAX.description),
    creator: line(creators.join(', '), IMAGE_TEXT_MAX.creator),
    copyrightNotice: line(first('copyrightNotice'), IMAGE_TEXT_MAX.copyrightNotice),
    usageTerms: line(first('usageTerms'), IMAGE_TEXT_MAX.description),
    webStatement: line(first('webStatement'), IMAGE_TEXT_MAX.description),
  };
  const visible = Object.entries(fields).filter(([, text]) => text !== undefined && isVisible(text));
  return { ...Object.fromEntries(visible), keywords: listKeywords(values.get('keywords') ?? []) };
}

/** Some programs write all keywords into one. Longer ones than a tag may be are left out, and those that are there already. */
function listKeywords(values: readonly string[]): string[] {
  const keywords = values
    .slice(0, VALUES_MAX)
    .flatMap((value) => toText(value).split(/[,;\n]/, VALUES_MAX))
    .map(toLine)
    .filter((keyword) => isVisible(keyword) && keyword.length <= IMAGE_TEXT_MAX.tag);
  const distinct = new Map<string, string>();
  for (const keyword of keywords) {
    const key = keyword.toLowerCase();
    if (!distinct.has(key)) distinct.set(key, keyword);
  }
  return [...distinct.values()].slice(0, IMAGE_TEXT_MAX.tags);
}

const toText = (value: string): string => (cleanText('prose', value) ?? '').replace(/\n{3,}/g, '\n\n');

const toLine = (value: string): string => (cleanText('line', value) ?? '').replace(/ +/g, ' ');

/** The beginning of a text, without half a surrogate pair at its end. */
export function clip(text: string, max: number): string {
  return text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
        .trim();
}

/**
 * exifr's own parser of XMP is not used: it takes namespaces as keys of an object, so that `<constructor:keys>` in a file replaces
 * `Object.keys` of the process, and takes time that grows with the square of the block. This one is linear, knows no entities but those
 * of XML itself, and reads properties of the picture only, not those of the pictures that were placed in it.
 */
function readXmp(block: Buffer | undefined): Values {
  const values: Values = new Map();
  if (block === undefined || block.length > PACKET_MAX) return values;
  const path: string[] = [];
  let property: { name: FieldName; depth: number; items: string[]; text: string } | null = null;
  const add = (name: FieldName, found: readonly string[]) => {
    if (!values.has(name) && found.length > 0) values.set(name, [...found]);
  };
  const parser = new Parser(
    {
      onopentag(element, attributes) {
        const depth = path.push(element);
        if (depth > DEPTH_MAX) throw new RangeError('Too many elements within each other');
        if (property !== null) {
          if (element === 'rdf:li') property.text = '';
          return;
        }
        if (element === 'rdf:Description' && path.at(-2) === 'rdf:RDF')
          for (const [key, value] of Object.entries(attributes)) {
            const name = XMP_PROPERTIES.get(key);
            if (name !== undefined) add(name, [value]);
          }
        const name = XMP_PROPERTIES.get(element);
        if (name === undefined || path.at(-2) !== 'rdf:Description' || path.at(-3) !== 'rdf:RDF') return;
        property = { name, depth, items: [], text: attributes['rdf:resource'] ?? '' };
      },
      ontext(text) {
        if (property !== null) property.text += text;
      },
      onclosetag(element) {
        if (property !== null && element === 'rdf:li') property.items.push(property.text);
        if (property?.depth === path.length) {
          const { name, items, text } = property;
          add(name, items.length > 0 ? items : [text]);
          property = null;
        }
        path.pop();
      },
    },
    { xmlMode: true },
  );
  try {
    parser.end(new TextDecoder().decode(block));
  } catch {
    // What was read before stays.
  }
  return values;
}

async function readIim(block: Buffer | undefined): Promise<Values> {
  const values: Values = new Map();
  if (block === undefined || block.length > SEGMENT_MAX) return values;
  try {
    const datasets: unknown = await exifr.parse(toJpegHeader(block), {
      ...{ tiff: false, exif: false, gps: false, xmp: false, icc: false, jfif: false },
      iptc: true,
    });
    if (typeof datasets !== 'object' || datasets === null) return values;
    for (const [dataset, value] of Object.entries(datasets)) {
      const name = IIM_DATASETS.get(dataset);
      const texts = [value].flat().filter((text) => typeof text === 'string');
      if (name !== undefined && texts.length > 0) values.set(name, texts.map(decodeIim));
    }
  } catch {
    // Malformed IIM says nothing of the pixels.
  }
  return values;
}

/** exifr reads whole files: this one ends behind the segment. */
function toJpegHeader(block: Buffer): Buffer {
  const header = Buffer.from([0xff, 0xd8, 0xff, 0xed, 0, 0]);
  header.writeUInt16BE(block.length + 2, 4);
  return Buffer.concat([header, block, Buffer.from([0xff, 0xd9])]);
}

/** exifr answers a character for each byte. Most programs write UTF-8, declared or not, old ones Latin-1. */
function decodeIim(characters: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(characters, 'latin1'));
  } catch {
    return characters;
  }
}
