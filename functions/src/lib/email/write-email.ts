import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { escapeHtml } from '../html.ts';

interface Letter {
  subject: string;
  /** Of the reader; may be empty. */
  name: string;
  paragraphs: readonly string[];
  link: { label: string; address: string };
}

/** A mail in the house's form, as text and as HTML. */
export function writeEmail({ subject, name, paragraphs, link }: Letter): {
  subject: string;
  text: string;
  html: string;
} {
  const { label, address } = link;
  const reader = name.replace(/\s+/g, ' ').trim();
  const all = [reader === '' ? 'Hello,' : `Dear ${reader},`, ...paragraphs];
  return {
    subject,
    text: [...all, `${label}: ${address}`, `With warm regards,\n${PRODUCT_NAME}`].join('\n\n'),
    html: [
      ...all.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`,
      `<p>With warm regards,<br>${escapeHtml(PRODUCT_NAME)}</p>`,
    ].join('\n'),
  };
}
