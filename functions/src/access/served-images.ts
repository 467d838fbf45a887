import { SECOND } from '@aperture-byline/contract/shared/durations';
import { LRUCache } from 'lru-cache';
import { readServedImage } from '../data/images/images.ts';
import { config } from '../lib/config.ts';
import { type PictureRights, toRights } from '../lib/pictures/picture-rights.ts';
import { isVisibleNow } from './visible-images.ts';

/** Exhibitions open by this clock too. Without a resolution the cache would reuse the time for a moment. */
const CLOCK = { perf: { now: () => Date.now() }, ttlResolution: 0 };

/**
 * Time for which a file outlasts its image: search is two seconds old, works follow an edit by hand by its event, and
 * whoever has just got a page is still to fetch its pictures.
 */
const LINGER = 4 * SECOND;

export type ServedImages = ReturnType<typeof createServedImages>;

/**
 * Creates an instance's memory of the images whose files everybody may fetch, with their rights. An image that is there
 * and not public is never remembered: it is served from the moment on in which it becomes public.
 */
export function createServedImages() {
  const visible = new LRUCache<string, PictureRights>({ max: 5000, ttl: 3 * SECOND, ...CLOCK });
  const missing = new LRUCache<string, true>({ max: 1000, ttl: 2 * SECOND, ...CLOCK });

  /** Returns the rights of an image, null for one that was not there, and undefined for one that has to be read. */
  const recall = (id: string): PictureRights | null | undefined =>
    visible.get(id) ?? (missing.has(id) ? null : undefined);

  /** Reads the rights of an image; null where not everybody may see it now. */
  async function read(id: string): Promise<PictureRights | null> {
    // The answer is as old as the question.
    const start = Date.now();
    const { writtenAt, image } = await readServedImage(id);
    if (writtenAt === null) missing.set(id, true, { start });
    if (image === null || !(await isVisibleNow(image)))
      return writtenAt !== null && start - writtenAt.getTime() < LINGER ? readBefore(id, writtenAt) : null;
    const rights = toRights(image, config().siteUrl);
    visible.set(id, rights, { start });
    return rights;
  }

  return { recall, read };
}

/** Reads the rights of an image as it was before its last write; null where not everybody could see it then. */
async function readBefore(id: string, writtenAt: Date): Promise<PictureRights | null> {
  const { image } = await readServedImage(id, new Date(writtenAt.getTime() - 1));
  return image !== null && (await isVisibleNow(image)) ? toRights(image, config().siteUrl) : null;
}
