import { BARE_PAGES, PRIVATE_PAGES } from '../pages/page-table.ts';
import { isProfileSlug, toPlainLetters, toSlug } from '../shared/text/slug.ts';
import type { StoredUser } from './stored.ts';

type Named = Pick<StoredUser, 'firstName' | 'lastName' | 'isArtist' | 'anonymous' | 'slug'>;

/** Pages of the site in the place of a slug. */
const RESERVED: ReadonlySet<string | undefined> = new Set(
  Object.values({ ...PRIVATE_PAGES, ...BARE_PAGES })
    .filter((path) => path.startsWith(`${PRIVATE_PAGES.accountProfile}/`))
    .map((path) => path.split('/')[2]),
);

/**
 * Returns the slug that a photographer's name asks for, without the middle name; null for a name with letters that are
 * not Latin, and for anybody who never was a photographer. Whoever was one keeps an address by name.
 */
export function wantedSlug(user: Named): string | null {
  if (user.anonymous || !(user.isArtist || user.slug)) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const slug = toSlug(name);
  const hasOtherLetters = /(?![a-z0-9])[\p{L}\p{N}]/u.test(toPlainLetters(name));
  return isProfileSlug(slug) && !hasOtherLetters ? slug : null;
}

/** Returns the nth slug to try for a name: with a number from the second on. Null where the site has a page there. */
export function numberedSlug(wanted: string, n: number): string | null {
  const slug = n === 1 ? wanted : `${wanted}-${n}`;
  return RESERVED.has(slug) ? null : slug;
}

/** Whether a user has a slug of their present name, or none where the name makes none. */
export function hasRightSlug(user: Named): boolean {
  const { slug = null } = user;
  const wanted = wantedSlug(user);
  if (slug === null || wanted === null) return slug === wanted;
  return slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)));
}
