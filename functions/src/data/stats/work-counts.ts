import { type Counts, type StoredCounts, storedCounts } from '@aperture-byline/contract/engagement/stored';
import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { defineCollection, type WithId } from '../core/collection.ts';
import { countReads, firestore } from '../core/database.ts';
import { toIncrements } from './stats.ts';

/** Collections whose works are liked; the views of others are in the stats alone. */
export type LikeableCollection = 'images' | 'blogs';

/** A work whose likes and views are counted. */
interface Counted {
  id: string;
  ownerId: number;
}

const countsCollection = (userId: string | number) => defineCollection(`users/${userId}/counts`, storedCounts);

export const NO_COUNTS: Counts = { likes: 0, views: 0 };

/** Adds to the counts of a work, which may be negative numbers; without reads, so without locks. */
export function addCounts(
  transaction: Transaction,
  { on, id, ownerId }: Counted & { on: LikeableCollection },
  added: Partial<Counts>,
): void {
  transaction.set(
    countsCollection(ownerId).at(on).reference,
    { works: { [id]: toIncrements(added) } },
    { merge: true },
  );
}

/** Reads the counts of works, with zeros for those that nobody has seen: a read for each owner. */
export async function readCounts(
  on: LikeableCollection,
  works: readonly Counted[],
): Promise<{ of: (id: string) => Counts }> {
  const owners = [...new Set(works.map(({ ownerId }) => ownerId))].map((ownerId) => countsCollection(ownerId).at(on));
  if (owners.length === 0) return { of: () => NO_COUNTS };
  const snapshots = await firestore().getAll(...owners.map(({ reference }) => reference), {
    fieldMask: works.map(({ id }) => new FieldPath('works', id)),
  });
  countReads(snapshots.length);
  const found = new Map(
    snapshots.flatMap((snapshot, index) => Object.entries(owners[index]?.parse(snapshot)?.works ?? {})),
  );
  return { of: (id) => found.get(id) ?? NO_COUNTS };
}

/** Returns the works with their counts. */
async function addCountsTo<T extends { id: string }>(
  on: LikeableCollection,
  works: readonly T[],
  ownerOf: (work: T) => { userId: number },
): Promise<(T & Counts)[]> {
  const counts = await readCounts(
    on,
    works.map((work) => ({ id: work.id, ownerId: ownerOf(work).userId })),
  );
  return works.map((work) => ({ ...work, ...counts.of(work.id) }));
}

export const withImageCounts = <T extends { id: string; owner: { userId: number } }>(images: readonly T[]) =>
  addCountsTo('images', images, ({ owner }) => owner);

export const withStoryCounts = <T extends { id: string; creator: { userId: number } }>(stories: readonly T[]) =>
  addCountsTo('blogs', stories, ({ creator }) => creator);

/** Forgets the counts of a work that is gone; nothing happens while it is there, or where its owner is gone too. */
export async function deleteCounts({ on, id, ownerId }: Counted & { on: LikeableCollection }): Promise<void> {
  const { reference } = countsCollection(ownerId).at(on);
  await firestore().runTransaction(async (transaction) => {
    const [counts, work] = await transaction.getAll(reference, firestore().doc(`${on}/${id}`), {
      fieldMask: ['createdAt'],
    });
    if (counts?.exists && !work?.exists) transaction.update(reference, new FieldPath('works', id), FieldValue.delete());
  });
}

/** Moves the counts of a work from the owner that it had; nothing happens the second time. */
export async function moveCounts(
  { on, id, ownerId }: Counted & { on: LikeableCollection },
  from: number,
): Promise<void> {
  if (ownerId === from) return;
  const { reference, parse } = countsCollection(from).at(on);
  await firestore().runTransaction(async (transaction) => {
    const moved = parse(await transaction.get(reference))?.works[id];
    if (!moved) return;
    addCounts(transaction, { on, id, ownerId }, moved);
    transaction.update(reference, new FieldPath('works', id), FieldValue.delete());
  });
}

export function readAllCounts(userId: string): Promise<WithId<StoredCounts>[]> {
  const counts = countsCollection(userId);
  return counts.query(counts.documents());
}
