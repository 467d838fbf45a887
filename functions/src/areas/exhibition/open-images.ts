import { DAY } from '@aperture-byline/contract/shared/durations';
import { changeImage, readAwaitedExhibitionIds, readWaitingForOpening } from '../../data/images/images.ts';
import { inOrder, releaseImage, wasPublic } from '../../data/images/publish-images.ts';
import { readOpenedSince } from '../../data/works/exhibitions.ts';
import { readOtherUses, syncShownImage } from '../../data/works/work-pictures.ts';
import { readWork, type WorkWithRevision } from '../../data/works/works.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { logError } from '../../lib/logger.ts';
import { listShownImages } from '../../lib/pictures/shown-images.ts';
import { hasOpened, isPublicExhibition, isPublicWork } from '../../publication/visibility.ts';

/** Milliseconds that the minutely schedule looks back; the daily one finds what it missed for longer. */
const LOOKED_BACK = DAY;

/** Publishes the images that waited for an exhibition which has opened. How many became public or drafts. */
export async function openExhibitions(at = new Date()): Promise<number> {
  const opened = await readOpenedSince(new Date(at.getTime() - LOOKED_BACK), at);
  return syncOpenings(
    opened.map(({ id }) => id),
    at,
  );
}

/** Publishes or releases images that wait for any exhibition, public, not public or gone; returns how many changed. */
export async function syncAllOpenings(at = new Date()): Promise<number> {
  return syncOpenings(await readAwaitedExhibitionIds(), at, { releasesLost: true });
}

interface Options {
  /** Whether images become drafts that wait for an exhibition which is not there. */
  releasesLost?: boolean;
}

async function syncOpenings(exhibitionIds: readonly string[], at: Date, options: Options = {}): Promise<number> {
  let changed = 0;
  for (const id of exhibitionIds)
    try {
      changed += await syncOpening(id, at, options);
    } catch (error) {
      // The others don't wait for it; the next run tries again.
      logError('The photographs of an exhibition could not be opened', error, { exhibitionId: id });
    }
  return changed;
}

/**
 * Lets the images that wait for an exhibition follow it, where it has opened, is withdrawn or shows others; returns how
 * many it concerned. Idempotent: each is changed in a transaction of its own, where it waits still. Where its document
 * is gone, an administrator may restore it until the night: images that nobody has seen wait so long.
 */
export async function syncOpening(
  exhibitionId: string,
  at = new Date(),
  { releasesLost = false }: Options = {},
): Promise<number> {
  const images = await readWaitingForOpening(exhibitionId);
  if (images.length === 0) return 0;
  const present = await readWork('exhibition', exhibitionId);
  const uses = await readOtherUses(
    images.map(({ id }) => id),
    { workId: exhibitionId, now: at },
  );
  const shown = present ? listShownImages(present.work) : [];
  let changed = 0;
  await forEachConcurrently(images, async ({ id: imageId }) => {
    const next = findNext(present, imageId, at);
    if (next === 'waiting') return;
    const time = inOrder(at, Math.max(0, shown.indexOf(imageId)));
    await changeImage(imageId, (image) => {
      if (image.embargoedBy !== exhibitionId) return {};
      if (next === 'public' || image.status !== 'approved' || uses.shown.has(imageId)) return releaseImage(image, time);
      const other = uses.openings.get(imageId);
      if (other) return { embargoedBy: other.id, updatedAt: at };
      if (wasPublic(image)) return releaseImage(image, time);
      if (present === null && !releasesLost) return {};
      return { embargoedBy: null, status: 'draft', submittedAt: null, updatedAt: at };
    });
    // The trigger does the same; whoever opens it waits for it.
    await syncShownImage(imageId);
    changed += 1;
  });
  return changed;
}

/**
 * Returns the next state of an image that waits for an exhibition. It becomes a draft, as after its owner took it back,
 * where the exhibition is not public or does not show it any more; `syncOpening` makes no draft of an image that
 * another work shows or that was public before. While the exhibition, or its revision that adds the image, is being
 * approved, the image waits, because images are approved before their work.
 */
function findNext(present: WorkWithRevision | null, imageId: string, at: Date): 'waiting' | 'public' | 'draft' {
  const shows = (content: object | undefined) =>
    content !== undefined &&
    'imageIds' in content &&
    Array.isArray(content.imageIds) &&
    content.imageIds.includes(imageId);
  if (present === null) return 'draft';
  const { work, revision } = present;
  if (work.status === 'submitted' || (isPublicWork(work) && !shows(work) && shows(revision?.fields))) return 'waiting';
  if (!isPublicWork(work) || !shows(work)) return 'draft';
  if (!('startDate' in work) || !isPublicExhibition(work)) return 'draft';
  return hasOpened(work, at) ? 'public' : 'waiting';
}
