import { isSlug } from '@aperture-byline/contract/shared/ids';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

const KEY = STORAGE_KEYS.viewedProducts;
export const VIEWED_MAX = 12;
/** Longer texts were not written by this client, and are not parsed. */
const TEXT_MAX = 4096;

/** The slugs in a stored text, the last viewed first. Whatever isn't a list of slugs is left out. */
export function parseViewed(text: string | null): string[] {
  if (text === null || text.length > TEXT_MAX) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    // Not JSON: not written by this client.
    return [];
  }
  return Array.isArray(stored) ? [...new Set(stored.filter(isSlug))].slice(0, VIEWED_MAX) : [];
}

/** Moves or adds `slug` to the front; at most `VIEWED_MAX`, without duplicates. */
export function withViewed(viewed: readonly string[], slug: string): string[] {
  return [slug, ...viewed.filter((other) => other !== slug)].slice(0, VIEWED_MAX);
}

/** The visitor's last viewed products; none where the browser keeps no storage. */
export function readViewed(): string[] {
  return parseViewed(browserStorage.get(KEY) ?? null);
}

/** Stores that the visitor viewed a product, where the browser allows it. */
export function rememberViewed(slug: string): void {
  browserStorage.set(KEY, JSON.stringify(withViewed(readViewed(), slug)));
}
