import { logError } from '../../lib/logger.ts';
import { readChangeLog, requestRebuild } from './change-log.ts';
import { SearchIndex } from './search-index.ts';
import { catchUp, type IndexState, loadIndex } from './snapshots.ts';

/** Milliseconds for which an instance takes its index for the present one; then it reads the log, one document. */
const FRESH = 2_000;
/** Milliseconds for which it answers from it where the log can't be read. */
const STALE = 45_000;
/** Milliseconds between two requests of an instance for a rebuild. */
const REQUEST_INTERVAL = 600_000;

interface Current extends IndexState {
  epoch: string;
  /** When the log was read, by a monotonic clock: one that is set back would keep an old index as the present one. */
  readAt: number;
}

let current: Current | undefined;
let reading: Promise<Current> | undefined;
let requestedAt = Number.NEGATIVE_INFINITY;

/** Returns this instance's index, two seconds behind at most; reads nothing, a document, or at first also a file. */
export async function readSearchIndex(): Promise<SearchIndex> {
  if (current && performance.now() - current.readAt < FRESH) return current.index;
  // Many calls that come at once read once.
  reading ??= refresh().finally(() => {
    reading = undefined;
  });
  try {
    current = await reading;
  } catch (error) {
    if (!current || performance.now() - current.readAt > STALE) throw error;
    logError('The search index is not the present one', error);
  }
  return current.index;
}

async function refresh(): Promise<Current> {
  const readAt = performance.now();
  const log = await readChangeLog();
  if (log === null) return { index: SearchIndex.build([]), sequence: 0, isWhole: false, epoch: '', readAt };
  const oldest = log.snapshots.at(-1)?.sequence ?? 0;
  const canCatchUp = current?.epoch === log.epoch && current.sequence >= oldest;
  const state = current && canCatchUp ? catchUp(current, log) : await loadIndex(log);
  if (!state.isWhole && readAt - requestedAt > REQUEST_INTERVAL) {
    requestedAt = readAt;
    await requestRebuild('None of its snapshots can be read').catch((error: unknown) =>
      logError('The rebuild of the search index could not be requested', error),
    );
  }
  return { ...state, epoch: log.epoch, readAt };
}
