import { readFileSync } from 'node:fs';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { escapeHtml } from '../text/html.ts';
import { withoutDirection } from '../text/text.ts';

export interface Link {
  label: string;
  address: string;
}

/** Message as it is given to mail programs. */
export interface Message {
  subject: string;
  text: string;
  html: string;
}

interface Email {
  subject: string;
  /** Text that mail programs show beside the subject. */
  preheader: string;
  /** Content between the site's name and the button, as safe HTML and as text. */
  body: { html: string; text: string };
  link: Link;
  /** Below the closing: why its reader gets it, and where they choose whether mails like it come. */
  choices: readonly (string | Link)[];
  /** Who stands at the foot; empty where nothing is set. */
  seller: Pick<Seller, 'name' | 'address'>;
}

interface Letter extends Pick<Email, 'subject' | 'link' | 'seller'> {
  /** Name of the reader; may be empty. */
  name: string;
  /** The first one is the preview that mail programs show beside the subject (preheader), too. */
  paragraphs: readonly (string | Link)[];
  /** Stands after the first paragraph. */
  picture?: { address: string; alt: string };
  /** Below the closing: where its reader chooses whether mails like it come. */
  choice?: Link;
}

/** Longer subjects are cut by most mail programs, and a name in one may have hundreds of characters. */
const SUBJECT_MAX = 150;
/** Compiled from `template.mjml`; stands beside this file, and beside the bundle. */
const TEMPLATE = readFileSync(new URL('./template.html', import.meta.url), 'utf8');
const CLOSING = ['With warm regards,', PRODUCT_NAME];

/** A mail of paragraphs, in which any text may stand: nothing turns the writing direction of what follows it. */
export function writeEmail({ name, paragraphs, picture, choice, ...email }: Letter): Message {
  const reader = toLine(name);
  const content = [reader === '' ? 'Hello,' : `Dear ${reader},`, ...paragraphs];
  return composeEmail({
    ...email,
    preheader: toWords(paragraphs[0] ?? ''),
    body: { html: withPicture(content.map(toParagraph), picture).join('\n'), text: content.map(toText).join('\n\n') },
    choices: choice ? [choice] : [],
  });
}

/** Composes a mail as text and HTML, of any text but the body's HTML: a line end would begin another header field. */
export function composeEmail({ subject, preheader, body, link, choices, seller }: Email): Message {
  const foot = [toLine(seller.name) || PRODUCT_NAME, ...seller.address.split('\n').map(toLine)].filter(Boolean);
  const line = [...toLine(subject)].slice(0, SUBJECT_MAX).join('');
  return {
    subject: line,
    text: [
      body.text,
      toText(link),
      CLOSING.join('\n'),
      ...choices.map(toText),
      // What follows is a signature, which programs leave out of answers.
      ['-- ', ...foot].join('\n'),
    ].join('\n\n'),
    html: fillTemplate({
      subject: escapeHtml(line),
      preheader: escapeHtml(preheader),
      house: escapeHtml(PRODUCT_NAME),
      body: body.html,
      address: escapeHtml(link.address),
      label: escapeHtml(link.label),
      closing: [`<p>${CLOSING.map(escapeHtml).join('<br>')}</p>`, ...choices.map(toParagraph)].join('\n'),
      footer: `<p>${foot.map(escapeHtml).join('<br>')}</p>`,
    }),
  };
}

/** Places the picture after the greeting and the first paragraph, in the look that letters have. */
const withPicture = (html: readonly string[], picture: Letter['picture']): string[] =>
  picture === undefined
    ? [...html]
    : html.toSpliced(
        2,
        0,
        `<p class="work"><img src="${escapeHtml(picture.address)}" alt="${escapeHtml(picture.alt)}" width="504"></p>`,
      );

const toWords = (paragraph: string | Link): string =>
  withoutDirection(typeof paragraph === 'string' ? paragraph : paragraph.label);

const toText = (paragraph: string | Link): string =>
  typeof paragraph === 'string' ? toWords(paragraph) : `${toWords(paragraph)}: ${paragraph.address}`;

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
