import { inGroups } from '../../lib/group-commit.ts';
import { type ChangedDocument, logChanges, readChangeLog, requestRebuild } from './change-log.ts';
import { SEARCHED_COLLECTIONS, type SearchEntry, type SearchedCollection } from './entries.ts';
import { streamEntries } from './searched-documents.ts';
import { renewSnapshot, replaceIndex } from './snapshots.ts';

/** Documents whose changes are written together: each is read in the same transaction. */
const GROUP_MAX = 50;

const logInGroups = inGroups(GROUP_MAX, async (_log: string, documents: readonly ChangedDocument[]) => {
  await logEntries(documents);
  return documents.map(() => null);
});

/** Logs the present entries of documents, those that are other than logged. */
export async function logEntries(documents: readonly ChangedDocument[]): Promise<void> {
  const { isSnapshotDue } = await logChanges(documents);
  if (isSnapshotDue) await refreshSnapshot();
}

/** Logs the present entry of a document, together with those of others that changed. */
export async function syncSearch(collection: SearchedCollection, id: string): Promise<void> {
  await logInGroups('log', { collection, id });
}

/** Writes a snapshot of new changes. What is not public any more leaves log and files by the second one. */
export async function refreshSnapshot(): Promise<void> {
  const log = await readChangeLog();
  if (log === null || log.changes.length === 0) return;
  if (!(await renewSnapshot(log))) await requestRebuild('A snapshot is due and no former one can be read');
}

/** Builds the index from all documents, and returns its size. Changes made meanwhile stay in the log. */
export async function rebuildSearchIndex(): Promise<number> {
  const log = await readChangeLog();
  let size = 0;
  async function* streamAll(): AsyncGenerator<SearchEntry> {
    for (const collection of SEARCHED_COLLECTIONS)
      for await (const entry of streamEntries(collection)) {
        size += 1;
        yield entry;
      }
  }
  await replaceIndex(streamAll(), log?.sequence ?? 0);
  return size;
}
