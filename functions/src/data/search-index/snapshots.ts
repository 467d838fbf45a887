import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { logError } from '../../lib/logger.ts';
import { deleteFile, readFile, writePrivateFile } from '../../lib/storage.ts';
import { type ChangeLog, FORMAT, recordSnapshot, restartLog, type Snapshot } from './change-log.ts';
import type { SearchEntry } from './entries.ts';
import { SearchIndex } from './search-index.ts';
import { serializeIndex } from './serialize-index.ts';

/** Storage folder of the snapshots, which nobody but the server reads. */
const FOLDER = 'search-index';

export interface IndexState {
  index: SearchIndex;
  sequence: number;
  /** False where no snapshot could be read: then it holds the last changes alone. */
  isWhole: boolean;
}

/** The index as the log describes it: the newest snapshot that can be read, and the changes since. */
export async function loadIndex(log: ChangeLog): Promise<IndexState> {
  for (const snapshot of log.snapshots) {
    const index = await readSnapshot(snapshot);
    if (index !== null) return catchUp({ index, sequence: snapshot.sequence, isWhole: true }, log);
  }
  return catchUp({ index: SearchIndex.build([]), sequence: 0, isWhole: false }, log);
}

/** Makes the changes that came after the state; the index itself is changed. */
export function catchUp({ index, sequence, isWhole }: IndexState, log: ChangeLog): IndexState {
  for (const change of log.changes)
    if (change.sequence > sequence)
      index.change(change.key, change.entry === null ? null : (JSON.parse(change.entry) as SearchEntry));
  return { index, sequence: log.sequence, isWhole };
}

/** Null for a file that is gone, cut, or of another format. */
async function readSnapshot({ path }: Snapshot): Promise<SearchIndex | null> {
  const file = await readFile(path);
  try {
    if (file === null) throw new Error('There is no such file');
    const { format, ...serialized } = JSON.parse(String(await promisify(gunzip)(file)));
    if (format !== FORMAT) throw new Error(`It has the format ${format}`);
    return await SearchIndex.parse(serialized);
  } catch (error) {
    logError('A snapshot of the search index can not be read', error, { path });
    return null;
  }
}

/** A file under a name of its own: it counts once the log names it, so that half of one is never read. */
async function writeSnapshot(
  entries: Iterable<SearchEntry> | AsyncIterable<SearchEntry>,
  sequence: number,
): Promise<Snapshot> {
  const path = `${FOLDER}/${sequence}-${randomUUID()}.json.gz`;
  const zipped = createGzip();
  const [file] = await Promise.all([buffer(zipped), pipeline(serializeIndex(entries), zipped)]);
  await writePrivateFile(path, file);
  return { path, sequence };
}

/** Writes a snapshot of the index by the log. False where no former one can be read: it must be rebuilt. */
export async function renewSnapshot(log: ChangeLog): Promise<boolean> {
  const { index, sequence, isWhole } = await loadIndex(log);
  if (!isWhole) return false;
  const made = await writeSnapshot(index.entries, sequence);
  const unneeded = await recordSnapshot(made, log.snapshots[0]?.path);
  await forEachConcurrently(unneeded, (path) => deleteFile(path));
  return true;
}

/** Replaces all that was indexed by these entries, which are read when the log has this sequence or later. */
export async function replaceIndex(entries: AsyncIterable<SearchEntry>, sequence: number): Promise<void> {
  const made = await writeSnapshot(entries, sequence);
  const unneeded = await restartLog(made);
  await forEachConcurrently(unneeded, (path) => deleteFile(path));
}
