import { IMAGE_TEXT_MAX } from '@aperture-byline/contract/image/wire';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { isVisible } from '@aperture-byline/contract/shared/text/text-checks';
import type { Metadata } from 'sharp';
import type { FieldName, IptcFields, Values } from './fields.ts';
import { readIim } from './read-iim.ts';
import { readXmp } from './read-xmp.ts';

/** Keywords and names of one field. */
const VALUES_MAX = 200;

/** The descriptive fields of a picture, from the header that `openPicture` read. XMP comes before IIM; never throws. */
export function readIptc(metadata: Metadata): IptcFields {
  const values: Values = new Map([...readIim(metadata.iptc), ...readXmp(metadata.xmp)]);
  const first = (name: FieldName) => values.get(name)?.[0] ?? '';
  const line = (text: string, max: number) => clip(toLine(text, max), max);
  const creators = (values.get('creator') ?? []).slice(0, VALUES_MAX);
  const fields: Omit<IptcFields, 'keywords'> = {
    title: line(first('title'), IMAGE_TEXT_MAX.title),
    caption: clip(toProse(first('caption'), IMAGE_TEXT_MAX.description), IMAGE_TEXT_MAX.description),
    creator: line(creators.join(', '), IMAGE_TEXT_MAX.creator),
    copyrightNotice: line(first('copyrightNotice'), IMAGE_TEXT_MAX.copyrightNotice),
    usageTerms: line(first('usageTerms'), IMAGE_TEXT_MAX.description),
    webStatement: line(first('webStatement'), IMAGE_TEXT_MAX.description),
  };
  const visible = Object.entries(fields).filter(([, text]) => text !== undefined && isVisible(text));
  return { ...Object.fromEntries(visible), keywords: listKeywords(values.get('keywords') ?? []) };
}

/** Lists keywords, all in one value too, without those that are too long for a tag or there already. */
function listKeywords(values: readonly string[]): string[] {
  const keywords = values
    .slice(0, VALUES_MAX)
    .flatMap((value) => value.split(/[,;\r\n]/, VALUES_MAX))
    .map((keyword) => toLine(keyword, IMAGE_TEXT_MAX.tag + 1))
    .filter((keyword) => isVisible(keyword) && keyword.length <= IMAGE_TEXT_MAX.tag);
  const distinct = new Map<string, string>();
  for (const keyword of keywords) {
    const key = keyword.toLowerCase();
    if (!distinct.has(key)) distinct.set(key, keyword);
  }
  return [...distinct.values()].slice(0, IMAGE_TEXT_MAX.tags);
}

/** Characters of a decomposed text that may become one in NFC. */
const DECOMPOSED_MAX = 4;

/** Cleans the beginning of a text as every stored text: long rows of marks would take long to compose. */
const clean = (kind: 'line' | 'prose', text: string, max: number): string =>
  cleanText(kind, clip(text, max * DECOMPOSED_MAX)) ?? '';

const toProse = (text: string, max: number): string => clean('prose', text, max).replace(/\n{3,}/g, '\n\n');

const toLine = (text: string, max: number): string => clean('line', text, max).replace(/ +/g, ' ');

/** The beginning of a text, without half a surrogate pair at its end. */
export function clip(text: string, max: number): string {
  return text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
        .trim();
}
