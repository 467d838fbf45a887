import { randomUUID } from 'node:crypto';
import { count, listField, nullable, requiredText, text } from '@aperture-byline/contract/shared/stored-fields';
import type { Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { logError } from '../../lib/logger.ts';
import { defineCollection } from '../core/collection.ts';
import { firestore } from '../core/database.ts';
import { entryKey, KIND_OF_COLLECTION, type SearchedCollection } from './entries.ts';
import { readEntry } from './searched-documents.ts';

/** Grows when entries or the comparison of words change: snapshots and changes of another format are not read. */
export const FORMAT = 4;

const change = v.object({
  sequence: count,
  key: requiredText,
  /** The entry as JSON; null where it was taken out. */
  entry: nullable(v.string()),
});
type Change = v.InferOutput<typeof change>;

const snapshot = v.object({ path: requiredText, sequence: count });
export type Snapshot = v.InferOutput<typeof snapshot>;

/** `searchIndex/head`: snapshots, and changes since the older one: one document, and one file at the start. */
const storedHead = v.object({
  format: count,
  /** Changes when the index is rebuilt: what an instance knows from before does not count any more. */
  epoch: text,
  /** Number of the last change. */
  sequence: count,
  /** The newest first; two at most, so that there is another one where a file is lost. */
  snapshots: listField(snapshot),
  /** Last change of each key, in order. */
  changes: listField(change),
});
export type ChangeLog = v.InferOutput<typeof storedHead>;

const EMPTY_LOG: ChangeLog = { format: FORMAT, epoch: '', sequence: 0, snapshots: [], changes: [] };

const logs = defineCollection('searchIndex', storedHead);
const HEAD = 'head';

const rebuildRequest = () => logs.documents().doc('rebuild');

/** The older one is read where the file of the newer one is lost. */
const SNAPSHOTS_KEPT = 2;
/** After so many changes a new snapshot is due. */
const CHANGES_PER_SNAPSHOT = 150;
/** Characters of the changes in one document of a megabyte; older ones go, with the snapshot that needs them. */
const CHANGES_MAX = 500_000;

/** Null where nothing was ever indexed. Of another format only snapshots are left, so that their files go. */
export async function readChangeLog(transaction?: Transaction): Promise<ChangeLog | null> {
  const log = await logs.read(HEAD, transaction);
  return log === null || log.format === FORMAT ? log : { ...EMPTY_LOG, snapshots: log.snapshots };
}

/** The trigger of this document rebuilds the index from the documents of all works. */
export async function requestRebuild(reason: string): Promise<void> {
  logError('The search index has to be rebuilt', reason);
  await rebuildRequest().set({ requestedAt: new Date() });
}

/** A document whose entry may have changed. */
export interface ChangedDocument {
  collection: SearchedCollection;
  id: string;
}

/** Logs present entries, read in the transaction, as events come in any order; true where a snapshot is due. */
export async function logChanges(documents: readonly ChangedDocument[]): Promise<{ isSnapshotDue: boolean }> {
  return firestore().runTransaction(async (transaction) => {
    const log = (await readChangeLog(transaction)) ?? EMPTY_LOG;
    const entries = await Promise.all(documents.map(({ collection, id }) => readEntry(collection, id, transaction)));
    const logged = new Map(log.changes.map(({ key, entry }) => [key, entry]));
    const added = documents
      .map(({ collection, id }, index) => ({
        key: entryKey(KIND_OF_COLLECTION[collection], id),
        entry: entries[index] ? JSON.stringify(entries[index]) : null,
      }))
      .filter(({ key, entry }) => logged.get(key) !== entry)
      .map((one, index): Change => ({ ...one, sequence: log.sequence + index + 1 }));
    if (added.length === 0) return { isSnapshotDue: false };
    const isNew = log.epoch === EMPTY_LOG.epoch;
    const next: ChangeLog = {
      ...log,
      ...(isNew && { epoch: randomUUID() }),
      sequence: log.sequence + added.length,
      changes: lastOfEachKey([...log.changes, ...added]),
    };
    transaction.set(logs.documents().doc(HEAD), dropOldest(next));
    if (isNew) transaction.set(rebuildRequest(), { requestedAt: new Date() });
    return { isSnapshotDue: isBoundaryCrossed(log.sequence, next.sequence) };
  });
}

/** Filters the last change of each key: only that one counts. */
function lastOfEachKey(changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>();
  for (const one of changes) {
    last.delete(one.key);
    last.set(one.key, one);
  }
  return [...last.values()];
}

/** Keeps the document within its limit: drops the older snapshot, or both, where changes are too many. */
function dropOldest(log: ChangeLog): ChangeLog {
  const isTooLong = (changes: readonly Change[]): boolean =>
    changes.reduce((sum, { entry }) => sum + (entry?.length ?? 0), 0) > CHANGES_MAX;
  let { snapshots, changes } = log;
  while (isTooLong(changes) && snapshots.length > 0) {
    snapshots = snapshots.slice(0, -1);
    const start = snapshots.at(-1)?.sequence ?? log.sequence;
    changes = changes.filter(({ sequence }) => sequence > start);
  }
  return { ...log, snapshots, changes };
}

const isBoundaryCrossed = (before: number, after: number): boolean =>
  Math.floor(before / CHANGES_PER_SNAPSHOT) < Math.floor(after / CHANGES_PER_SNAPSHOT);

/** Makes a snapshot the newest where `base` still is; returns files to delete, the new one if others were faster. */
export async function recordSnapshot(made: Snapshot, base: string | undefined): Promise<string[]> {
  return firestore().runTransaction(async (transaction) => {
    const log = await readChangeLog(transaction);
    if (log === null || log.snapshots[0]?.path !== base) return [made.path];
    const snapshots = [made, ...log.snapshots].slice(0, SNAPSHOTS_KEPT);
    const start = snapshots.at(-1)?.sequence ?? 0;
    const changes = log.changes.filter(({ sequence }) => sequence > start);
    transaction.update(logs.documents().doc(HEAD), { snapshots, changes });
    return log.snapshots.slice(SNAPSHOTS_KEPT - 1).map(({ path }) => path);
  });
}

/** Starts the log anew with a snapshot that was read at this sequence; returns the former files. */
export async function restartLog(made: Snapshot): Promise<string[]> {
  return firestore().runTransaction(async (transaction) => {
    const log = (await readChangeLog(transaction)) ?? EMPTY_LOG;
    const changes = log.changes.filter(({ sequence }) => sequence > made.sequence);
    transaction.set(logs.documents().doc(HEAD), { ...log, epoch: randomUUID(), snapshots: [made], changes });
    return log.snapshots.map(({ path }) => path);
  });
}
