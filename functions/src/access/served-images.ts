import { SECOND } from '@aperture-byline/contract/shared/durations';
import { LRUCache } from 'lru-cache';
import { readServedImage } from '../data/images/images.ts';
import { isDrawn } from '../data/works/work-pictures.ts';
import { config } from '../lib/config.ts';
import { type PictureRights, toRights } from '../lib/pictures/picture-rights.ts';
import { isVisibleNow } from './visible-images.ts';

/** Exhibitions open by this clock too. Without a resolution the cache would reuse the time for a moment. */
const CLOCK = { perf: { now: () => Date.now() }, ttlResolution: 0 };

/**
 * Time within which works follow what is written of an image by hand. Until then their pages name its files, which are
 * served so long: a page names no file that is refused, and no hidden file is served for half a minute.
 */
const FOLLOWED_WITHIN = 20 * SECOND;

export type ServedImages = ReturnType<typeof createServedImages>;

/**
 * Creates an instance's memory of the images whose files everybody may fetch, with their rights. An image that is there
 * and not public is never remembered: it is served from the moment on in which it becomes public.
 */
export function createServedImages() {
  const visible = new LRUCache<string, PictureRights>({ max: 5000, ttl: 3 * SECOND, ...CLOCK });
  const missing = new LRUCache<string, true>({ max: 1000, ttl: 5 * SECOND, ...CLOCK });

  /** Returns the rights of an image, null for one that was not there, and undefined for one that has to be read. */
  const recall = (id: string): PictureRights | null | undefined =>
    visible.get(id) ?? (missing.has(id) ? null : undefined);

  /** Reads the rights of an image; null where not everybody may see it now. */
  async function read(id: string): Promise<PictureRights | null> {
    // The answer is as old as the question.
    const start = Date.now();
    const { isThere, image, age } = await readServedImage(id);
    if (!isThere) missing.set(id, true, { start });
    if (image === null) return null;
    const isServed = (await isVisibleNow(image)) || (age < FOLLOWED_WITHIN && (await isDrawn(id)));
    if (!isServed) return null;
    const rights = toRights(image, config().siteUrl);
    visible.set(id, rights, { start });
    return rights;
  }

  return { recall, read };
}
