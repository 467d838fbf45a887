import { DAY } from '@aperture-byline/contract/shared/durations';
import {
  type DocumentReference,
  GrpcStatus,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { ApiError } from '../../lib/errors.ts';
import { inGroups } from '../../lib/group-commit.ts';
import { countReads, firestore } from './database.ts';

/** How often something may be used from `start` on, in milliseconds since 1970. */
interface Window {
  name: string;
  start: number;
  limit: number;
}

/** `rateLimits/{key}`. A window that began anew starts from zero. */
interface Counter {
  count: Record<string, { start: number; uses: number }>;
  /** Time from which the TTL policy may delete the document. */
  expiresAt: Date;
}

interface Use {
  windows: readonly Window[];
  expiresAt: Date;
}

/** Uses of one key that are under way at the same time would otherwise contend for its document. */
const GROUP = 500;
const countInGroup = inGroups<Use, string | null>(GROUP, countUses);

/** Counts a use in every window, or names a full one. `key` belongs to the longest: `expiresAt` ends its document. */
export function spend(key: string, use: Use): Promise<string | null> {
  return countInGroup(key, use);
}

/** A counter as this instance wrote it last. */
interface OwnCounter {
  count: Counter['count'];
  version: Timestamp;
}

/** Counters that this instance wrote, the newest last; null where others write them too. */
const own = new Map<string, OwnCounter | null>();
const OWN_MAX = 1000;

function remember(key: string, counter: OwnCounter | null): void {
  own.delete(key);
  own.set(key, counter);
  const [oldest] = own.keys();
  if (own.size > OWN_MAX && oldest !== undefined) own.delete(oldest);
}

/** Writes an own or new counter without a read, in one round trip; after a failure transactions count. */
async function countUses(key: string, uses: readonly Use[]): Promise<(string | null)[]> {
  const document = firestore().collection('rateLimits').doc(key);
  const known = own.get(key);
  if (known !== null) {
    const { results, counter } = addUses(known?.count ?? {}, uses);
    // What is full stays full until its window ends, whoever counted.
    if (counter === null) return results;
    const version = await writeUnchanged(document, counter, known?.version);
    remember(key, version && { count: counter.count, version });
    if (version) return results;
  }
  return firestore().runTransaction(async (transaction) => {
    const stored: Partial<Counter> | undefined = (await transaction.get(document)).data();
    const { results, counter } = addUses(stored?.count ?? {}, uses);
    if (counter !== null) transaction.set(document, counter);
    return results;
  });
}

/** Returns for each use a full window's name or null, and the counter with what is counted, null for none. */
function addUses(
  stored: Readonly<Counter['count']>,
  uses: readonly Use[],
): { results: (string | null)[]; counter: Counter | null } {
  const count = { ...stored };
  const results = uses.map(({ windows }) => {
    const used = ({ name, start }: Window) => (count[name]?.start === start ? count[name].uses : 0);
    const full = windows.find((window) => used(window) >= window.limit);
    if (full) return full.name;
    for (const window of windows) count[window.name] = { start: window.start, uses: used(window) + 1 };
    return null;
  });
  const [first] = uses;
  return { results, counter: first && results.includes(null) ? { count, expiresAt: first.expiresAt } : null };
}

/** Codes of a write whose condition does not hold, or that ran into a concurrent one. */
const CONFLICTS: readonly unknown[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
];

/** Writes a counter if it has this version, or none exists; returns the new version, or null otherwise. */
async function writeUnchanged(
  document: DocumentReference,
  counter: Counter,
  version: Timestamp | undefined,
): Promise<Timestamp | null> {
  try {
    const written = version
      ? await document.update({ ...counter }, { lastUpdateTime: version })
      : await document.create(counter);
    return written.writeTime;
  } catch (error) {
    if (error instanceof Error && 'code' in error && CONFLICTS.includes(error.code)) return null;
    throw error;
  }
}

/** Throws TOO_MANY_REQUESTS where `documents` has `max` of today (UTC) by `createdAt`, exactly, in a transaction. */
export async function requireDailyRoom(
  transaction: Transaction,
  documents: Query,
  { max, now, message }: { max: number; now: Date; message: string },
): Promise<void> {
  const start = Math.floor(now.getTime() / DAY) * DAY;
  const today = await transaction.get(documents.where('createdAt', '>=', new Date(start)).count());
  countReads(1);
  if (today.data().count < max) return;
  throw new ApiError('TOO_MANY_REQUESTS', {
    message,
    retryAfter: Math.max(1, Math.ceil((start + DAY - now.getTime()) / 1000)),
  });
}
