import type { StoredHomeSettings, StoredShopSettings } from '@aperture-byline/contract/settings/stored';
import { readDocument } from './firestore.ts';

/** The ids of the images in the home page's carousel, in order; they may be malformed. */
export async function readCarouselIds(): Promise<string[]> {
  const home = await readDocument<StoredHomeSettings>('settings/home');
  return Array.isArray(home?.carousel) ? home.carousel : [];
}

/** Null where nothing is set. */
export function readShopSettings(): Promise<StoredShopSettings | null> {
  return readDocument<StoredShopSettings>('settings/shop');
}
