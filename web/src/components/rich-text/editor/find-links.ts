/**
 * Finds web and email addresses in what is typed and pasted, for TipTap's extension for links. It stands for `linkifyjs` there, which knows
 * all top-level domains and weighs 6 KB for it: here a web address begins with its protocol or with `www.`.
 */

export interface FoundLink {
  type: 'url' | 'email' | 'text';
  /** As it is written. */
  value: string;
  isLink: boolean;
  href: string;
  start: number;
  end: number;
}

const ADDRESS =
  /\bhttps?:\/\/[^\s<>"'`]{1,2000}|\bwww\.[^\s<>"'`]{1,2000}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi;
/** Ends a sentence or a bracket, and not an address. */
const PUNCTUATION = /[.,;:!?)\]}]+$/;

function toLink(written: string, start: number, protocol: string): FoundLink {
  const value = written.replace(PUNCTUATION, '');
  const isEmail = !/^(?:https?:|www\.)/i.test(value);
  const isWhole = /^https?:/i.test(value);
  const prefix = isEmail ? 'mailto:' : `${protocol}://`;
  return {
    type: isEmail ? 'email' : 'url',
    value,
    isLink: true,
    href: isWhole ? value : `${prefix}${value}`,
    start,
    end: start + value.length,
  };
}

/** The addresses in a text, in order. */
export function find(text: string, { defaultProtocol = 'http' } = {}): FoundLink[] {
  return [...text.matchAll(ADDRESS)].map(({ 0: written, index }) => toLink(written, index, defaultProtocol));
}

/** A text as a sequence of addresses and what is between them. */
export function tokenize(text: string): { toObject: (defaultProtocol?: string) => FoundLink }[] {
  let at = 0;
  const parts: { start: number; end: number; isLink: boolean }[] = [];
  for (const { start, end } of find(text)) {
    if (start > at) parts.push({ start: at, end: start, isLink: false });
    parts.push({ start, end, isLink: true });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, end: text.length, isLink: false });
  return parts.map(({ start, end, isLink }) => ({
    toObject: (defaultProtocol = 'http') => {
      const value = text.slice(start, end);
      return isLink
        ? toLink(value, start, defaultProtocol)
        : { type: 'text', value, isLink, href: '', start, end };
    },
  }));
}

/** Protocols of one's own, which a text may not have. */
export function registerCustomProtocol(): void {}

export function reset(): void {}
