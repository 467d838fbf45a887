import { type Counts, type StoredEngagement, storedEngagement } from '@aperture-byline/contract/engagement/stored';
import { VISITOR_COOKIE_DAYS } from '@aperture-byline/contract/shared/constants';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY, MINUTE } from '@aperture-byline/contract/shared/durations';
import { inGroups } from '../../lib/group-commit.ts';
import { defineCollection, ownedInGroup } from '../core/collection.ts';
import { countReads, firestore } from '../core/database.ts';
import { userAt } from '../people/users.ts';
import { addStats, type StatsSubject } from './stats.ts';
import { addCounts, type LikeableCollection } from './work-counts.ts';

const engagementOn = ({ on, id }: StatsSubject) => defineCollection(`${on}/${id}/marks`, storedEngagement);
/** Likes and latest views of a person, with their work. The counts stay when these go: they name nobody. */
export const engagementBy = ownedInGroup(defineCollection('marks', storedEngagement), 'userId');

export type Count = keyof Counts;

/** Work that is liked or viewed, with the owner in whose stats that is counted. */
export interface CountedLikeable extends CountedWork {
  on: LikeableCollection;
}

/** Work that is viewed, including prints and exhibitions, which can't be liked. */
export interface CountedWork extends Required<StatsSubject> {
  ownerId: number;
}

interface CountRequest {
  visitor: string;
  userId: number | null;
  count: Count;
  now: Date;
  /** Time at which an exhibition closes. Its visitors are counted once until then, and forgotten after it. */
  until?: Date;
}

/** A visitor's next view of the same work counts again after so long. */
const VIEW_INTERVAL = 30 * MINUTE;
/** Lifetime of a visitor's like, equal to that of the cookie that identifies the visitor. */
const VISITOR_LIKE_LIFETIME = VISITOR_COOKIE_DAYS * DAY;
/** Time after which the view of a visitor is forgotten. */
const VIEW_LIFETIME = DAY;

/** A transaction of so many visitors stays far below the database's limits. */
const GROUP = 200;
const countInGroup = inGroups(GROUP, countTogether);

interface WorkCountRequest extends CountRequest {
  work: CountedWork;
}

/** False where the visitor was counted before, null where the work is gone, undefined where the user is. */
type Outcome = boolean | null | undefined;

/**
 * Counts a like or a view once for each visitor: the engagement and the count of the work change in one transaction, so
 * that the count is always the number of visitors who like it. Many at once share one write of the owner's counts and
 * of their stats (group commit). Costs two reads, for a user another one, and at most three writes.
 */
export function countOnce(work: CountedWork, countable: CountRequest): Promise<Outcome> {
  countReads(countable.userId === null ? 2 : 3);
  return countInGroup(`${work.on}/${work.id}`, { ...countable, work });
}

async function countTogether(path: string, requests: readonly WorkCountRequest[]): Promise<Outcome[]> {
  // Not in the transaction, whose lock would make those wait who write the work: an order, a review.
  const [work] = await firestore().getAll(firestore().doc(path), { fieldMask: ['status'] });
  if (!work?.exists) return requests.map(() => null);
  return firestore().runTransaction((transaction) => countAll(transaction, path, requests));
}

async function countAll(
  transaction: FirebaseFirestore.Transaction,
  path: string,
  requests: readonly WorkCountRequest[],
): Promise<Outcome[]> {
  const engagements = defineCollection(`${path}/marks`, storedEngagement);
  const visitors = [...new Set(requests.map(({ visitor }) => visitor))];
  const users = [...new Set(requests.map(({ userId }) => userId).filter((userId) => userId !== null))];
  const snapshots = await transaction.getAll(
    ...visitors.map((visitor) => engagements.at(visitor).reference),
    ...users.map(userAt),
  );
  const missing = new Set(
    snapshots
      .splice(visitors.length)
      .filter(({ exists }) => !exists)
      .map(({ id }) => id),
  );
  const known = new Map(snapshots.map((snapshot) => [snapshot.id, engagements.parse(snapshot)]));
  const changed = new Map<string, StoredEngagement>();
  const countable: WorkCountRequest[] = [];
  const results = requests.map((request) => {
    if (missing.has(String(request.userId))) return undefined;
    const before = changed.get(request.visitor) ?? known.get(request.visitor) ?? null;
    const after = countInEngagement(before, request);
    if (after === null) return false;
    changed.set(request.visitor, after);
    countable.push(request);
    return true;
  });
  for (const [visitor, engagement] of changed) transaction.set(engagements.at(visitor).reference, engagement);
  const [first] = countable;
  if (first && isLikeable(first.work)) addCounts(transaction, first.work, sumCounts(countable));
  addLikeableStats(transaction, countable);
  return results;
}

const isLikeable = (work: CountedWork): work is CountedLikeable => work.on === 'images' || work.on === 'blogs';

function sumCounts(requests: readonly CountRequest[]): Counts {
  const of = (count: Count) => requests.filter((request) => request.count === count).length;
  return { likes: of('likes'), views: of('views') };
}

/** Adds the counts of each day in one write: a group may wait past midnight. */
function addLikeableStats(transaction: FirebaseFirestore.Transaction, requests: readonly WorkCountRequest[]): void {
  for (const [first, ...others] of Map.groupBy(requests, ({ now }) => dayInIndia(now)).values()) {
    if (!first) continue;
    const { ownerId, ...work } = first.work;
    const stats = sumCounts([first, ...others]);
    addStats(transaction, { artistId: ownerId, at: first.now, stats, works: [{ work, stats }] });
  }
}

/** The engagement of a visitor who is counted, or null where that happened before. */
function countInEngagement(
  before: StoredEngagement | null,
  { userId, count, now, until }: CountRequest,
): StoredEngagement | null {
  const likedAt = before?.likedAt ?? null;
  const viewedAt = before?.viewedAt ?? null;
  if (count === 'likes') {
    const expiresAt = userId === null ? new Date(now.getTime() + VISITOR_LIKE_LIFETIME) : null;
    return likedAt === null ? { userId, likedAt: now, viewedAt, expiresAt } : null;
  }
  if (viewedAt !== null && (until || now.getTime() - viewedAt.getTime() < VIEW_INTERVAL)) return null;
  const forgottenAt = until ?? new Date(now.getTime() + VIEW_LIFETIME);
  const expiresAt = likedAt === null ? forgottenAt : (before?.expiresAt ?? null);
  return { userId, likedAt, viewedAt: now, expiresAt };
}

/** Takes a visitor's like off the work and off the day on which it was counted; nothing happens where there is none. */
export async function uncountLike(work: CountedLikeable, visitor: string, now: Date): Promise<void> {
  countReads(1);
  await firestore().runTransaction(async (transaction) => {
    const marks = engagementOn(work);
    const { reference } = marks.at(visitor);
    const engagement = marks.parse(await transaction.get(reference));
    const likedAt = engagement?.likedAt ?? null;
    if (engagement === null || likedAt === null) return;
    const expiresAt = new Date((engagement.viewedAt ?? now).getTime() + VIEW_LIFETIME);
    transaction.set(reference, { ...engagement, likedAt: null, expiresAt });
    const { ownerId, ...subject } = work;
    const stats = { likes: -1 };
    addCounts(transaction, work, stats);
    addStats(transaction, { artistId: ownerId, at: likedAt, stats, works: [{ work: subject, stats }] });
  });
}

/** Whether a person has liked a work as themselves, not as a visitor with a cookie. */
export async function hasLiked(work: StatsSubject, userId: string): Promise<boolean> {
  const engagement = await engagementOn(work).read(userId);
  return engagement !== null && engagement.likedAt !== null;
}
