import { SECOND } from '@aperture-byline/contract/shared/durations';
import { LRUCache } from 'lru-cache';
import { readServedImage, type ServedImage, type StoredAt } from '../data/images/images.ts';
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
 * Creates an instance's memory of the images whose files everybody may fetch, with their rights. An image that is not
 * public is never remembered: it is served from the moment on in which it becomes public, or is restored.
 */
export function createServedImages() {
  const visible = new LRUCache<string, PictureRights>({ max: 5000, ttl: 3 * SECOND, ...CLOCK });

  const recall = (id: string): PictureRights | undefined => visible.get(id);

  /** Reads the rights of an image; null where its files are refused. */
  async function read(id: string): Promise<PictureRights | null> {
    // The answer is as old as the question.
    const start = Date.now();
    const found = await findServedImage(id);
    if (found === null) return null;
    const rights = toRights(found.image, config().siteUrl);
    if (!found.isPast) visible.set(id, rights, { start });
    return rights;
  }

  return { recall, read };
}

interface Found {
  image: ServedImage;
  /** Whether everybody could see it a moment ago and can't now. */
  isPast: boolean;
}

/** Finds an image whose files everybody may fetch, as it is or, for the grace period, as it was; null for any other. */
export async function findServedImage(id: string): Promise<Found | null> {
  const start = Date.now();
  const present = await readServedImage(id);
  if (present.image !== null && (await isVisibleNow(present.image))) return { image: present.image, isPast: false };
  const time = findPast(present, start);
  if (time === null) return null;
  const { image } = await readServedImage(id, time);
  return image !== null && (await isVisibleNow(image)) ? { image, isPast: true } : null;
}

/**
 * Returns the time at which an image that is not public may have been so, and counts as public still: before its last
 * write, or before it was deleted. Null where that is too long ago.
 */
function findPast({ readAt, writtenAt }: StoredAt, start: number): Date | null {
  const since = start - GRACE_PERIOD;
  if (writtenAt !== null) return writtenAt.getTime() > since ? new Date(writtenAt.getTime() - 1) : null;
  // The database has not reached that time where the clock of the instance is ahead.
  return since < readAt.getTime() ? new Date(since) : null;
}
