import { SECOND } from '@aperture-byline/contract/shared/durations';
import { LRUCache } from 'lru-cache';
import { readServedImage, type ServedImage } from '../data/images/images.ts';
import { config } from '../lib/config.ts';
import { type PictureRights, toRights } from '../lib/pictures/picture-rights.ts';
import { isVisibleNow } from './visible-images.ts';

/** Exhibitions open by this clock too. Without a resolution the cache would reuse the time for a moment. */
const CLOCK = { perf: { now: () => Date.now() }, ttlResolution: 0 };

/**
 * Time for which a file outlasts its image: search is two seconds old, works follow an edit by hand by its event, and
 * whoever has just got a page is still to fetch its pictures.
 */
export const GRACE_PERIOD = 4 * SECOND;

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

  /** Reads the rights of an image; null where not everybody may see it, or could see it a moment ago. */
  async function read(id: string): Promise<PictureRights | null> {
    // The answer is as old as the question.
    const start = Date.now();
    const found = await readServedImage(id);
    const present = await toPublicRights(found);
    if (present !== null) {
      visible.set(id, present, { start });
      return present;
    }
    const past = findPast(found, start);
    const rights = past && (await toPublicRights(await readServedImage(id, past)));
    if (rights === null && found.writtenAt === null) missing.set(id, true, { start });
    return rights;
  }

  return { recall, read };
}

const toPublicRights = async ({ image }: ServedImage): Promise<PictureRights | null> =>
  image !== null && (await isVisibleNow(image)) ? toRights(image, config().siteUrl) : null;

/**
 * Returns the time at which an image that is not public may have been so, and counts as public still: before its last
 * write, or before it was deleted. Null where that is too long ago.
 */
function findPast({ readAt, writtenAt }: ServedImage, start: number): Date | null {
  const since = start - GRACE_PERIOD;
  if (writtenAt !== null) return writtenAt.getTime() > since ? new Date(writtenAt.getTime() - 1) : null;
  // The database has not reached that time where the clock of the instance is ahead.
  return since < readAt.getTime() ? new Date(since) : null;
}
