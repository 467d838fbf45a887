import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { StoredOrder } from '@aperture-byline/contract/order/stored';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectFinalized } from 'firebase-functions/storage';
import { createApp } from './app.ts';
import { eraseAccount } from './areas/account/erase-account.ts';
import { onCommentWritten } from './areas/comment/on-comment-written.ts';
import { countAfterExhibition, countAfterImage } from './areas/exhibition/image-count.ts';
import { onOrderWritten } from './areas/order/on-order-written.ts';
import { runOrderSchedule } from './areas/order/run-schedule.ts';
import { syncPageIndexes } from './areas/page-index/sync-page-indexes.ts';
import { onUserWritten } from './areas/role/on-user-written.ts';
import { checkUpload } from './areas/user/on-upload.ts';
import { syncNameKeys } from './areas/user/sync-name-keys.ts';
import { toEntity } from './data/firestore.ts';
import { hideBodiesFromFramework } from './http/body/framework-guard.ts';
import { createFilesApp } from './http/files-app.ts';
import { config } from './lib/config.ts';
import { createPagesApp } from './pages/app.ts';
import { passOnRobots } from './pages/sitemaps/robots.ts';
import { routes } from './routes.ts';

/** Close to the database and to most visitors. */
const region = 'asia-south1';

hideBodiesFromFramework(config());
passOnRobots();

export const api = onRequest(
  {
    region,
    invoker: 'public',
    cors: false,
    maxInstances: 20,
    concurrency: 80,
    memory: '512MiB',
    secrets: ['SIGNING_SECRET'],
  },
  createApp({ config: config(), routes }),
);

/** Public pictures, from the site's own address: what the CDN does not hold yet. */
export const files = onRequest(
  { region, invoker: 'public', cors: false, maxInstances: 20, concurrency: 80, memory: '512MiB' },
  createFilesApp(config()),
);

/** Rendered pages, feeds, sitemaps and robots.txt. */
export const pages = onRequest(
  { region, invoker: 'public', cors: false, maxInstances: 20, concurrency: 80, memory: '512MiB' },
  createPagesApp({ config: config(), routes, siteFolder: new URL('./web/', import.meta.url) }),
);

export const syncImagePageIndexes = onDocumentWritten(
  { region, document: 'images/{id}', retry: true, maxInstances: 10, memory: '256MiB' },
  async ({ params, data }) => {
    const before = data ? toEntity<StoredImage>(data.before) : null;
    const after = data ? toEntity<StoredImage>(data.after) : null;
    await syncPageIndexes('images', { id: params.id, before, after });
    await countAfterImage({ id: params.id, before, after });
  },
);

export const syncExhibitionImageCounts = onDocumentWritten(
  { region, document: 'exhibitions/{id}', retry: true, maxInstances: 10, memory: '256MiB' },
  async ({ params, data }) => {
    const before = data ? toEntity<StoredExhibition>(data.before) : null;
    const after = data ? toEntity<StoredExhibition>(data.after) : null;
    await syncPageIndexes('exhibitions', { id: params.id, before, after });
    await countAfterExhibition({ before, after });
  },
);

export const syncStoryPageIndexes = onDocumentWritten(
  { region, document: 'blogs/{id}', retry: true, maxInstances: 10, memory: '256MiB' },
  ({ params, data }) =>
    syncPageIndexes('blogs', {
      id: params.id,
      before: data ? toEntity(data.before) : null,
      after: data ? toEntity(data.after) : null,
    }),
);

export const syncProductPageIndexes = onDocumentWritten(
  { region, document: 'products/{id}', retry: true, maxInstances: 10, memory: '256MiB' },
  ({ params, data }) =>
    syncPageIndexes('products', {
      id: params.id,
      before: data ? toEntity(data.before) : null,
      after: data ? toEntity(data.after) : null,
    }),
);

/** One after the other: both may write the same document. */
export const syncRoles = onDocumentWritten(
  { region, document: 'users/{userId}', retry: true, maxInstances: 10, memory: '256MiB' },
  async ({ id, params: { userId }, data }) => {
    const before = data ? toEntity<StoredUser>(data.before) : null;
    const after = data ? toEntity<StoredUser>(data.after) : null;
    await onUserWritten({ eventId: id, userId, before, after });
    await syncNameKeys(userId, after);
    await syncPageIndexes('users', { id: userId, before, after });
  },
);

export const noticeImageComments = onDocumentWritten(
  { region, document: 'images/{workId}/comments/{id}', retry: true, maxInstances: 10, memory: '256MiB' },
  ({ id: eventId, params: { workId }, data }) =>
    onCommentWritten({
      eventId,
      on: 'images',
      workId,
      before: data ? toEntity<StoredComment>(data.before) : null,
      after: data ? toEntity<StoredComment>(data.after) : null,
    }),
);

export const noticeStoryComments = onDocumentWritten(
  { region, document: 'blogs/{workId}/comments/{id}', retry: true, maxInstances: 10, memory: '256MiB' },
  ({ id: eventId, params: { workId }, data }) =>
    onCommentWritten({
      eventId,
      on: 'blogs',
      workId,
      before: data ? toEntity<StoredComment>(data.before) : null,
      after: data ? toEntity<StoredComment>(data.after) : null,
    }),
);

export const noticeOrders = onDocumentWritten(
  { region, document: 'orders/{orderId}', retry: true, maxInstances: 10, memory: '256MiB' },
  ({ params: { orderId }, data }) =>
    onOrderWritten({
      orderId,
      before: data ? toEntity<StoredOrder>(data.before) : null,
      after: data ? toEntity<StoredOrder>(data.after) : null,
    }),
);

/** The emulators run no schedules: `npm run order-schedule` does the same there. */
export const moveOverdueOrders = onSchedule(
  {
    region,
    schedule: 'every 10 minutes',
    timeZone: 'Asia/Kolkata',
    maxInstances: 1,
    memory: '256MiB',
    timeoutSeconds: 540,
  },
  async () => {
    await runOrderSchedule();
  },
);

/** Any change of a deletion that got stuck runs its erasure again. */
export const eraseAccounts = onDocumentWritten(
  {
    region,
    document: 'deletions/{id}',
    retry: true,
    maxInstances: 5,
    memory: '256MiB',
    timeoutSeconds: 540,
  },
  ({ params }) => eraseAccount(params.id),
);

/** Runs for every file of the bucket and ignores all but uploaded avatars. */
export const checkUploads = onObjectFinalized(
  {
    region,
    bucket: config().bucket,
    retry: true,
    maxInstances: 5,
    concurrency: 4,
    memory: '512MiB',
  },
  ({ data, time }) =>
    checkUpload({
      path: data.name,
      generation: String(data.generation),
      size: Number(data.size),
      createdAt: new Date(data.timeCreated ?? time),
      hasDownloadUrl: data.metadata?.firebaseStorageDownloadTokens !== undefined,
    }),
);
