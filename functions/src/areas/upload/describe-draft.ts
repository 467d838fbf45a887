import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { IMAGE_TEXT_MAX, LICENSES } from '@aperture-byline/contract/image/wire';
import { toParagraphs } from '@aperture-byline/contract/shared/text/plain-text';
import { sanitizeHtml } from '../../lib/text/html.ts';
import { listPrefixes } from '../../lib/text/search-words.ts';
import type { IptcFields } from '../../media/iptc/fields.ts';
import { clip } from '../../media/iptc/read-iptc.ts';
import { isMachineCaption, isMachineName, withoutCameraPart, withoutExtensions } from './machine-names.ts';

/** A name whose hyphen stays: the only one, beside a letter or a number (`T-72`, `B-side`), or among numbers alone. */
const NAME_WITH_HYPHEN =
  /^(?:[\p{L}\p{M}\p{N}]+-(?:\p{L}|\p{L}?\d{1,3})|(?:\p{L}|\p{L}?\d{1,3})-[\p{L}\p{M}\p{N}]+|\d+(?:-\d+)+)$/u;

/** Hyphens that join words, but not those of designations and days, as in `F-16-at-dawn` and `2024-03-10-Hampi`. */
const HYPHEN_OF_WORDS = /(?<!(?<![\p{L}\p{N}])\p{Lu}{1,3}(?=-\d{1,3}(?!\d)))(?:-(?!\d)|(?<!\d)-)/gu;

/** The file's name as a title, without its extension; empty where a machine made it. */
function toTitle(fileName: string): string {
  const name = withoutExtensions(fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim());
  const own = isMachineName(name) ? '' : withoutCameraPart(name);
  if (isMachineName(own)) return '';
  const spaced = own.replaceAll('_', ' ').trim();
  const isWritten = spaced.includes(' ') || NAME_WITH_HYPHEN.test(spaced);
  const words = isWritten ? spaced : spaced.replace(HYPHEN_OF_WORDS, ' ');
  return clip(words.replace(/\s+/g, ' ').trim().normalize('NFC'), IMAGE_TEXT_MAX.title);
}

/** Numbers up to four digits, such as `1984`, are written by people too. */
const isWrittenTitle = (title: string): boolean => /^\d{1,4}$/.test(title) || !isMachineCaption(title);

/** The HTML of a caption, no longer than a description may be: escapes and paragraphs make it longer than its text. */
function toDescription(caption: string): string {
  if (isMachineCaption(caption)) return '';
  for (let length: number = IMAGE_TEXT_MAX.description; ; length = Math.floor(length / 2)) {
    const html = sanitizeHtml(toParagraphs(clip(caption, length)));
    if (html.length <= IMAGE_TEXT_MAX.description) return html;
  }
}

const CREATIVE_COMMONS = /creativecommons\.org\/licenses\/(by(?:-nc)?(?:-nd)?)\/4\.0(?![\d.])/i;

/** Returns the license that the file names if it is one of `LICENSES`; else all rights are reserved. */
function findLicense({ webStatement = '', usageTerms = '' }: IptcFields): string {
  const [, kind] = CREATIVE_COMMONS.exec(`${webStatement} ${usageTerms}`) ?? [];
  const name = kind ? `CC ${kind.toUpperCase()} 4.0` : usageTerms;
  return LICENSES.find((license) => license === name) ?? LICENSES[0];
}

/** The words of a new draft: what its file says, else what its name does. */
export function describeDraft(
  iptc: IptcFields,
  fileName: string,
): Pick<StoredImage, 'title' | 'description' | 'tags' | 'searchWords' | 'license' | 'creator' | 'copyrightNotice'> {
  const { title: written = '', caption = '', keywords, creator, copyrightNotice } = iptc;
  // Some programs write the file's name as the title.
  const title = isWrittenTitle(written) ? written : toTitle(fileName);
  return {
    title,
    description: toDescription(caption),
    tags: keywords,
    searchWords: listPrefixes(title, keywords),
    license: findLicense(iptc),
    ...(creator && { creator }),
    ...(copyrightNotice && { copyrightNotice }),
  };
}
