import { BLOCK_ATTRIBUTE, BLOCK_TAG } from '@aperture-byline/contract/letter/wire';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import {
  LINK_REL,
  parseImageId,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  WIDE_FIGURE,
} from '@aperture-byline/contract/shared/text/rich-text-policy';
import sanitizeByPolicy, { type Attributes, type IOptions } from 'sanitize-html';

/** Elements that run scripts or embed other pages. */
const ACTIVE_TAGS: readonly string[] = [
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
];
/** Attributes with plain text, whatever it looks like. */
const WORDS: readonly string[] = ['alt', 'title'];
/** A script in place of an address, also of one within a style. */
const ACTIVE_ADDRESS = /(?:^|\burl\(['"]?)(?:javascript|vbscript|data):/i;
/** Also where parsers see no element: truncated, or within raw text. */
const SCRIPT = /<script/i;
/** Characters that browsers ignore in an address. */
const IGNORED = /[\p{C}\s]/gu;

const LINK_PROTOCOLS: readonly string[] = ['https:', 'http:', 'mailto:'];
const PIXELS = /^\d{1,4}$/;

/** More than any text needs; what comes out is harmless after the first. */
const PASSES = 10;

const POLICY: IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    a: [...(RICH_TEXT_ATTRIBUTES.a ?? []), 'rel'],
  },
  allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: { a: toLink, img: toPicture, figure: toFigure },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && parseImageId(attribs.src ?? '') === null,
};

function toLink(tagName: string, { href, title }: Attributes) {
  const url = URL.parse(href ?? '');
  const isLink = url !== null && LINK_PROTOCOLS.includes(url.protocol);
  return {
    tagName,
    attribs: { ...(isLink && { href: url.href }), ...(title && { title }), rel: LINK_REL } as Attributes,
  };
}

function toFigure(tagName: string, attribs: Attributes) {
  return { tagName, attribs: (attribs.class === WIDE_FIGURE ? { class: WIDE_FIGURE } : {}) as Attributes };
}

function toPicture(tagName: string, attribs: Attributes) {
  const { width, height, ...rest } = attribs;
  return {
    tagName,
    attribs: {
      ...rest,
      ...(PIXELS.test(width ?? '') && { width }),
      ...(PIXELS.test(height ?? '') && { height }),
    } as Attributes,
  };
}

/** Results by input, oldest first: lists answer the same descriptions again and again. */
const sanitized = new Map<string, string>();
const REMEMBERED = 500;
/** Longer texts are not cached: 500 of them must fit into the memory of a small instance. */
const REMEMBERED_LENGTH = 10_000;

/**
 * HTML that users wrote, reduced to the allow-list and serialised as browsers do it; documents written by hand may hold
 * something else than text. Idempotent: where one element is removed, parsers may read its neighbours in another way,
 * so it is sanitised until it stays the same. 40 µs for a paragraph, 1 µs for one that was sanitised lately.
 */
export function sanitizeHtml(html: unknown): string {
  const text = String(html);
  if (!/[<&]/.test(text)) return text;
  const known = sanitized.get(text);
  if (known !== undefined) return known;
  const clean = sanitizeUntilStable(text);
  if (text.length <= REMEMBERED_LENGTH) {
    if (sanitized.size >= REMEMBERED) sanitized.delete(sanitized.keys().next().value ?? '');
    sanitized.set(text, clean);
  }
  return clean;
}

const PICTURE_TAGS: readonly string[] = ['img', 'figure', 'figcaption'];
const POLICY_OF_LETTERS: IOptions = {
  ...POLICY,
  allowedTags: [...RICH_TEXT_TAGS.filter((tag) => !PICTURE_TAGS.includes(tag)), BLOCK_TAG],
  allowedAttributes: {
    ...POLICY.allowedAttributes,
    // `placeBlocks` leaves out what is no block.
    [BLOCK_TAG]: [BLOCK_ATTRIBUTE],
  },
};

/** Sanitizes a letter without pictures, which mail programs block; `placeBlocks` keeps markers in valid places. */
export function sanitizeLetter(html: unknown, placeBlocks: (clean: string) => string): string {
  return sanitizeUntilStable(String(html), POLICY_OF_LETTERS, placeBlocks);
}

function sanitizeUntilStable(html: string, policy = POLICY, finish = (clean: string) => clean): string {
  let clean = html;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = clean;
    // The sanitiser writes `<br />`; everywhere else it escapes the `>`.
    clean = finish(sanitizeByPolicy(toCleanText(before), policy).replaceAll(' />', '>'));
    if (clean === before) break;
  }
  return clean;
}

/** Cleans again, with escapes decoded that the body's cleaning saw encoded: saving refuses the rest. */
function toCleanText(html: string): string {
  return cleanText('html', html) ?? html;
}

/** True for HTML with active content: a script, an event handler, a `javascript:` address, an embedded page. */
export function hasActiveContent(html: string): boolean {
  if (!html.includes('<')) return false;
  let found = SCRIPT.test(html);
  sanitizeByPolicy(html, {
    ...POLICY,
    onOpenTag: (tag, attributes) => {
      found ||= ACTIVE_TAGS.includes(tag) || Object.entries(attributes).some(isActive);
    },
  });
  return found;
}

function isActive([name, value]: [name: string, value: string]): boolean {
  if (name.startsWith('on')) return true;
  return !WORDS.includes(name) && ACTIVE_ADDRESS.test(value.replace(IGNORED, ''));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
