import { Parser } from 'htmlparser2';

/** Characters that neither XML 1.0 nor a line of text can hold: controls but tab and line ends, and noncharacters. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** Replaces broken Unicode and removes control characters: documents written by hand may hold anything. */
export function wellFormed(text: unknown): string {
  return String(text ?? '')
    .toWellFormed()
    .replace(UNPRINTABLE, '');
}

/** Makes a text well-formed and one line. */
export function oneLine(text: unknown): string {
  return wellFormed(text).replace(/\s+/g, ' ').trim();
}

/** Elements that stand in a line of text; at all others words end. */
const INLINE: readonly string[] = ['a', 'b', 'code', 'em', 'i', 's', 'strong', 'u'];

/** Returns the words of an HTML text in one line. The result is text: never put it into HTML without escaping it. */
export function plainText(html: string): string {
  return plainParagraphs(html).join(' ');
}

/** Returns the words of an HTML text by paragraphs, each in one line; an entry of a list is one too. */
export function plainParagraphs(html: string): string[] {
  const paragraphs = [''];
  const endParagraph = (name: string) => {
    if (!INLINE.includes(name)) paragraphs.push('');
  };
  const parser = new Parser({
    ontext: (part) => {
      paragraphs.push(`${paragraphs.pop()}${part}`);
    },
    onopentagname: endParagraph,
    onclosetag: endParagraph,
  });
  parser.end(html);
  return paragraphs.map(oneLine).filter((paragraph) => paragraph !== '');
}

/** Characters that search results show of a description. */
const SUMMARY_MAX = 160;
const graphemes = /* @__PURE__ */ new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Shortens a text to at most 160 characters, ending at the end of a word. */
export function summarize(text: string): string {
  const line = oneLine(text);
  if (line.length <= SUMMARY_MAX) return line;
  const room = line.slice(0, SUMMARY_MAX);
  const end = room.lastIndexOf(' ');
  return `${withoutTail(end > 0 ? room.slice(0, end) : firstGraphemes(line))}…`;
}

/** Characters that no sentence breaks off after. */
const SEPARATORS = ' ,;:–—-';

function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && SEPARATORS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns as many whole characters as fit where there is no space to end at, as in Japanese. */
function firstGraphemes(line: string): string {
  let text = '';
  for (const { segment } of graphemes.segment(line.slice(0, SUMMARY_MAX))) {
    if (text.length + segment.length >= SUMMARY_MAX) break;
    text += segment;
  }
  return text.toWellFormed() === text ? text : '';
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The HTML of a text: empty lines end paragraphs, and markup in it is text. */
export function toParagraphs(text: string): string {
  return text
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? character)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', '<br>'))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}
