import type { Credit } from './published-picture.ts';

/** Texts for photographs of which only the file's name is known: nothing in them can be untrue of the picture. */

const CREDITED_LICENSE = 'See the photographer’s terms';
export const CREDITED_PLACE = 'Place not recorded';
export const CREDITED_CATEGORIES = ['Photographs'];

/** Returns the license of a photograph. Where only its file's name is known, nobody knows the license. */
export function photographLicense({ license }: { license: string }, credit: Credit | null): string {
  return credit ? CREDITED_LICENSE : license;
}

export function creditAlt({ title, photographer }: Credit): string {
  return photographer === null ? `Photograph “${title}”` : `Photograph “${title}” by ${photographer}`;
}

/** Returns the credit as one line of text: `Photograph: Aitzol Berasategi`. */
export function creditLine({ title, photographer }: Credit): string {
  return `Photograph: ${photographer ?? title}`;
}

export function creditDescription(credit: Credit): string {
  return `<p>${escapeHtml(creditLine(credit))}</p>`;
}

export function creditIntroduction({ photographer }: Credit): string {
  return photographer === null
    ? 'A photograph, printed to order.'
    : `A photograph by ${photographer}, printed to order.`;
}

export function creditPrintDescription(credit: Credit): string {
  return `${creditDescription(credit)}
<p>Printed with pigment inks on cotton paper, with a white border for the framer, and checked by hand before it leaves.</p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it must stand in HTML, between tags or inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
