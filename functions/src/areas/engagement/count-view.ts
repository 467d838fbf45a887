import { toOrigin } from '@aperture-byline/contract/stats/origin';
import type { StatsCollection } from '@aperture-byline/contract/stats/stored';
import { readOpenExhibition } from '../../access/exhibitions.ts';
import { readPublicLikeable, readPublicPrint } from '../../access/likeables.ts';
import type { CountedWork } from '../../data/stats/engagement.ts';
import { countOrigin } from '../../data/stats/origins.ts';
import { config } from '../../lib/config.ts';
import { logError } from '../../lib/logger.ts';
import { type Counting, countVisitor, type Visitor } from './engagement.ts';

/**
 * Counts a view of a public image, story or print, once for each visitor in 30 minutes, or a visitor of an exhibition
 * that is open, once in its run, and with it the host of the site that led there. Throws NOT_FOUND, FORBIDDEN for a
 * user who is gone.
 */
export async function countView(
  { on, id }: { on: StatsCollection; id: unknown },
  visitor: Visitor,
  origin: string | undefined,
): Promise<Counting> {
  const { until, ...work } = await readViewed(on, id);
  const counting = await countVisitor('views', work, visitor, until);
  const host = origin === undefined ? null : toOrigin(origin, new URL(config().siteUrl).hostname);
  if (counting.isCounted && host !== null)
    // The view is counted, and its visitor is known by the cookie that this answer sets.
    await countOrigin(work.ownerId, host, new Date()).catch((error: unknown) =>
      logError('An origin could not be counted', error),
    );
  return counting;
}

async function readViewed(on: StatsCollection, id: unknown): Promise<CountedWork & { until?: Date }> {
  if (on === 'products') return readPublicPrint(id);
  if (on === 'exhibitions') return readVisited(id);
  const { isPublic: _isPublic, ...likeable } = await readPublicLikeable(on, id);
  return likeable;
}

async function readVisited(id: unknown): Promise<CountedWork & { until: Date }> {
  const { id: exhibitionId, owner, title, endDate } = await readOpenExhibition(id);
  return {
    on: 'exhibitions',
    id: exhibitionId,
    ownerId: owner.userId,
    title,
    subjectId: exhibitionId,
    until: endDate,
  };
}
