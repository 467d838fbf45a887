import { type StoredNotice, storedNotice } from '@aperture-byline/contract/notice/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { defineCollection, type WithId } from '../core/collection.ts';
import { countReads, firestore } from '../core/database.ts';
import { collectionGroup, countUpTo, deleteTrees, readIds } from '../core/firestore.ts';
import { userAt, users } from '../people/users.ts';

const LIFETIME = 180 * DAY;

const noticeCollection = (userId: string) => defineCollection(`users/${userId}/notices`, storedNotice);
export const noticeAt = (userId: string, id: string) => noticeCollection(userId).at(id).reference;

export type NewNotice = Omit<StoredNotice, 'read' | 'expiresAt'>;

export function toUnread(notice: NewNotice): StoredNotice {
  return { ...notice, read: false, expiresAt: new Date(notice.createdAt.getTime() + LIFETIME) };
}

/** Creates a notice once by its id; none for guests and users who are gone, nor of works of somebody gone. */
export function createNotice(userId: string, id: string, notice: NewNotice): Promise<void> {
  const user = userAt(userId);
  const document = noticeAt(userId, id);
  const { ownerId } = notice;
  return firestore().runTransaction(async (transaction) => {
    const owners = ownerId === null ? [] : [userAt(ownerId)];
    const [snapshot, before, owner] = await transaction.getAll(user, document, ...owners);
    const reader = snapshot && users.parse(snapshot);
    if (!reader || reader.anonymous || before?.exists || owner?.exists === false) return;
    transaction.create(document, toUnread(notice));
  });
}

/** Creates notices, not for users who are gone or have it; returns those notified. The owner was read before. */
export async function createNotices(
  transaction: Transaction,
  userIds: readonly string[],
  { id, notice }: { id: string; notice: NewNotice },
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const documents = userIds.map((userId) => noticeAt(userId, id));
  // Whether they exist: of a record, its owner's whole biography would come along.
  const found = await transaction.getAll(...userIds.map(userAt), ...documents, { fieldMask: ['createdAt'] });
  countReads(found.length);
  const notified: string[] = [];
  for (const [index, userId] of userIds.entries()) {
    const [user, before] = [found[index], found[userIds.length + index]];
    if (!user?.exists || before?.exists) continue;
    transaction.create(noticeAt(userId, id), toUnread(notice));
    notified.push(userId);
  }
  return notified;
}

/** Adds an approved photograph to the notice of its submission, once; the notice is new then, and unread again. */
export function addToApproved(
  userId: string,
  id: string,
  { imageId, isPrivate, ...notice }: NewNotice & { imageId: string; isPrivate: boolean },
): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const [user, snapshot] = await transaction.getAll(userAt(userId), noticeAt(userId, id));
    const before = snapshot?.exists ? noticeCollection(userId).parse(snapshot) : null;
    const { imageIds = [], privates = 0, title, subjectId } = before ?? notice;
    if (!user?.exists || imageIds.includes(imageId)) return;
    const count = privates + Number(isPrivate);
    const gathered = { ...notice, title, subjectId, imageIds: [...imageIds, imageId] };
    replaceNotice(transaction, userId, id, { ...gathered, ...(count > 0 && { privates: count }) });
  });
}

/** How many of one kind a notice stands for that was not read yet; 0 where there is none. */
export async function countUnread(transaction: Transaction, userId: string, id: string): Promise<number> {
  const notice = await noticeCollection(userId).read(id, transaction);
  return notice && !notice.read ? (notice.others ?? 0) + 1 : 0;
}

/** Writes a notice over the last of this id, unread again; the transaction has seen that the user is there. */
export function replaceNotice(transaction: Transaction, userId: string, id: string, notice: NewNotice): void {
  transaction.set(noticeAt(userId, id), toUnread(notice));
}

export function readNotices(userId: string, limit?: number): Promise<WithId<StoredNotice>[]> {
  const notices = noticeCollection(userId);
  const newest = notices.documents().orderBy('createdAt', 'desc');
  return limit === undefined ? notices.readAll(newest) : notices.query(newest.limit(limit));
}

/** Reads ids of notices of what followed photographers published in this time, newest first, `limit` at most. */
export function readPublishedNoticeIds(
  userId: string,
  { since, until }: { since: Date; until: Date },
  limit: number,
): Promise<string[]> {
  const published = noticeCollection(userId).documents().where('state', '==', 'published');
  const inTime = published.where('createdAt', '>=', since).where('createdAt', '<', until);
  return readIds(inTime.orderBy('createdAt', 'desc').limit(limit));
}

/** Marks notices as read. Skips those that do not exist, or are read already. */
export function markRead(userId: string, ids: readonly string[]): Promise<void> {
  return changeNotices(userId, ids, { read: true }, (notice) => notice.get('read') !== true);
}

/** States of notices of what was sent back: they wait until it is submitted again or gone. */
export const RETURNED = ['returned', 'revisionReturned'] as const;

const queryReturned = (userId: string) =>
  noticeCollection(userId).documents().where('wantsAnswer', '==', true).where('state', 'in', RETURNED);

/** How much was sent back to a person and not submitted since, as far as `limit`. */
export function countReturned(userId: string, limit: number): Promise<number> {
  return countUpTo(queryReturned(userId), limit);
}

export function readReturned(userId: string, limit: number): Promise<WithId<StoredNotice>[]> {
  return noticeCollection(userId).query(queryReturned(userId).orderBy('createdAt', 'desc').limit(limit));
}

export function readOpenNotices(userId: string, subjectId: string): Promise<WithId<StoredNotice>[]> {
  const notices = noticeCollection(userId);
  const about = notices.documents().where('subjectId', '==', subjectId);
  return notices.query(about.where('wantsAnswer', '==', true));
}

/** Closes notices whose request is done: they count as read, opened or not. */
export function closeNotices(userId: string, ids: readonly string[]): Promise<void> {
  return changeNotices(userId, ids, { read: true, wantsAnswer: false });
}

/** Closes notices of a returned subject that was submitted again, withdrawn or deleted. */
export async function closeReturned(
  userId: string,
  subjectId: string,
  states: readonly StoredNotice['state'][],
): Promise<void> {
  const open = await readOpenNotices(userId, subjectId);
  await closeNotices(
    userId,
    open.filter(({ state }) => states.includes(state)).map(({ id }) => id),
  );
}

async function changeNotices(
  userId: string,
  ids: readonly string[],
  change: Partial<StoredNotice>,
  isToChange: (notice: DocumentSnapshot) => boolean = () => true,
): Promise<void> {
  if (ids.length === 0) return;
  const notices = noticeCollection(userId).documents();
  await firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...ids.map((id) => notices.doc(id)));
    countReads(snapshots.length);
    for (const notice of snapshots) if (notice.exists && isToChange(notice)) transaction.update(notice.ref, change);
  });
}

/** The notices of others that name a person's works, and those of messages about their prints. */
export async function deleteNoticesAbout(userId: string): Promise<void> {
  for (const field of ['ownerId', 'artistId'])
    await deleteTrees(collectionGroup('notices').where(field, '==', Number(userId)));
}
