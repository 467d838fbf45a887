import type { CommentableCollection } from '@aperture-byline/contract/comment/stored';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { type Change, type DocumentSnapshot, onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onObjectFinalized } from 'firebase-functions/storage';
import { createApp } from './app.ts';
import { eraseAccount } from './areas/account/erase-account.ts';
import { onCommentWritten } from './areas/comment/on-comment-written.ts';
import { countAfterExhibition, countAfterImage } from './areas/exhibition/image-count.ts';
import { syncOpeningAfter } from './areas/exhibition/open-images.ts';
import { announcePublicImage, announcePublicWork, onAnnouncementWritten } from './areas/follow/announce.ts';
import { syncUses } from './areas/image/image-uses.ts';
import { onImageWritten } from './areas/image/on-image-written.ts';
import { onOrderWritten } from './areas/order/on-order-written.ts';
import { syncPageIndexes } from './areas/page-index/page-indexes.ts';
import { onUserWritten } from './areas/role/on-user-written.ts';
import { syncArtistReview } from './areas/role/sync-artist-review.ts';
import { onMailWritten } from './areas/subscription/on-mail-written.ts';
import { processUpload } from './areas/upload/process-upload.ts';
import { checkUpload } from './areas/user/on-upload.ts';
import { syncPublicWork } from './areas/user/public-work.ts';
import { syncBylines } from './areas/user/sync-bylines.ts';
import { syncNameKeys } from './areas/user/sync-name-keys.ts';
import { onRevisionWritten, onWorkWritten } from './areas/work/on-work-written.ts';
import type { ParsedChange } from './data/core/collection.ts';
import { homeSettings } from './data/core/settings.ts';
import { images } from './data/images/images.ts';
import { syncPicturesAfter } from './data/images/publish-images.ts';
import { announcements } from './data/mail/announcements.ts';
import { mails } from './data/mail/mail.ts';
import { orders } from './data/orders/orders.ts';
import { syncProfileSlug } from './data/people/profile-slugs.ts';
import { users } from './data/people/users.ts';
import { allComments } from './data/review/comments.ts';
import { rebuildSearchIndex, syncSearch } from './data/search-index/sync-search.ts';
import { differOnlyInCounts } from './data/stats/engagement.ts';
import { parseWorkChange, type StoredWork } from './data/works/work-collections.ts';
import { parseRevisionChange } from './data/works/works.ts';
import { region } from './function-options.ts';
import { hideBodiesFromFramework } from './http/body/framework-guard.ts';
import { createFilesApp } from './http/files-app.ts';
import { config } from './lib/config.ts';
import { toFileCreated } from './lib/storage-event.ts';
import { createPagesApp } from './pages/app.ts';
import { passOnRobots } from './pages/sitemaps/robots.ts';
import { routes } from './routes.ts';

// biome-ignore lint/performance/noBarrelFile: the platform deploys what this file exports.
export { moveOverdueOrders, runOpenings, sendDueLetters, sendNewsOfFollowed, sweepUploads } from './schedules.ts';

hideBodiesFromFramework(config());
passOnRobots();

/** Options of what anybody may request. */
const publicly = { region, invoker: 'public', cors: false, maxInstances: 20, concurrency: 80 } as const;

/** Loading the search index of 20,000 works takes 300 MB for a moment. */
export const api = onRequest({ ...publicly, memory: '1GiB' }, createApp({ config: config(), routes }));

/** Public pictures, from the site's own address: what the CDN does not hold yet. */
export const files = onRequest({ ...publicly, memory: '512MiB' }, createFilesApp(config()));

/** Rendered pages, feeds, sitemaps and robots.txt. */
export const pages = onRequest(
  { ...publicly, memory: '1GiB' },
  createPagesApp({ config: config(), routes, siteFolder: new URL('./web/', import.meta.url) }),
);

/** Options of the triggers of documents. What failed is run again. */
const onWrite = { region, retry: true, maxInstances: 10, memory: '256MiB' } as const;

/** The files last: deleting them may fail while Storage does. */
export const syncImages = onDocumentWritten(
  { ...onWrite, document: 'images/{id}' },
  async ({ id: eventId, params: { id }, data }) => {
    const { before, after, isUnreadable } = images.parseChange(data);
    if (differOnlyInCounts(before, after)) return;
    const changed = await syncPageIndexes('images', { id, before, after });
    await syncPublicWork('images', { id, before, after, changed });
    await countAfterImage({ id, before, after });
    await syncSearch('images', { id, before, after });
    if (isUnreadable) return;
    await onImageWritten({ eventId, id, before, after });
    await announcePublicImage({ id, before, after });
    await syncPicturesAfter({ id, before, after });
  },
);

/** Updates after a write what follows from works of every kind; `syncOwn` is what follows from this kind alone. */
const syncWorks = <Work extends StoredWork>(
  kind: WorkKind,
  parse: (change: Change<DocumentSnapshot> | undefined) => ParsedChange<Work>,
  syncOwn?: (change: Omit<ParsedChange<Work>, 'isUnreadable'> & { id: string }) => Promise<void>,
) => {
  const { collection } = WORK_KINDS[kind];
  return onDocumentWritten(
    { ...onWrite, document: `${collection}/{id}` },
    async ({ id: eventId, params: { id }, data }) => {
      const { before, after, isUnreadable } = parse(data);
      if (differOnlyInCounts(before, after)) return;
      const changed = await syncPageIndexes(collection, { id, before, after });
      await syncPublicWork(collection, { id, before, after, changed });
      await syncOwn?.({ id, before, after });
      await syncSearch(collection, { id, before, after });
      if (!isUnreadable) await onWorkWritten({ eventId, kind, id, before, after });
      await announcePublicWork({ kind, id, before, after });
      await syncUses(before?.shownImageIds, after?.shownImageIds);
    },
  );
};

export const syncExhibitions = syncWorks('exhibition', parseWorkChange.exhibition, async (change) => {
  await countAfterExhibition(change);
  await syncOpeningAfter(change);
});
export const syncStories = syncWorks('blog', parseWorkChange.blog);
export const syncProducts = syncWorks('product', parseWorkChange.product);

const applyRevisions = (kind: WorkKind) =>
  onDocumentWritten(
    { ...onWrite, document: `${WORK_KINDS[kind].collection}/{id}/revisions/{name}` },
    async ({ id: eventId, params: { id }, data }) => {
      const { before, after, isUnreadable } = parseRevisionChange(data);
      if (!isUnreadable) await onRevisionWritten({ eventId, kind, id, before, after });
      await syncUses(before?.shownImageIds, after?.shownImageIds);
    },
  );

export const applyExhibitionRevisions = applyRevisions('exhibition');
export const applyStoryRevisions = applyRevisions('blog');
export const applyProductRevisions = applyRevisions('product');

export const syncHomeUses = onDocumentWritten(
  { ...onWrite, document: 'settings/home', maxInstances: 1 },
  ({ data }) => {
    const { before, after } = homeSettings.parseChange(data);
    return syncUses(before?.carousel, after?.carousel);
  },
);

/** Syncs in sequence, since two of the steps may write the same document. */
export const syncRoles = onDocumentWritten(
  { ...onWrite, document: 'users/{userId}' },
  async ({ id, params: { userId }, data }) => {
    const { before, after, isUnreadable } = users.parseChange(data);
    await syncPageIndexes('users', { id: userId, before, after });
    await syncSearch('users', { id: userId, before, after });
    if (isUnreadable) return;
    await onUserWritten({ eventId: id, userId, before, after });
    await syncArtistReview({ userId, before, after });
    await syncNameKeys(userId, after);
    await syncProfileSlug(userId, after);
    await syncBylines(userId, { before, after });
  },
);

const noticeComments = (on: CommentableCollection) =>
  onDocumentWritten(
    { ...onWrite, document: `${on}/{workId}/comments/{id}` },
    async ({ id: eventId, params: { workId, id: commentId }, data }) => {
      const { before, after, isUnreadable } = allComments.parseChange(data);
      if (!isUnreadable) await onCommentWritten({ eventId, on, workId, commentId, before, after });
    },
  );

export const noticeImageComments = noticeComments('images');
export const noticeStoryComments = noticeComments('blogs');
export const noticeGuestBooks = noticeComments('exhibitions');

/** Each write of an announcement is the event that notifies the next followers. */
export const noticeFollowers = onDocumentWritten(
  { ...onWrite, document: 'announcements/{id}' },
  ({ params: { id }, data }) => onAnnouncementWritten(id, announcements.parseChange(data).after),
);

/** Each mail wakes it a few times: it reads something where the extension has said how a subscriber's was delivered. */
export const countBounces = onDocumentWritten({ ...onWrite, document: 'mail/{id}' }, ({ data }) =>
  onMailWritten(mails.parseChange(data)),
);

export const noticeOrders = onDocumentWritten(
  { ...onWrite, document: 'orders/{orderId}' },
  ({ params: { orderId }, data }) => onOrderWritten({ orderId, ...orders.parseChange(data) }),
);

/** Any change of a deletion that got stuck runs its erasure again. */
export const eraseAccounts = onDocumentWritten(
  { ...onWrite, document: 'deletions/{id}', maxInstances: 5, concurrency: 1, timeoutSeconds: 540 },
  ({ params }) => eraseAccount(params.id),
);

/** Options of what runs for every file of the bucket. */
const onFile = { region, bucket: config().bucket, retry: true } as const;

/** Ignores all but uploaded avatars and attachments. */
export const checkUploads = onObjectFinalized({ ...onFile, maxInstances: 5, concurrency: 4, memory: '1GiB' }, (event) =>
  checkUpload(toFileCreated(event)),
);

/** Ignores all but uploaded photographs. One of 160 megapixels may take 1.6 GB, so that events come one at a time. */
export const processUploads = onObjectFinalized(
  { ...onFile, maxInstances: 10, concurrency: 1, memory: '4GiB', timeoutSeconds: 300 },
  (event) => processUpload(toFileCreated(event)),
);

/** Requested where no snapshot of the search index can be read. */
export const rebuildSearch = onDocumentWritten(
  { ...onWrite, document: 'searchIndex/rebuild', maxInstances: 1, memory: '1GiB', timeoutSeconds: 540 },
  async () => {
    await rebuildSearchIndex();
  },
);
