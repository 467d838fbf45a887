import type { Seller } from '@aperture-byline/contract/settings/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { escapeHtml } from '../html.ts';
import { withoutDirection } from '../text.ts';
import { TEMPLATE } from './template.ts';

/** Words that lead somewhere. */
interface Link {
  label: string;
  address: string;
}

interface Letter {
  subject: string;
  /** Of the reader; may be empty. */
  name: string;
  /** The first one is the preview that mail programs show beside the subject (preheader), too. */
  paragraphs: readonly (string | Link)[];
  link: Link;
  /** Below the closing: where its reader chooses whether mails like it come. */
  choice?: Link;
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
export function writeEmail({ subject, name, paragraphs, link, choice, seller }: Letter): {
  subject: string;
  text: string;
  html: string;
} {
  const reader = toLine(name);
  const content = [reader === '' ? 'Hello,' : `Dear ${reader},`, ...paragraphs];
  const choices = choice ? [choice] : [];
  const foot = [toLine(seller.name) || PRODUCT_NAME, ...seller.address.split('\n').map(toLine)].filter(
    Boolean,
  );
  const line = [...toLine(subject)].slice(0, SUBJECT_MAX).join('');
  return {
    subject: line,
    text: [
      ...content.map(toText),
      toText(link),
      CLOSING.join('\n'),
      ...choices.map(toText),
      // What follows is a signature, which programs leave out of answers.
      ['-- ', ...foot].join('\n'),
    ].join('\n\n'),
    html: fillTemplate({
      subject: escapeHtml(line),
      preheader: escapeHtml(toWords(paragraphs[0] ?? '')),
      house: escapeHtml(PRODUCT_NAME),
      paragraphs: content.map(toParagraph).join('\n'),
      address: escapeHtml(link.address),
      label: escapeHtml(link.label),
      closing: [`<p>${CLOSING.map(escapeHtml).join('<br>')}</p>`, ...choices.map(toParagraph)].join('\n'),
      footer: `<p>${foot.map(escapeHtml).join('<br>')}</p>`,
    }),
  };
}

const toWords = (paragraph: string | Link): string =>
  withoutDirection(typeof paragraph === 'string' ? paragraph : paragraph.label);

const toText = (paragraph: string | Link): string =>
  typeof paragraph === 'string' ? toWords(paragraph) : `${toWords(paragraph)}: ${paragraph.address}`;

/** A text as one line without control characters. */
function toLine(text: string): string {
  return withoutDirection(text.replace(/[\s\p{Cc}]+/gu, ' '));
}

/** Its direction is that of its first letter, so that a paragraph in Hebrew or Arabic reads as it was written. */
function toParagraph(paragraph: string | Link): string {
  const words = escapeHtml(toWords(paragraph));
  if (typeof paragraph === 'string') return `<p dir="auto">${words}</p>`;
  return `<p dir="auto"><a href="${escapeHtml(paragraph.address)}" style="color: inherit">${words}</a></p>`;
}

/** In one pass, so that a value that looks like a place of the template stays as it is. */
function fillTemplate(values: Readonly<Record<string, string>>): string {
  return TEMPLATE.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template of mails has no value for ${name}`);
    return value;
  });
}
