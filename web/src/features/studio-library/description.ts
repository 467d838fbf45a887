import { plainText } from '#components/rich-text/plain-text.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

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

/** The HTML of such a text. */
export function toParagraphs(text: string): string {
  return text
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? character)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', '<br>'))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}
