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

/** What stands between spaces and quotation marks. */
const WORD = /[^\s<>"'`]+/g;
const WEB = /^(?:https?:\/\/|www\.)[^\s]/i;
const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** Stand around an address, or end its sentence. */
const OPENING = '([{';
const CLOSING = '.,;:!?)]}';

function toLink(value: string, start: number, protocol: string): FoundLink {
  const isWeb = WEB.test(value);
  const isWhole = isWeb && /^http/i.test(value);
  return {
    type: isWeb ? 'url' : 'email',
    value,
    isLink: true,
    href: isWhole ? value : `${isWeb ? `${protocol}://` : 'mailto:'}${value}`,
    start,
    end: start + value.length,
  };
}

/** The address in a word, without what stands around it; none where it is no address. */
function findInWord(word: string, index: number, protocol: string): FoundLink[] {
  let [start, end] = [0, word.length];
  while (OPENING.includes(word.charAt(start)) && start < end) start += 1;
  while (CLOSING.includes(word.charAt(end - 1)) && start < end) end -= 1;
  const value = word.slice(start, end);
  return WEB.test(value) || EMAIL.test(value) ? [toLink(value, index + start, protocol)] : [];
}

/** The addresses in a text, in order. */
export function find(text: string, { defaultProtocol = 'http' } = {}): FoundLink[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => findInWord(word, index, defaultProtocol));
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
