import { isSlug, SLUG_MAX } from '../ids.ts';

/** Reserved: path segments of the site or the API in the place of `{slug}`, which no story or product may take. */
export const RESERVED_SLUGS: readonly string[] = [
  'address',
  'approved',
  'bookmark',
  'cart',
  'comment',
  'details',
  'edit-details',
  'engagement',
  'home-carousel',
  'images',
  'intro',
  'like',
  'ongoing',
  'order',
  'past',
  'payout-terms',
  'profile',
  'quote',
  'recent',
  'shipping',
  'upcoming',
  'user',
  'user-details',
  'view',
];

/** True for a slug that a story or product may have: well-formed and not reserved. */
export function isContentSlug(slug: string): boolean {
  return isSlug(slug) && !RESERVED_SLUGS.includes(slug);
}

/** Latin letters that no accent can be taken off, as they are spelt without. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
};

/** Writes a text in lower case, without accents and apostrophes. */
export function toPlainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}/gu, (letter) => LETTERS[letter] ?? letter);
}

/** Joins the ASCII letters and digits of a text with hyphens; empty where there are none. */
export function toSlug(text: string): string {
  return toPlainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX - 6)
    .replace(/^-|-$/g, '');
}

/** Makes an ASCII slug, never reserved or `taken` (a number is added); `untitled` without a Latin letter or digit. */
export function makeSlug(title: string, taken: (slug: string) => boolean = () => false): string {
  const base = toSlug(title) || 'untitled';
  if (isFree(base, taken)) return base;
  for (let n = 1; ; n += 1) {
    const candidate = `${base}-${n}`;
    if (isFree(candidate, taken)) return candidate;
  }
}

function isFree(slug: string, taken: (slug: string) => boolean): boolean {
  return isContentSlug(slug) && !taken(slug);
}

/** The end of a profile's address that is a name: never a user id, since it has a letter. */
export function isProfileSlug(value: unknown): value is string {
  return isSlug(value) && /[a-z]/.test(value);
}
