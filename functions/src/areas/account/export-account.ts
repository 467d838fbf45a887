import type { CommentableCollection } from '@aperture-byline/contract/comment/stored';
import type { StoredPayoutDetails } from '@aperture-byline/contract/order/payouts/payout-details';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { readCommentable } from '../../access/commentables.ts';
import { readDecisionsAbout, readDecisionsBy } from '../../data/core/audit.ts';
import type { GroupDocument } from '../../data/core/collection.ts';
import { queryImages } from '../../data/images/images.ts';
import { readUploadsOf } from '../../data/images/uploads.ts';
import { readAddressReminders } from '../../data/mail/address-reminders.ts';
import { readContactMessagesFrom } from '../../data/mail/contact-messages.ts';
import { readMail } from '../../data/mail/mail.ts';
import { exportMessagesOf } from '../../data/mail/messages.ts';
import { readNotices } from '../../data/mail/notices.ts';
import { readReminders } from '../../data/mail/reminders.ts';
import { subscriberId, subscribers } from '../../data/mail/subscribers.ts';
import { readAttachmentsBy } from '../../data/orders/attachments.ts';
import { exportOrdersOf, exportSubOrdersOf } from '../../data/orders/orders.ts';
import { readAddresses } from '../../data/people/addresses.ts';
import { readApplication } from '../../data/people/applications.ts';
import { readBookmarks } from '../../data/people/bookmarks.ts';
import { readFollows } from '../../data/people/follows.ts';
import { readSlugsOf } from '../../data/people/profile-slugs.ts';
import { readContact, readUser } from '../../data/people/users.ts';
import { commentsBy, reportsBy } from '../../data/review/comments.ts';
import { exportNotesBy } from '../../data/review/desk-notes.ts';
import { engagementBy } from '../../data/stats/engagement.ts';
import { readAllOriginMonths } from '../../data/stats/origins.ts';
import { readAllStatsMonths } from '../../data/stats/stats.ts';
import { readAllCounts } from '../../data/stats/work-counts.ts';
import { queryBlogs } from '../../data/works/blogs.ts';
import { queryExhibitions } from '../../data/works/exhibitions.ts';
import { previewLinksBy } from '../../data/works/preview-links.ts';
import { queryProducts } from '../../data/works/products.ts';
import { versionsBy } from '../../data/works/story-versions.ts';
import { readRevisionsBy } from '../../data/works/works.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { openPayoutDetails } from '../../lib/payout-cipher.ts';
import { readSignIn } from '../../lib/sign-in-accounts.ts';

interface Owner {
  uid: string;
  userId: string | null;
}

/** Fields that follow from others, and that nobody wrote: words to search by, hashes, what is kept for lists. */
export const DERIVED_FIELDS: ReadonlySet<string> = new Set([
  ...[
    'searchWords',
    'nameKeys',
    'nameWords',
    'publicWork',
    'isUsed',
    'hash',
    'fingerprint',
    'referenceKeys',
    'paymentLinks',
    'paymentLinkIds',
  ],
  ...['shownImageIds', 'publicImageIds', 'printedImageId', 'cover', 'hiddenImageIds', 'minPrice', 'readingTime'],
  ...['colour', 'widths', 'formats', 'threadAt'],
]);

/** Leaves out derived fields, at any depth. */
function withoutDerived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDerived);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const kept = Object.entries(value).filter(([name]) => !DERIVED_FIELDS.has(name));
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutDerived(field)]));
}

/** Everything that is the person's, in every state; without a profile the account alone. */
export async function exportAccount(owner: Owner): Promise<object> {
  return withoutDerived(await collectAll(owner)) as object;
}

async function collectAll({ uid, userId }: Owner): Promise<object> {
  const account = await readSignIn(uid);
  // An unconfirmed address may belong to somebody else, and so may its mail.
  const email = account?.emailVerified ? account.email : null;
  return {
    exportedAt: new Date(),
    account,
    ...(userId === null ? {} : await collectProfile(userId)),
    mail: await collectMail(userId, email),
    contactMessages: email ? await exportContactMessages(email) : [],
    subscriber: email ? await subscribers.read(subscriberId(email)) : null,
    addressReminders: email ? await readAddressReminders(subscriberId(email), new Date()) : [],
  };
}

async function collectProfile(userId: string): Promise<object> {
  const [profile, contact, application, addresses, bookmarks, follows, reminders, notices, profileSlugs] =
    await Promise.all([
      readUser(userId),
      readContact(userId),
      readApplication(userId),
      readAddresses(userId, { all: true }),
      readBookmarks(userId, { all: true }),
      readFollows(userId),
      readReminders(userId),
      readNotices(userId),
      readSlugsOf(userId),
    ]);
  return {
    profile,
    contact: contact?.payout ? { ...contact, payout: exportPayout(userId, contact.payout) } : contact,
    application,
    addresses,
    bookmarks: bookmarks.map(({ id, createdAt }) => ({ blogId: id, createdAt })),
    follows: follows.map(({ artistId, createdAt }) => ({ userId: artistId, createdAt })),
    reminders: reminders.map(({ exhibitionId, event, createdAt }) => ({ exhibitionId, event, createdAt })),
    notices,
    profileSlugs,
    ...(await collectAnswers(userId)),
    ...(await collectWorks(userId)),
  };
}

/** Returns where an artist is paid in full; masked where it can't be decrypted. */
function exportPayout(userId: string, payout: StoredPayoutDetails): object {
  const { masked, changedAt } = payout;
  return { ...(openPayoutDetails(userId, payout) ?? { masked }), changedAt };
}

/** Reads what the person left on works, and decided and noted as an administrator. */
async function collectAnswers(userId: string): Promise<object> {
  const [marks, comments, reports, decisions, deskNotes, messages, attachments] = await Promise.all([
    engagementBy.read(userId),
    commentsBy.read(userId),
    reportsBy.read(userId),
    readDecisionsBy(userId),
    exportNotesBy(userId),
    exportMessagesOf(userId),
    readAttachmentsBy(userId),
  ]);
  return {
    imageMarks: below('images', marks),
    storyMarks: below('blogs', marks),
    productMarks: below('products', marks),
    exhibitionMarks: below('exhibitions', marks),
    imageComments: await withPages('images', below('images', comments)),
    storyComments: await withPages('blogs', below('blogs', comments)),
    guestBookLines: await withPages('exhibitions', below('exhibitions', comments)),
    reports: [...below('comments', reports), ...below('messages', reports)],
    decisions,
    deskNotes,
    messages,
    attachments,
  };
}

/** Adds title and path of the work that a comment is on, where everybody may see it. */
async function withPages(on: CommentableCollection, comments: readonly { parentId: string }[]): Promise<object[]> {
  const { image, story, exhibition } = pagePaths();
  const toPath = { images: image, blogs: story, exhibitions: exhibition }[on];
  const ids = [...new Set(comments.map(({ parentId }) => parentId))];
  const found = await mapConcurrently(ids, (id) => readCommentable(on, id));
  const works = new Map(found.map((work) => [work?.id, work]));
  return comments.map((comment) => {
    const work = works.get(comment.parentId);
    return work?.isPublic ? { ...comment, work: { title: work.title, path: toPath(work.subjectId) } } : comment;
  });
}

/** Filters the documents that are below documents of this collection; keeps the ids of both. */
function below<T>(collection: string, documents: readonly GroupDocument<T>[]) {
  return documents
    .filter(({ parentCollection }) => parentCollection === collection)
    .map(({ parentCollection: _parentCollection, ...document }) => document);
}

async function collectWorks(userId: string): Promise<object> {
  const parts = {
    images: queryImages.read(userId),
    exhibitions: queryExhibitions.read(userId),
    stories: queryBlogs.read(userId),
    previewLinks: previewLinksBy.read(userId),
    storyStates: versionsBy.read(userId),
    products: queryProducts.read(userId),
    revisions: readRevisionsBy(userId),
    reviewed: readDecisionsAbout(userId),
    orders: exportOrdersOf(userId),
    sales: exportSubOrdersOf(userId),
    uploads: readUploadsOf(userId),
    figures: readAllStatsMonths(userId),
    counts: readAllCounts(userId),
    origins: readAllOriginMonths(userId),
  };
  const entries = Object.entries<Promise<unknown>>(parts);
  return Object.fromEntries(await Promise.all(entries.map(async ([name, part]) => [name, await part])));
}

/** Without the administrator who answered. */
async function exportContactMessages(email: string): Promise<object[]> {
  return (await readContactMessagesFrom(email)).map(({ adminId: _adminId, ...message }) => message);
}

/** `email` is null where it is not confirmed: then only what went to the profile is the person's for sure. */
async function collectMail(userId: string | null, email: string | null): Promise<object> {
  const [toProfile, toAddress, sentMail] = await Promise.all([
    userId === null ? [] : readMail('userId', userId),
    email === null ? [] : readMail('to', email),
    email === null ? [] : readMail('replyTo', email),
  ]);
  // Without the numbers of others.
  const received = new Map(
    [...toProfile, ...toAddress].map(({ authorId: _author, artistId: _artist, ...mail }) => [mail.id, mail]),
  );
  return { received: [...received.values()], sent: sentMail };
}
