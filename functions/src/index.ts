import type { GlobalOptions } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onMessagePublished } from 'firebase-functions/pubsub';
import { onObjectFinalized } from 'firebase-functions/storage';
import { createApp } from './app.ts';
import { followBudgetMessage } from './areas/read-only/follow-budget.ts';
import { runTrigger } from './events/run-trigger.ts';
import { DOCUMENT_TRIGGERS, FILE_TRIGGERS } from './events/triggers.ts';
import { apiSecrets, mailServer, requiredSecrets, runAs, upTo, warmUpTo } from './function-options.ts';
import { hideBodiesFromFramework } from './http/body/framework-guard.ts';
import { createFilesApp } from './http/files-app.ts';
import { bucketName, config } from './lib/config.ts';
import { toFileCreated } from './lib/storage-event.ts';
import { createPagesApp } from './pages/app.ts';
import { passOnRobots } from './pages/sitemaps/robots.ts';
import { routes } from './routes.ts';

// biome-ignore lint/performance/noBarrelFile: the platform deploys what this file exports.
export {
  moveOverdueOrders,
  reconcilePayments,
  runOpenings,
  sendDueLetters,
  sendNewsOfFollowed,
  sendWaitingMails,
  sweepUploads,
} from './schedules.ts';

hideBodiesFromFramework(config());
passOnRobots();

/** Options of what anybody may request. */
const publicly = { invoker: 'public', cors: false, cpu: 1, concurrency: 80, ...runAs('aperture-pages') } as const;

/** Loading the search index of 20,000 works takes 300 MB for a moment. */
export const api = onRequest(
  {
    ...publicly,
    ...warmUpTo(3),
    ...runAs('aperture-api'),
    memory: '1GiB',
    secrets: [...requiredSecrets, ...apiSecrets],
  },
  createApp({ config: config(), routes }),
);

/** Public pictures, from the site's own address: what the CDN does not hold yet. */
export const files = onRequest({ ...publicly, ...warmUpTo(2), memory: '512MiB' }, createFilesApp(config()));

/** Rendered pages, feeds, sitemaps and robots.txt. */
export const pages = onRequest(
  { ...publicly, ...warmUpTo(3), memory: '1GiB' },
  createPagesApp({ config: config(), routes, siteFolder: new URL('./web/', import.meta.url) }),
);

/** Options of the triggers of documents. What failed is run again. A new snapshot of the search index takes 270 MB. */
const onWrite = { retry: true, ...upTo(1), memory: '512MiB' } as const;

/** Options in which a function differs from others of its sort. */
type Limits = Pick<
  GlobalOptions,
  'maxInstances' | 'cpu' | 'concurrency' | 'memory' | 'timeoutSeconds' | 'secrets' | 'serviceAccount'
>;

function onDocument(name: keyof typeof DOCUMENT_TRIGGERS, limits: Limits = {}) {
  const { document, run } = DOCUMENT_TRIGGERS[name];
  return onDocumentWritten({ ...onWrite, ...limits, document }, async ({ id, time, params, data }) => {
    if (!data) return;
    const { before, after } = data;
    const event = { eventId: id, time, path: after.ref.path, params, before: before.data(), after: after.data() };
    await runTrigger(name, run, event);
  });
}

/** An approval writes many photographs at once. */
export const syncImages = onDocument('syncImages', { cpu: 1, concurrency: 10 });
export const syncExhibitions = onDocument('syncExhibitions');
export const syncStories = onDocument('syncStories');
export const syncProducts = onDocument('syncProducts');
export const applyExhibitionRevisions = onDocument('applyExhibitionRevisions');
export const applyStoryRevisions = onDocument('applyStoryRevisions');
export const applyProductRevisions = onDocument('applyProductRevisions');
export const syncHomeUses = onDocument('syncHomeUses', { maxInstances: 1 });
export const syncRoles = onDocument('syncRoles', runAs('aperture-members'));
export const noticeImageComments = onDocument('noticeImageComments');
export const noticeStoryComments = onDocument('noticeStoryComments');
export const noticeGuestBooks = onDocument('noticeGuestBooks');
export const noticeFollowers = onDocument('noticeFollowers');
/** Runs in one instance, which has the connections to the mail server and counts what it sends a minute. */
export const sendMails = onDocument('sendMails', {
  maxInstances: 1,
  cpu: 1,
  concurrency: 20,
  timeoutSeconds: 240,
  ...runAs('aperture-mails'),
  secrets: [...requiredSecrets, mailServer],
});
export const noticeOrders = onDocument('noticeOrders');
export const sendRefunds = onDocument('sendRefunds');
export const eraseAccounts = onDocument('eraseAccounts', { timeoutSeconds: 540, ...runAs('aperture-members') });
export const rebuildSearch = onDocument('rebuildSearch', {
  maxInstances: 1,
  cpu: 0.5,
  memory: '1GiB',
  timeoutSeconds: 540,
});

/** Options of what runs for every file of the bucket. */
const onFile = { bucket: bucketName(), retry: true, ...runAs('aperture-uploads') } as const;

function onFileCreated(name: keyof typeof FILE_TRIGGERS, limits: Limits) {
  return onObjectFinalized({ ...onFile, ...limits }, async (created) => {
    const file = toFileCreated(created);
    const event = { eventId: created.id, time: created.time, path: file.path, file };
    await runTrigger(name, FILE_TRIGGERS[name], event);
  });
}

export const checkUploads = onFileCreated('checkUploads', { ...upTo(1), cpu: 1, concurrency: 4, memory: '1GiB' });

/** A photograph of 160 megapixels may take 1.6 GB, so that events come one at a time. */
export const processUploads = onFileCreated('processUploads', {
  ...upTo(3),
  cpu: 1,
  concurrency: 1,
  memory: '4GiB',
  timeoutSeconds: 300,
});

/**
 * Hears from the project's budget (`npm run provision` makes both). A message that failed is not repeated: the budget
 * sends the next one within half an hour.
 */
export const followBudget = onMessagePublished({ topic: 'budget', retry: false, memory: '512MiB' }, ({ data }) =>
  followBudgetMessage(data.message.data),
);
