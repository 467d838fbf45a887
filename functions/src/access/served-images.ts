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
  for (const time of listPast(present, start)) {
    const { image } = await readServedImage(id, new Date(time));
    if (image !== null && (await isVisibleNow(image))) return { image, isPast: true };
  }
  return null;
}

/**
 * Returns times at which an image that is not public may have been so, and counts as public still: before its last
 * write, which may not have been the one that hid it, and before the grace period. None where it was not written in it.
 */
function listPast({ readAt, writtenAt }: StoredAt, start: number): number[] {
  const since = start - GRACE_PERIOD;
  // The database has not reached that time where the clock of the instance is ahead.
  if (writtenAt === null) return since < readAt.getTime() ? [since] : [];
  return since < writtenAt.getTime() ? [writtenAt.getTime() - 1, since] : [];
}
