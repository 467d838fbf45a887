import type { Seller } from '@aperture-byline/contract/settings/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { escapeHtml } from '../html.ts';
import { withoutDirection } from '../text.ts';
import { TEMPLATE } from './template.ts';

interface Letter {
  subject: string;
  /** Of the reader; may be empty. */
  name: string;
  /** The first one is the preview that mail programs show beside the subject (preheader), too. */
  paragraphs: readonly string[];
  link: { label: string; address: string };
  /** Who stands at the foot; empty where nothing is set. */
  seller: Pick<Seller, 'name' | 'address'>;
}

/** Longer subjects are cut by most mail programs, and a name in one may have hundreds of characters. */
const SUBJECT_MAX = 150;
const CLOSING = ['With warm regards,', PRODUCT_NAME];

/**
 * A mail in the house's form, as text and as HTML. Any text may stand in it: a subject has no line ends, which would begin another header
 * field, and nothing turns the writing direction of what follows it.
 */
export function writeEmail({ subject, name, paragraphs, link, seller }: Letter): {
  subject: string;
  text: string;
  html: string;
} {
  const reader = toLine(name);
  const words = [reader === '' ? 'Hello,' : `Dear ${reader},`, ...paragraphs.map(withoutDirection)];
  const foot = [toLine(seller.name) || PRODUCT_NAME, ...seller.address.split('\n').map(toLine)].filter(
    Boolean,
  );
  const line = [...toLine(subject)].slice(0, SUBJECT_MAX).join('');
  return {
    subject: line,
    text: [
      ...words,
      `${link.label}: ${link.address}`,
      CLOSING.join('\n'),
      // What follows is a signature, which programs leave out of answers.
      ['-- ', ...foot].join('\n'),
    ].join('\n\n'),
    html: fillTemplate({
      subject: escapeHtml(line),
      preheader: escapeHtml(withoutDirection(paragraphs[0] ?? '')),
      house: escapeHtml(PRODUCT_NAME),
      paragraphs: words.map(toParagraph).join('\n'),
      address: escapeHtml(link.address),
      label: escapeHtml(link.label),
      closing: `<p>${CLOSING.map(escapeHtml).join('<br>')}</p>`,
      footer: `<p>${foot.map(escapeHtml).join('<br>')}</p>`,
    }),
  };
}

/** A text as one line without control characters. */
function toLine(text: string): string {
  return withoutDirection(text.replace(/[\s\p{Cc}]+/gu, ' '));
}

/** Its direction is that of its first letter, so that a paragraph in Hebrew or Arabic reads as it was written. */
const toParagraph = (words: string) => `<p dir="auto">${escapeHtml(words)}</p>`;

/** In one pass, so that a value that looks like a place of the template stays as it is. */
function fillTemplate(values: Readonly<Record<string, string>>): string {
  return TEMPLATE.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template of mails has no value for ${name}`);
    return value;
  });
}
