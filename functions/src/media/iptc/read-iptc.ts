import { IMAGE_TEXT_MAX } from '@aperture-byline/contract/image/limits';
import { isVisible } from '@aperture-byline/contract/shared/text-checks';
import type { Metadata } from 'sharp';
import type { FieldName, IptcFields, Values } from './fields.ts';
import { readIim } from './read-iim.ts';
import { readXmp } from './read-xmp.ts';

/** Keywords and names of one field. */
const VALUES_MAX = 200;

/** Control characters but tab and line feed, separators of lines, and what turns the direction of the text that follows. */
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** The descriptive fields of a picture, from the header that `openPicture` read. XMP comes before IIM; never throws. */
export function readIptc(metadata: Metadata): IptcFields {
  const values: Values = new Map([...readIim(metadata.iptc), ...readXmp(metadata.xmp)]);
  const first = (name: FieldName) => values.get(name)?.[0] ?? '';
  const line = (text: string, max: number) => store(toText(text).replace(/\s+/g, ' ').trim(), max);
  const creators = (values.get('creator') ?? []).slice(0, VALUES_MAX);
  const fields: Omit<IptcFields, 'keywords'> = {
    title: line(first('title'), IMAGE_TEXT_MAX.title),
    caption: store(toText(first('caption')).trim(), IMAGE_TEXT_MAX.description),
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
    .map((keyword) => store(keyword.replace(/\s+/g, ' ').trim(), IMAGE_TEXT_MAX.tag + 1))
    .filter((keyword) => isVisible(keyword) && keyword.length <= IMAGE_TEXT_MAX.tag);
  const distinct = new Map<string, string>();
  for (const keyword of keywords) {
    const key = keyword.toLowerCase();
    if (!distinct.has(key)) distinct.set(key, keyword);
  }
  return [...distinct.values()].slice(0, IMAGE_TEXT_MAX.tags);
}

const toText = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, '')
    .replace(/\n{3,}/g, '\n\n');

/** Characters of a decomposed text that may become one in NFC. */
const DECOMPOSED_MAX = 4;

/** The beginning of a text in its stored form, NFC. It is cut before too, since long rows of marks take long to normalize. */
function store(text: string, max: number): string {
  return clip(clip(text, max * DECOMPOSED_MAX).normalize('NFC'), max);
}

/** The beginning of a text, without half a surrogate pair at its end. */
export function clip(text: string, max: number): string {
  return text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
        .trim();
}
