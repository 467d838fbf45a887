import type { StoredMark } from '@aperture-byline/contract/mark/stored';
import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import { firestore } from '../lib/firebase.ts';
import { inGroups } from '../lib/group-commit.ts';
import { collectionGroup, deleteTrees, readBelow, toEntity, type WithId } from './firestore.ts';
import { countReads } from './read-count.ts';
import type { WorkCollection } from './works.ts';

/** What is counted. */
export type Count = 'likes' | 'views';

/** One visitor's wish to be counted. */
export interface Counted {
  visitor: string;
  userId: number | null;
  count: Count;
  now: Date;
}

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** A visitor's next view of the same work counts again after so long. */
const VIEW_INTERVAL = 30 * MINUTE;
/** As long as the cookie that proves the visitor. */
const VISITOR_LIKE_LIFETIME = 400 * DAY;
/** Whoever only looked at something is forgotten after so long. */
const VIEW_LIFETIME = DAY;

/** A transaction of so many marks stays far below the database's limits. */
const GROUP = 200;
const countInGroup = inGroups(GROUP, countTogether);

/**
 * Counts a like or a view once for each visitor: the mark and the count of the work change in one transaction, so that the
 * count is always the number of likes that were marked. False where the visitor was counted before, null where the work
 * is gone. Many at once share one write of the work's document (group commit). Costs a read and at most two writes.
 */
export function countOnce(on: WorkCollection, workId: string, counted: Counted): Promise<boolean | null> {
  countReads(1);
  return countInGroup(`${on}/${workId}`, counted);
}

async function countTogether(path: string, wishes: readonly Counted[]): Promise<(boolean | null)[]> {
  try {
    return await firestore().runTransaction((transaction) => countAll(transaction, path, wishes));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === GrpcStatus.NOT_FOUND)
      return wishes.map(() => null);
    throw error;
  }
}

async function countAll(
  transaction: FirebaseFirestore.Transaction,
  path: string,
  wishes: readonly Counted[],
): Promise<boolean[]> {
  const work = firestore().doc(path);
  const marks = work.collection('marks');
  const visitors = [...new Set(wishes.map(({ visitor }) => visitor))];
  const snapshots = await transaction.getAll(...visitors.map((visitor) => marks.doc(visitor)));
  const known = new Map(snapshots.map((snapshot) => [snapshot.id, toEntity<StoredMark>(snapshot)]));
  const changed = new Map<string, StoredMark>();
  const added = { likes: 0, views: 0 };
  const results = wishes.map((wish) => {
    const before = changed.get(wish.visitor) ?? known.get(wish.visitor) ?? null;
    const after = nextMark(before, wish);
    if (after === null) return false;
    changed.set(wish.visitor, after);
    added[wish.count] += 1;
    return true;
  });
  for (const [visitor, mark] of changed) transaction.set(marks.doc(visitor), mark);
  const counts = Object.entries(added).filter(([, count]) => count > 0);
  if (counts.length > 0)
    transaction.update(
      work,
      Object.fromEntries(counts.map(([name, count]) => [name, FieldValue.increment(count)])),
    );
  return results;
}

/** The mark of a visitor who is counted, or null where that happened before. */
function nextMark(before: StoredMark | null, { userId, count, now }: Counted): StoredMark | null {
  const likedAt = before?.likedAt ?? null;
  const viewedAt = before?.viewedAt ?? null;
  if (count === 'likes') {
    const expiresAt = userId === null ? new Date(now.getTime() + VISITOR_LIKE_LIFETIME) : null;
    return likedAt === null ? { userId, likedAt: now, viewedAt, expiresAt } : null;
  }
  if (viewedAt !== null && now.getTime() - viewedAt.getTime() < VIEW_INTERVAL) return null;
  const expiresAt = likedAt === null ? new Date(now.getTime() + VIEW_LIFETIME) : (before?.expiresAt ?? null);
  return { userId, likedAt, viewedAt: now, expiresAt };
}

function marksBy(userId: string) {
  return collectionGroup('marks').where('userId', '==', Number(userId));
}

/** What a person liked and lately looked at, by the works. */
export async function readMarksBy(
  userId: string,
): Promise<Record<WorkCollection, (WithId<StoredMark> & { parentId: string })[]>> {
  const marks = await readBelow<StoredMark>(marksBy(userId));
  const on = (collection: WorkCollection) =>
    marks
      .filter(({ parentCollection }) => parentCollection === collection)
      .map(({ parentCollection, ...mark }) => mark);
  return { images: on('images'), blogs: on('blogs') };
}

/** The counts stay: they name nobody. */
export function deleteMarksBy(userId: string): Promise<void> {
  return deleteTrees(marksBy(userId));
}
