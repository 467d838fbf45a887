import { readAddressReminders } from '../../data/address-reminders.ts';
import { readAddresses } from '../../data/addresses.ts';
import { readAttachmentsBy } from '../../data/attachments.ts';
import { readDecisionsAbout, readDecisionsBy } from '../../data/audit.ts';
import { queryBlogs } from '../../data/blogs.ts';
import { readBookmarks } from '../../data/bookmarks.ts';
import type { Below } from '../../data/collection.ts';
import { commentsBy, reportsBy } from '../../data/comments.ts';
import { exportNotesBy } from '../../data/desk-notes.ts';
import { engagementBy } from '../../data/engagement.ts';
import { queryExhibitions } from '../../data/exhibitions.ts';
import { readFollows } from '../../data/follows.ts';
import { queryImages } from '../../data/images.ts';
import { readMail } from '../../data/mail.ts';
import { exportMessagesOf } from '../../data/messages.ts';
import { readNotices } from '../../data/notices.ts';
import { exportOrdersOf, exportSubOrdersOf } from '../../data/orders.ts';
import { readAllOriginMonths } from '../../data/origins.ts';
import { previewLinksBy } from '../../data/preview-links.ts';
import { queryProducts } from '../../data/products.ts';
import { readReminders } from '../../data/reminders.ts';
import { readAllStatsMonths } from '../../data/stats.ts';
import { statesBy } from '../../data/story-states.ts';
import { subscriberId, subscribers } from '../../data/subscribers.ts';
import { readUploadsOf } from '../../data/uploads.ts';
import { readContact, readUser } from '../../data/users.ts';
import { readRevisionsBy } from '../../data/works.ts';
import { readSignIn } from '../../lib/sign-in-accounts.ts';

interface Owner {
  uid: string;
  userId: string | null;
}

/** Everything that is the person's, in every state, as it is stored; without a profile the account alone. */
export async function exportAccount({ uid, userId }: Owner): Promise<object> {
  const account = await readSignIn(uid);
  // An unconfirmed address may belong to somebody else, and so may its mail.
  const email = account?.emailVerified ? account.email : null;
  return {
    exportedAt: new Date(),
    account,
    ...(userId === null ? {} : await collectProfile(userId)),
    mail: await collectMail(userId, email),
    subscriber: email ? await subscribers.read(subscriberId(email)) : null,
    addressReminders: email ? await readAddressReminders(subscriberId(email), new Date()) : [],
  };
}

async function collectProfile(userId: string): Promise<object> {
  const [profile, contact, addresses, bookmarks, follows, reminders, notices] = await Promise.all([
    readUser(userId),
    readContact(userId),
    readAddresses(userId, { all: true }),
    readBookmarks(userId, { all: true }),
    readFollows(userId),
    readReminders(userId),
    readNotices(userId),
  ]);
  return {
    profile,
    contact,
    addresses,
    bookmarks: bookmarks.map(({ id, createdAt }) => ({ blogId: id, createdAt })),
    follows: follows.map(({ artistId, createdAt }) => ({ userId: artistId, createdAt })),
    reminders: reminders.map(({ exhibitionId, event, createdAt }) => ({ exhibitionId, event, createdAt })),
    notices,
    ...(await collectAnswers(userId)),
    ...(await collectWorks(userId)),
  };
}

/** What the person left on works and decided and noted as an administrator. */
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
    imageComments: below('images', comments),
    storyComments: below('blogs', comments),
    guestBookLines: below('exhibitions', comments),
    reports: [...below('comments', reports), ...below('messages', reports)],
    decisions,
    deskNotes,
    messages,
    attachments,
  };
}

/** What is below documents of this collection, with their ids. */
function below<T>(collection: string, documents: readonly Below<T>[]): object[] {
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
    storyStates: statesBy.read(userId),
    products: queryProducts.read(userId),
    revisions: readRevisionsBy(userId),
    reviewed: readDecisionsAbout(userId),
    orders: exportOrdersOf(userId),
    sales: exportSubOrdersOf(userId),
    uploads: readUploadsOf(userId),
    figures: readAllStatsMonths(userId),
    origins: readAllOriginMonths(userId),
  };
  const entries = Object.entries<Promise<unknown>>(parts);
  return Object.fromEntries(await Promise.all(entries.map(async ([name, part]) => [name, await part])));
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
