import { plainText } from './plain-text.ts';

/** The paragraphs of a description as text, with empty lines between them. */
export function toPlainText(html: string): string {
  return html
    .split(/<\/(?:p|li|h[1-6]|blockquote)>/i)
    .map((paragraph) =>
      paragraph
        .split(/<br\s*\/?>/i)
        .map(plainText)
        .join('\n'),
    )
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n');
}
