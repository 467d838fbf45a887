import { IMAGE_TEXT_MAX, LICENSES } from '@aperture-byline/contract/image/limits';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { toParagraphs } from '@aperture-byline/contract/shared/paragraphs';
import { sanitizeHtml } from '../../lib/html.ts';
import { listPrefixes } from '../../lib/search-words.ts';
import type { IptcFields } from '../../media/iptc/fields.ts';
import { clip } from '../../media/iptc/read-iptc.ts';

/** What a program wrote into every picture. */
const CAMERA_CAPTION =
  /^(?:(?:konica )?minolta digital camera|olympus digital camera|exif_jpeg_picture|samsung camera pictures|sony dsc)$/i;

/** A camera's prefix with its counter or a date, wherever it stands: `DSC_0123`, `IMG-20240101`, `_MG_1234`. */
const CAMERA_COUNTER =
  /(?:^|[^\p{L}\p{N}])(?:CIMG|DJI|DSC[FIN]?|GOPR|GX|IMAG|IMGP?|MG|MVI|PANO|PICT|PXL|SAM|VID|WA)[ _-]?E?\d{3,}/iu;
/** A name after the rule of all cameras (DCF): four characters and four digits, as in `P1010001`. */
const CAMERA_FILE = /^[A-Z0-9_]{4}\d{4}$/;
const HEXADECIMAL = /^[0-9a-f-]{16,}$/i;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Words that programs name files by. */
const GENERIC_WORDS: readonly string[] = [
  ...[
    'at',
    'am',
    'pm',
    'copy',
    'download',
    'edit',
    'edited',
    'export',
    'file',
    'fullsizerender',
    'image',
    'img',
  ],
  ...[
    'original',
    'photo',
    'pic',
    'picture',
    'received',
    'scan',
    'screenshot',
    'signal',
    'telegram',
    'unnamed',
  ],
  ...['untitled', 'whatsapp'],
];

const isCameraName = (name: string): boolean => CAMERA_COUNTER.test(name) || CAMERA_FILE.test(name);

/** True for a name that a camera or a program made: it says nothing of what is to be seen. */
function isMachineName(name: string): boolean {
  if (isCameraName(name) || HEXADECIMAL.test(name)) return true;
  return (name.match(WORD) ?? []).every((word) => GENERIC_WORDS.includes(word.toLowerCase()));
}

/** The file's name as a title, without its extension; empty where a machine made it. */
function toTitle(fileName: string): string {
  const name = fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim();
  if (isMachineName(name)) return '';
  const spaced = name.replaceAll('_', ' ').trim();
  const words = spaced.includes(' ') ? spaced : spaced.replaceAll('-', ' ');
  return clip(words.replace(/\s+/g, ' ').trim(), IMAGE_TEXT_MAX.title);
}

/** The HTML of a caption, no longer than a description may be: escapes and paragraphs make it longer than its text. */
function toDescription(caption: string): string {
  if (CAMERA_CAPTION.test(caption)) return '';
  for (let length: number = IMAGE_TEXT_MAX.description; ; length = Math.floor(length / 2)) {
    const html = sanitizeHtml(toParagraphs(clip(caption, length)));
    if (html.length <= IMAGE_TEXT_MAX.description) return html;
  }
}

const CREATIVE_COMMONS = /creativecommons\.org\/licenses\/(by(?:-nc)?(?:-nd)?)\/4\.0(?![\d.])/i;

/** One of ours where the file names it; of any other terms all rights are reserved. */
function findLicense({ webStatement = '', usageTerms = '' }: IptcFields): string {
  const [, kind] = CREATIVE_COMMONS.exec(`${webStatement} ${usageTerms}`) ?? [];
  const name = kind ? `CC ${kind.toUpperCase()} 4.0` : usageTerms;
  return LICENSES.find((license) => license === name) ?? LICENSES[0];
}

/** The words of a new draft: what its file says, else what its name does. */
export function describeDraft(
  iptc: IptcFields,
  fileName: string,
): Pick<
  StoredImage,
  'title' | 'description' | 'tags' | 'searchWords' | 'license' | 'creator' | 'copyrightNotice'
> {
  const { title: written = '', caption = '', keywords, creator, copyrightNotice } = iptc;
  // Some programs write the file's name as the title.
  const isNamed = written !== '' && !(isCameraName(written) && !written.includes(' '));
  const title = isNamed ? written : toTitle(fileName);
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
