import { isDeepStrictEqual } from 'node:util';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { syncOpening } from '../areas/exhibition/open-images.ts';
import { announcePublicWork } from '../areas/follow/announce.ts';
import { syncUses } from '../areas/image/image-uses.ts';
import { syncPageIndexes } from '../areas/page-index/page-indexes.ts';
import { syncPublicWork } from '../areas/user/public-work.ts';
import {
  closeReturnedWork,
  deleteWorkRemains,
  followDates,
  notifyOfApproval,
  notifyOfRefusal,
  notifyOfReturn,
  notifyOfRevision,
  repairAndReview,
} from '../areas/work/work-reviews.ts';
import type { ParsedChange } from '../data/core/collection.ts';
import { buildEntry } from '../data/search-index/entries.ts';
import { syncSearch } from '../data/search-index/sync-search.ts';
import { deleteCounts, moveCounts } from '../data/stats/work-counts.ts';
import { readBlog } from '../data/works/blogs.ts';
import { getOwner, type StoredWork, type WorkFields } from '../data/works/work-collections.ts';
import { syncHungImages } from '../data/works/work-pictures.ts';
import { isPublicWork } from '../publication/visibility.ts';
import { dispatch, type EventContext, type Handlers, listEvents, type Written } from './dispatch.ts';
import { isMoved, isRelisted, publicKey } from './list-changes.ts';

type WrittenWork = Written<StoredWork> & { kind: WorkKind };

const collectionOf = ({ kind }: { kind: WorkKind }) => WORK_KINDS[kind].collection;

const HANDLERS = {
  'work.relisted': [(written) => syncPageIndexes(collectionOf(written), written)],
  'work.listed': [syncPublicWork],
  'work.unlisted': [syncPublicWork],
  'work.moved': [syncPublicWork],
  'exhibition.rehung': [({ id }) => syncHungImages(id)],
  'exhibition.rescheduled': [followDates],
  'exhibition.opening-changed': [({ id }) => syncOpening(id)],
  'work.found-differently': [(written) => syncSearch(collectionOf(written), written.id)],
  'work.edited': [repairAndReview],
  'work.deleted': [repairAndReview, deleteWorkRemains, closeReturnedWork, forgetCounts],
  'work.given': [followCreator],
  'work.approved': [notifyOfApproval],
  'work.rejected': [notifyOfRefusal],
  'work.returned': [notifyOfReturn],
  'work.revised': [notifyOfRevision],
  'work.state-changed': [closeReturnedWork],
  'work.published': [announcePublicWork],
  'work.pictures-changed': [({ before, after }) => syncUses(before?.shownImageIds, after?.shownImageIds)],
} as const satisfies Handlers<WrittenWork>;
type WorkEvent = keyof typeof HANDLERS;

/** Takes the counts of a story to the writer whom it has now. */
async function followCreator({ kind, id, before }: WrittenWork): Promise<void> {
  const story = kind === 'blog' ? await readBlog(id) : null;
  if (before && story) await moveCounts({ on: 'blogs', id, ownerId: story.creator.userId }, getOwner(before).userId);
}

async function forgetCounts({ kind, id, before }: WrittenWork): Promise<void> {
  if (kind === 'blog' && before) await deleteCounts({ on: 'blogs', id, ownerId: getOwner(before).userId });
}

/** Runs what follows from a write of an exhibition, a story or a print. */
export function followWork(change: ParsedChange<StoredWork> & EventContext & { kind: WorkKind }): Promise<void> {
  return dispatch(HANDLERS, workEvents(change), change);
}

/** Fields that something follows from: not what an order changes of a size. */
const SOURCES = [
  'status',
  'slug',
  'title',
  'content',
  'banner',
  'imageIds',
  'pictures',
  'frames',
  'minPrice',
  'publishedAt',
  'revisedAt',
] as const;

function listSources(work: WorkFields | null): unknown[] {
  return work === null ? [] : [...SOURCES.map((name) => work[name]), work.sizes?.map(({ price }) => price)];
}

function workEvents({
  kind,
  id,
  before,
  after,
  isUnreadable,
}: ParsedChange<StoredWork> & { kind: WorkKind; id: string }): WorkEvent[] {
  const collection = WORK_KINDS[kind].collection;
  const change = { id, before, after };
  const [was, is] = [before, after].map((work) => publicKey(collection, id, work) !== undefined);
  const happened: WorkEvent[] = listEvents({
    'work.relisted': isRelisted(collection, change),
    'work.listed': !was && is === true,
    'work.unlisted': was === true && !is,
    'work.moved': was === true && is === true && isMoved(collection, change),
    'work.found-differently': !isDeepStrictEqual(buildEntry(collection, before), buildEntry(collection, after)),
    'work.published': after !== null && isPublicWork(after) && !(before && isPublicWork(before)),
    'work.pictures-changed': !isDeepStrictEqual(before?.shownImageIds, after?.shownImageIds),
  });
  // It is there: nobody is told that it is gone.
  if (isUnreadable) return happened;
  const decided = before && after && decisionEvent(before, after);
  return [
    ...happened,
    ...(kind === 'exhibition' ? exhibitionEvents(before, after) : []),
    ...listEvents({
      'work.deleted': after === null,
      'work.given': before !== null && after !== null && getOwner(before).userId !== getOwner(after).userId,
      'work.edited': after !== null && !isDeepStrictEqual(listSources(before), listSources(after)),
      'work.state-changed': after !== null && before?.status !== after.status,
    }),
    ...(decided ? [decided] : []),
  ];
}

function exhibitionEvents(before: WorkFields | null, after: WorkFields | null) {
  const isDecided = before?.status !== after?.status && after?.status !== 'submitted';
  return listEvents({
    'exhibition.rehung': after !== null && !isDeepStrictEqual(before?.imageIds, after.imageIds),
    'exhibition.rescheduled':
      before !== null && after !== null && !isDeepStrictEqual(before.startDate, after.startDate),
    'exhibition.opening-changed': before?.status === 'approved' || isDecided,
  });
}

/** Returns what an artist is told of a write; null for what the artist did. */
function decisionEvent(before: StoredWork, after: StoredWork): WorkEvent | null {
  if (after.revisedAt !== null && !isDeepStrictEqual(before.revisedAt, after.revisedAt)) return 'work.revised';
  const isReturned = after.status === 'draft' && after.submittedAt !== null;
  if (isReturned && (before.status === 'approved' || before.status === 'submitted')) return 'work.returned';
  if (before.status !== 'submitted') return null;
  if (after.status === 'approved') return 'work.approved';
  return after.status === 'rejected' ? 'work.rejected' : null;
}
