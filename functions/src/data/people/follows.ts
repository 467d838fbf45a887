import { type StoredFollow, storedFollow } from '@aperture-byline/contract/follow/stored';
import { FOLLOWS_MAX } from '@aperture-byline/contract/shared/constants';
import { FieldPath, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { defineCollection, ownedInGroup, readTogether, type WithId } from '../core/collection.ts';
import type { Cursor } from '../core/cursor.ts';
import { countReads, firestore, runSerialized } from '../core/database.ts';
import { collectionGroup, countUpTo } from '../core/firestore.ts';
import { users } from './users.ts';

export const followsOf = (userId: string) => defineCollection(`users/${userId}/follows`, storedFollow);
export const followsByArtist = ownedInGroup(defineCollection('follows', storedFollow), 'artistId');

const followers = (artistId: number) => collectionGroup('follows').where('artistId', '==', artistId);

/** Outcome of a request to follow: `full` where the user follows as many as anybody may. */
type FollowOutcome = 'created' | 'known' | 'full' | 'noProfile' | 'noPhotographer';

/** Idempotent. Both records are read with it, so that an erasure of either misses none. */
export function createFollow(userId: string, artistId: string, createdAt: Date): Promise<FollowOutcome> {
  const follows = followsOf(userId);
  return runSerialized(follows.path, async (transaction) => {
    const handle = follows.at(artistId);
    const [user, artist, known] = await readTogether(transaction, users.at(userId), users.at(artistId), handle);
    if (!user || user.anonymous) return 'noProfile';
    if (!artist?.isArtist || artist.anonymous) return 'noPhotographer';
    if (known) return 'known';
    const { count } = (await transaction.get(follows.documents().count())).data();
    countReads(1);
    if (count >= FOLLOWS_MAX) return 'full';
    const follow: StoredFollow = { artistId: Number(artistId), createdAt };
    transaction.create(handle.reference, follow);
    return 'created';
  });
}

/** The latest first; those after `after`, or all of them. */
export function readFollows(
  userId: string,
  page?: { after: Cursor | null; limit: number },
): Promise<WithId<StoredFollow>[]> {
  const follows = followsOf(userId);
  const newest = follows.documents().orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (!page) return follows.readAll(newest);
  const { after, limit } = page;
  return follows.query((after ? newest.startAfter(after.createdAt, after.id) : newest).limit(limit));
}

export async function countFollowers(artistId: string): Promise<number> {
  const { count } = (await followers(Number(artistId)).count().get()).data();
  countReads(1);
  return count;
}

/** How many began to follow a photographer since a time and still do, as far as `limit`. */
export function countFollowersSince(artistId: string, since: Date, limit: number): Promise<number> {
  return countUpTo(followers(Number(artistId)).where('createdAt', '>=', since), limit);
}

/** Reads the next follows after `cursor` with the last one's cursor, by path, or since `since` by time. */
export async function readFollowers(
  transaction: Transaction,
  artistId: number,
  { since, cursor, limit }: { since: Date | null; cursor: string | null; limit: number },
): Promise<{ userIds: string[]; cursor: string | null }> {
  const all = followers(artistId);
  const ordered = since ? all.where('createdAt', '>', since).orderBy('createdAt') : all;
  const next = ordered.orderBy(FieldPath.documentId()).limit(limit);
  const { docs } = await transaction.get(cursor === null ? next : next.startAfter(...toPlace(cursor)));
  countReads(Math.max(1, docs.length));
  const last = docs.at(-1);
  return {
    userIds: docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []),
    cursor: last ? toFollowCursor(last, since !== null) : cursor,
  };
}

/** The values of the order after which the next follows stand. */
function toPlace(cursor: string): unknown[] {
  const [path = '', time] = cursor.split('@');
  return [...(time === undefined ? [] : [new Date(Number(time))]), firestore().doc(path)];
}

function toFollowCursor(follow: QueryDocumentSnapshot, hasTime: boolean): string {
  return hasTime ? `${follow.ref.path}@${follow.get('createdAt').toMillis()}` : follow.ref.path;
}
