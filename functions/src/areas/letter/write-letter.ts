import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import { isList, type LetterBlock, type StoredLetter } from '@aperture-byline/contract/letter/stored';
import type { LetterPart, LetterWork, LetterWorks } from '@aperture-byline/contract/letter/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { htmlToText } from 'html-to-text';
import { config } from '../../lib/config.ts';
import { composeEmail, type Link, type Message } from '../../lib/email/write-email.ts';
import { jpegAddress } from '../../lib/pictures/picture-addresses.ts';
import { escapeHtml } from '../../lib/text/html.ts';
import { fillText } from './letter-text.ts';

/** Pixels of a phone's or a program's column, at twice its density. */
const PICTURE_SLOT = 1008;
/** CSS pixels of the column. */
const COLUMN = 504;

/** Writes the part of a letter that is the same for all readers: its text, and in it the works of its blocks. */
export function writeContent(html: string, works: readonly LetterWorks[]): NonNullable<StoredLetter['content']> {
  const parts = fillText(html, works);
  return {
    html: parts.map(toHtml).join('\n'),
    text: parts
      .map(toPlainText)
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

/** The mail of a letter to somebody who ends letters by a link of their own. */
export function writeLetter(
  { id, subject, previewText }: Pick<StoredLetter, 'subject' | 'previewText'> & { id: string },
  content: NonNullable<StoredLetter['content']>,
  { unsubscribe, seller }: { unsubscribe: Link; seller: Seller },
): Message {
  return composeEmail({
    subject,
    preheader: previewText,
    body: content,
    link: { label: 'Read it on the site', address: pagePaths(config().siteUrl).letter(id) },
    choices: [letterMessages.whyYou, unsubscribe],
    seller,
  });
}

/** Lines as long as they are: programs break them themselves. */
function wordsToText(html: string): string {
  return htmlToText(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: false, hideLinkHrefIfSameAsText: true } },
      ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false, leadingLineBreaks: 2 } })),
    ],
  });
}

/** The heading of a list; a chosen work has its title. */
const headingOf = (block: LetterBlock): string => (isList(block) ? letterMessages[block] : '');

const addressOf = (path: string): string => `${config().siteUrl}${path}`;

function toHtml(part: LetterPart): string {
  if ('html' in part) return part.html;
  const { block, works } = part;
  const heading = headingOf(block);
  return `<div class="works">${heading && `<h2>${heading}</h2>\n`}${works.map(workToHtml).join('\n')}</div>`;
}

function workToHtml({ title, detail, path, picture }: LetterWork): string {
  const link = `<a href="${escapeHtml(addressOf(path))}">`;
  const image = picture
    ? `<p class="work">${link}<img src="${escapeHtml(addressOf(jpegAddress(picture, PICTURE_SLOT)))}" alt="${escapeHtml(picture.alt)}" width="${COLUMN}"></a></p>`
    : '';
  return `${image}<p>${link}<strong>${escapeHtml(title)}</strong></a><br>${escapeHtml(detail)}</p>`;
}

function toPlainText(part: LetterPart): string {
  if ('html' in part) return wordsToText(part.html);
  const { block, works } = part;
  const entries = works.map(({ title, detail, path }) => `${title}\n${detail}\n${addressOf(path)}`);
  return [headingOf(block), ...entries].filter((line) => line !== '').join('\n\n');
}
