import {
  type AnnouncementKind,
  type StoredAnnouncement,
  storedAnnouncement,
} from '@aperture-byline/contract/follow/stored';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { defineCollection, ownedBy, readTogether, type WithId } from '../core/collection.ts';
import { firestore, runSerialized } from '../core/database.ts';
import { updateAll } from '../core/firestore.ts';
import { images } from '../images/images.ts';
import { isInGallery } from '../page-index/memberships.ts';
import { readFollowers } from '../people/follows.ts';
import { users } from '../people/users.ts';
import { getOwner } from '../works/work-collections.ts';
import { workHandle } from '../works/works.ts';
import { prepareFollowMails, type WriteFollowMail } from './follow-mails.ts';
import { createNotices, type NewNotice } from './notices.ts';

export const announcements = defineCollection('announcements', storedAnnouncement);
export const announcementsByArtist = ownedBy(announcements, 'artistId');

/** Followers whom one transaction notifies. */
const SLICE = 200;
/** Milliseconds by which the clocks of two instances may differ. */
const CLOCKS = 60_000;
/** Photographs of a day that are looked at for one that is still public. */
const LOOKED_AT_MAX = 100;

interface Publication {
  artistId: number;
  subjectId: string;
  now: Date;
}

/** Records once that a work became public, unless it is known; an interrupted announcement goes on where it stopped. */
export function announceWork(
  kind: WorkKind,
  { artistId, subjectId, now, isNew }: Publication & { isNew: boolean },
): Promise<void> {
  const handle = announcements.at(`${kind}-${subjectId}`);
  return runSerialized(handle.reference.path, async (transaction) => {
    const [artist, known] = await readTogether(transaction, users.at(String(artistId)), handle);
    if (!artist) return;
    if (known) resume(transaction, known, now);
    else if (isNew)
      transaction.create(handle.reference, toAnnouncement({ kind, artistId, subjectIds: [subjectId] }, now));
  });
}

/** Adds a photograph, once even if private meanwhile. Who followed since the day's first one is notified then. */
export function announcePhotograph({ artistId, subjectId, now }: Publication): Promise<void> {
  const handle = announcements.at(`photographs-${artistId}-${dayInIndia(now)}`);
  return runSerialized(handle.reference.path, async (transaction) => {
    const before = announcements.documents().where('subjectIds', 'array-contains', subjectId).limit(1);
    const [known] = await announcements.query(before, transaction);
    const [artist, today] = await readTogether(transaction, users.at(String(artistId)), handle);
    if (!artist) return;
    if (known) resume(transaction, known, now);
    else if (today)
      transaction.update(handle.reference, {
        subjectIds: FieldValue.arrayUnion(subjectId),
        addedAt: now,
        ...((today.isFinished || today.isForLater) && FOR_LATER),
      });
    else
      transaction.create(
        handle.reference,
        toAnnouncement({ kind: 'photographs', artistId, subjectIds: [subjectId] }, now),
      );
  });
}

function toAnnouncement(
  what: Pick<StoredAnnouncement, 'kind' | 'artistId' | 'subjectIds'>,
  createdAt: Date,
): StoredAnnouncement {
  const turn = { cursor: null, isFinished: false, addedAt: null, isForLater: false };
  return { ...what, ...turn, startedAt: createdAt, createdAt };
}

/** From here on those are notified who began to follow after the first of it was announced. */
const FOR_LATER = { isForLater: true, cursor: null, isFinished: false } satisfies Partial<StoredAnnouncement>;

/** The write is an event of its own: its trigger runs again. */
function resume(transaction: Transaction, { id, isFinished, isForLater }: WithId<StoredAnnouncement>, now: Date): void {
  if (isFinished) return;
  transaction.update(announcements.at(id).reference, isForLater ? { addedAt: now } : { createdAt: now });
}

/** An announcement as followers read it. */
export type Announced = NewNotice & { kind: AnnouncementKind; subjectId: string; artist: string };

/**
 * Notifies the next followers, with a mail for those who chose that, all of them and the cursor in one transaction,
 * whose write is the event that goes on. Nothing happens where `cursor`, the event's, is not the present one: then
 * another event went on already. What is not public just now waits.
 */
export function announceToFollowers(
  id: string,
  cursor: string | null,
  writeMail: WriteFollowMail<Announced>,
): Promise<void> {
  const handle = announcements.at(id);
  return runSerialized(handle.reference.path, async (transaction) => {
    const [announcement] = await readTogether(transaction, handle);
    if (!announcement || announcement.isFinished || announcement.cursor !== cursor) return;
    const notice = await describe(transaction, announcement);
    if (notice === null) return;
    const { artistId, isForLater, addedAt, startedAt } = announcement;
    const since = isForLater ? new Date(startedAt.getTime() - CLOCKS) : null;
    const followers = await readFollowers(transaction, artistId, { since, cursor, limit: SLICE });
    const readers = followers.userIds;
    const queueMails = await prepareFollowMails(transaction, readers, { id, news: notice, writeMail });
    queueMails(await createNotices(transaction, readers, { id, notice }));
    transaction.update(handle.reference, nextTurn(readers.length, followers.cursor));

    function nextTurn(read: number, last: string | null): Partial<StoredAnnouncement> {
      if (read === SLICE) return { cursor: last };
      return !isForLater && addedAt !== null ? FOR_LATER : { cursor: null, isFinished: true };
    }
  });
}

/** Forgets cursors that name a follower: those announcements begin anew, and whoever has a notice gets none. */
export function forgetFollower(userId: string): Promise<void> {
  const follows = (end: string) => `users/${userId}${end}`;
  const naming = announcements.documents().where('cursor', '>=', follows('/')).where('cursor', '<', follows('0'));
  return updateAll(naming, { cursor: null });
}

/** Reads those of the announcements whose work is public now, in the order of the ids. */
export function readAnnounced(ids: readonly string[]): Promise<Announced[]> {
  return firestore().runTransaction(
    async (transaction) => {
      const found = await announcements.readMany(ids, transaction);
      const described = await Promise.all(found.map((announcement) => describe(transaction, announcement)));
      return described.filter((announced) => announced !== null);
    },
    { readOnly: true },
  );
}

/** Null where it is not public, or not the artist's any more. */
async function describe(
  transaction: Transaction,
  { kind, subjectIds, artistId, isForLater, addedAt, ...announcement }: StoredAnnouncement,
): Promise<Announced | null> {
  const [artist] = await readTogether(transaction, users.at(String(artistId)));
  if (!artist?.isArtist) return null;
  const state = 'published';
  const createdAt = isForLater && addedAt ? addedAt : announcement.createdAt;
  const common = { state, artist: fullName(artist), ownerId: artistId, createdAt } as const;
  if (kind === 'photographs') {
    const found = await images.readMany(subjectIds.slice(-LOOKED_AT_MAX), transaction);
    const isShown = found.some((image) => image.owner.userId === artistId && isInGallery(image.id, image));
    return isShown ? { ...common, kind, subjectId: String(artistId), title: '' } : null;
  }
  const [subjectId = ''] = subjectIds;
  const [work] = await readTogether(transaction, workHandle(kind, subjectId));
  if (work?.status !== 'approved' || getOwner(work).userId !== artistId) return null;
  return { ...common, kind, subjectId, title: work.title, ...('slug' in work && { slug: work.slug }) };
}
