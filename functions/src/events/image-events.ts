import { isDeepStrictEqual } from 'node:util';
import { announcePublicImage } from '../areas/follow/announce.ts';
import {
  closeReturnedImage,
  notifyOfApproval,
  notifyOfRefusal,
  notifyOfReturn,
  syncImageReview,
} from '../areas/image/image-reviews.ts';
import { syncPageIndexes } from '../areas/page-index/page-indexes.ts';
import { syncPublicWork } from '../areas/user/public-work.ts';
import type { ParsedChange } from '../data/core/collection.ts';
import { type Image, readImage } from '../data/images/images.ts';
import { buildEntry } from '../data/search-index/entries.ts';
import { syncSearch } from '../data/search-index/sync-search.ts';
import { moveCounts } from '../data/stats/work-counts.ts';
import { syncShownImage } from '../data/works/work-pictures.ts';
import { isPublicImage, isShownInExhibition } from '../publication/visibility.ts';
import { dispatch, type EventContext, type Handlers, listEvents, type Written } from './dispatch.ts';
import { isMoved, isRelisted } from './list-changes.ts';

type WrittenImage = Written<Image>;

const showInWorks = ({ id }: WrittenImage) => syncShownImage(id);

/** Files, comments, likes and views are left: an image that was deleted by hand may be restored with all of them. */
const HANDLERS = {
  'image.relisted': [(written) => syncPageIndexes('images', written)],
  'image.shown': [syncPublicWork, showInWorks],
  'image.hidden': [syncPublicWork, showInWorks],
  'image.moved': [syncPublicWork],
  'image.permitted': [showInWorks],
  'image.barred': [showInWorks],
  'image.embargo-changed': [showInWorks],
  'image.found-differently': [({ id }) => syncSearch('images', id)],
  'image.approved': [syncImageReview, notifyOfApproval, closeReturnedImage],
  'image.rejected': [syncImageReview, notifyOfRefusal, closeReturnedImage],
  'image.returned': [syncImageReview, notifyOfReturn, closeReturnedImage],
  'image.state-changed': [syncImageReview, closeReturnedImage],
  'image.published-alone': [announcePublicImage],
  'image.given': [followOwner],
  'image.deleted': [syncImageReview, closeReturnedImage],
} as const satisfies Handlers<WrittenImage>;
type ImageEvent = keyof typeof HANDLERS;

/** Takes its counts to the owner that it has now. */
async function followOwner({ id, before }: WrittenImage): Promise<void> {
  const image = await readImage(id);
  if (before && image) await moveCounts({ on: 'images', id, ownerId: image.owner.userId }, before.owner.userId);
}

/** Runs what follows from a write of an image. */
export function followImage(change: ParsedChange<Image> & EventContext): Promise<void> {
  return dispatch(HANDLERS, imageEvents(change), change);
}

function imageEvents({ id, before, after, isUnreadable }: ParsedChange<Image> & { id: string }): ImageEvent[] {
  const [was, is] = [before !== null && isPublicImage(before), after !== null && isPublicImage(after)];
  const [wasPermitted, isPermitted] = [mayBeShown(before), mayBeShown(after)];
  const listed = listEvents({
    'image.relisted': isRelisted('images', { id, before, after }),
    'image.shown': !was && is,
    'image.hidden': was && !is,
    'image.moved': was && is && isMoved('images', { id, before, after }),
    'image.permitted': !wasPermitted && isPermitted,
    'image.barred': wasPermitted && !isPermitted,
    'image.embargo-changed': before?.embargoedBy !== after?.embargoedBy && wasPermitted && isPermitted,
    'image.found-differently': !isDeepStrictEqual(buildEntry('images', before), buildEntry('images', after)),
  });
  // It is there: nobody is told that it is gone, and its files stay.
  if (isUnreadable) return listed;
  const decided = decisionEvent(before, after);
  const isGiven = before !== null && after !== null && before.owner.userId !== after.owner.userId;
  const isPublishedAlone = before !== null && after !== null && !was && is && after.publishedWith === null;
  return [
    ...listed,
    ...(decided ? [decided] : []),
    ...listEvents({ 'image.given': isGiven, 'image.published-alone': isPublishedAlone }),
  ];
}

/** Whether its owner and an administrator let everybody see it: at once, or in an exhibition from its opening on. */
function mayBeShown(image: Image | null): boolean {
  return image !== null && isShownInExhibition(image, image.embargoedBy ?? '');
}

/** Returns what happened to its state; what its owner did, or what a work's own notice tells, is a mere change. */
function decisionEvent(before: Image | null, after: Image | null): ImageEvent | null {
  if (after === null) return before && 'image.deleted';
  if (before === null) return after.status === 'draft' ? null : 'image.state-changed';
  const { status, submittedAt, publishedWith } = after;
  if (before.status === status) return null;
  const isUnpublished = before.status === 'approved' && status === 'draft';
  if (status === 'submitted' || (before.status !== 'submitted' && !isUnpublished)) return 'image.state-changed';
  if (status === 'draft') return submittedAt === null ? 'image.state-changed' : 'image.returned';
  if (status === 'rejected') return 'image.rejected';
  return publishedWith === null ? 'image.approved' : 'image.state-changed';
}
