import { isSlug } from './ids.ts';

/** Reserved: path segments of the site or the API in the place of `{slug}`, which no story or product may take. */
export const RESERVED_SLUGS: readonly string[] = [
  'address',
  'approved',
  'bookmark',
  'cart',
  'comment',
  'details',
  'edit-details',
  'home-carousel',
  'images',
  'intro',
  'like',
  'mark',
  'ongoing',
  'order',
  'past',
  'profile',
  'quote',
  'recent',
  'upcoming',
  'user',
  'user-details',
  'view',
];

/** True for a slug that a story or product may have: well-formed and not reserved. */
export function isContentSlug(slug: string): boolean {
  return isSlug(slug) && !RESERVED_SLUGS.includes(slug);
}
