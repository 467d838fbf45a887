import type { CommentableCollection } from '@aperture-byline/contract/comment/stored';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { eraseAccount } from '../areas/account/erase-account.ts';
import { onCommentWritten } from '../areas/comment/on-comment-written.ts';
import { onAnnouncementWritten } from '../areas/follow/announce.ts';
import { syncUses } from '../areas/image/image-uses.ts';
import { onOrderWritten } from '../areas/order/on-order-written.ts';
import { cancelStaleLinks } from '../areas/order/online/cancel-stale-links.ts';
import { sendRefund } from '../areas/order/online/send-refund.ts';
import { tellOfReturn } from '../areas/order/online/stray-email.ts';
import { processUpload } from '../areas/upload/process-upload.ts';
import { checkUpload } from '../areas/user/on-upload.ts';
import { homeSettings } from '../data/core/settings.ts';
import { images } from '../data/images/images.ts';
import { announcements } from '../data/mail/announcements.ts';
import { endUnreadable } from '../data/mail/deliveries.ts';
import { mails } from '../data/mail/mail.ts';
import { providerRefunds } from '../data/orders/money/provider-refunds.ts';
import { orders } from '../data/orders/orders.ts';
import { users } from '../data/people/users.ts';
import { allComments } from '../data/review/comments.ts';
import { rebuildSearchIndex } from '../data/search-index/sync-search.ts';
import { parseWorkChange } from '../data/works/work-collections.ts';
import { parseRevisionChange } from '../data/works/works.ts';
import type { EventContext } from './dispatch.ts';
import { followImage } from './image-events.ts';
import { followMail } from './mail-events.ts';
import { followRevision } from './revision-events.ts';
import type { DocumentEvent, FileEvent } from './run-trigger.ts';
import { followUser } from './user-events.ts';
import { followWork } from './work-events.ts';

/** A function that runs for every write of the documents that its pattern matches. */
export interface DocumentTrigger {
  document: string;
  run: (event: DocumentEvent) => Promise<unknown>;
}

const idOf = ({ params: { id = '' } }: DocumentEvent): string => id;

const toContext = (event: DocumentEvent): EventContext => ({
  eventId: event.eventId,
  time: new Date(event.time),
  id: idOf(event),
});

const works = (kind: WorkKind): DocumentTrigger => ({
  document: `${WORK_KINDS[kind].collection}/{id}`,
  run: (event) => followWork({ ...parseWorkChange[kind](event), ...toContext(event), kind }),
});

const revisions = (kind: WorkKind): DocumentTrigger => ({
  document: `${WORK_KINDS[kind].collection}/{id}/revisions/{name}`,
  run: (event) => followRevision({ ...parseRevisionChange(event), ...toContext(event), kind }),
});

const comments = (on: CommentableCollection): DocumentTrigger => ({
  document: `${on}/{id}/comments/{commentId}`,
  run: async (event) => {
    const { before, after, isUnreadable } = allComments.parseChange(event);
    const { commentId = '' } = event.params;
    if (!isUnreadable)
      await onCommentWritten({ eventId: event.eventId, on, workId: idOf(event), commentId, before, after });
  },
});

export const DOCUMENT_TRIGGERS = {
  syncImages: {
    document: 'images/{id}',
    run: (event) => followImage({ ...images.parseChange(event), ...toContext(event) }),
  },
  syncExhibitions: works('exhibition'),
  syncStories: works('blog'),
  syncProducts: works('product'),
  applyExhibitionRevisions: revisions('exhibition'),
  applyStoryRevisions: revisions('blog'),
  applyProductRevisions: revisions('product'),
  syncHomeUses: {
    document: 'settings/home',
    run: (event) => {
      const { before, after } = homeSettings.parseChange(event);
      return syncUses(before?.carousel, after?.carousel);
    },
  },
  syncRoles: {
    document: 'users/{id}',
    run: (event) => followUser({ ...users.parseChange(event), ...toContext(event) }),
  },
  noticeImageComments: comments('images'),
  noticeStoryComments: comments('blogs'),
  noticeGuestBooks: comments('exhibitions'),
  /** Each write of an announcement is the event that notifies the next followers. */
  noticeFollowers: {
    document: 'announcements/{id}',
    run: (event) => onAnnouncementWritten(idOf(event), announcements.parseChange(event).after),
  },
  /** Sends what is to be sent, and counts how a subscriber's mail ended; its own writes in between do nothing. */
  sendMails: {
    document: 'mail/{id}',
    run: async (event) => {
      const change = mails.parseChange(event);
      if (change.isUnreadable) await endUnreadable(idOf(event), new Date());
      else await followMail(change);
    },
  },
  noticeOrders: {
    document: 'orders/{id}',
    run: async (event) => {
      const change = orders.parseChange(event);
      await onOrderWritten({ orderId: idOf(event), ...change });
      await cancelStaleLinks(idOf(event), change.after);
    },
  },
  /**
   * Sends a refund to the provider once it is stored, and tells whose stray payment it gave back; the schedule asks how
   * it has ended.
   */
  sendRefunds: {
    document: 'providerRefunds/{id}',
    run: async (event) => {
      const refund = providerRefunds.parseChange(event).after;
      if (refund?.state === 'requested') await sendRefund(idOf(event));
      if (refund?.state === 'refunded') await tellOfReturn(refund.paymentId);
    },
  },
  /** Any change of a deletion that got stuck runs its erasure again. */
  eraseAccounts: { document: 'deletions/{id}', run: (event) => eraseAccount(idOf(event)) },
  /** Requested where no snapshot of the search index can be read. */
  rebuildSearch: { document: 'searchIndex/rebuild', run: rebuildSearchIndex },
} as const satisfies Readonly<Record<string, DocumentTrigger>>;

export const FILE_TRIGGERS = {
  /** Ignores all but uploaded avatars and attachments. */
  checkUploads: ({ file }: FileEvent) => checkUpload(file),
  /** Ignores all but uploaded photographs. */
  processUploads: ({ file }: FileEvent) => processUpload(file),
} as const;
