import type { StoredHomeSettings } from '@aperture-byline/contract/settings/stored';
import { readDocument } from './firestore.ts';

/** The ids of the images in the home page's carousel, in order; they may be malformed. */
export async function readCarouselIds(): Promise<string[]> {
  const home = await readDocument<StoredHomeSettings>('settings/home');
  return Array.isArray(home?.carousel) ? home.carousel : [];
}
