import { Marked, type Token, Tokenizer } from 'marked';

const LETTER = /[\p{L}\p{N}]/u;
/** A number from which no list begins, such as a year: a list would lose it. */
const LATER_NUMBER = /^ {0,3}(?!0*[01][.)])\d+[.)]/;
/** Tokens of text without any sign of Markdown. */
const PLAIN: readonly string[] = ['paragraph', 'text', 'space', 'br', 'escape', 'def'];

class CautiousTokenizer extends Tokenizer {
  override list(src: string) {
    return LATER_NUMBER.test(src) ? undefined : super.list(src);
  }
  /** An asterisk within a word or a product emphasises nothing. */
  override emStrong(src: string, masked: string, before = '') {
    const token = super.emStrong(src, masked, before);
    const after = token ? src.charAt(token.raw.length) : '';
    return LETTER.test(before) || LETTER.test(after) ? undefined : token;
  }
  override del(src: string) {
    return src.startsWith('~~') ? super.del(src) : undefined;
  }
  /** Indented text is a poem or a letter more often than code, which has its fences. */
  override code() {
    return undefined;
  }
  override html() {
    return undefined;
  }
  override tag() {
    return undefined;
  }
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

// The lines of a poem stay lines.
const markdown = new Marked({
  breaks: true,
  useNewRenderer: true,
  renderer: { image: ({ text }) => escapeHtml(text) },
});
markdown.setOptions({ tokenizer: new CautiousTokenizer() });

/** Returns the HTML of Markdown, or null for text that is none: one entry alone makes no list. */
export function readMarkdown(text: string): string | null {
  const tokens = markdown.lexer(text.replace(/\r\n?/g, '\n'));
  let signs = 0;
  markdown.walkTokens(tokens, (token) => {
    signs += isSign(token) ? 1 : 0;
  });
  return signs > 0 ? markdown.parser(tokens) : null;
}

function isSign(token: Token): boolean {
  if (token.type === 'list') return token.items.length > 1 || hasList(token.items[0]?.tokens);
  if (token.type === 'link') return token.raw !== token.text && token.raw !== token.href;
  return token.type !== 'list_item' && !PLAIN.includes(token.type);
}

function hasList(tokens: readonly Token[] = []): boolean {
  return tokens.some(({ type }) => type === 'list');
}
