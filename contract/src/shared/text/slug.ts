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

/** Makes an ASCII slug, never reserved or `taken` (a number is added); `untitled` without a Latin letter or digit. */
export function makeSlug(title: string, taken: (slug: string) => boolean = () => false): string {
  const base =
    title
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, SLUG_MAX - 6)
      .replace(/^-|-$/g, '') || 'untitled';
  if (isFree(base, taken)) return base;
  for (let n = 1; ; n += 1) {
    const candidate = `${base}-${n}`;
    if (isFree(candidate, taken)) return candidate;
  }
}

function isFree(slug: string, taken: (slug: string) => boolean): boolean {
  return isContentSlug(slug) && !taken(slug);
}
