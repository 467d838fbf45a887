import type { Query, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../lib/errors.ts';
import { inGroups } from '../lib/group-commit.ts';
import { countReads, firestore } from './database.ts';

/** How often something may be used from `start` on, in milliseconds since 1970. */
export interface Window {
  name: string;
  start: number;
  limit: number;
}

/** `rateLimits/{key}`. A window that began anew starts from zero. */
interface Counter {
  count: Record<string, { start: number; uses: number }>;
  /** Of the TTL policy. */
  expiresAt: Date;
}

interface Use {
  windows: readonly Window[];
  expiresAt: Date;
}

/** Uses of one key that are under way at the same time would otherwise contend for its document. */
const GROUP = 500;
const countInGroup = inGroups<Use, string | null>(GROUP, countUses);

/**
 * Counts one more use under `key` in every window, or in none where one of them is full: then that one's name. The
 * document is dropped some time after `expiresAt`, so a key must belong to the longest of its windows.
 */
export function spend(key: string, use: Use): Promise<string | null> {
  return countInGroup(key, use);
}

function countUses(key: string, uses: readonly Use[]): Promise<(string | null)[]> {
  const document = firestore().collection('rateLimits').doc(key);
  return firestore().runTransaction(async (transaction) => {
    const stored: Partial<Counter> = (await transaction.get(document)).data() ?? {};
    const count: Counter['count'] = { ...stored.count };
    const results = uses.map(({ windows }) => {
      const used = ({ name, start }: Window) => (count[name]?.start === start ? count[name].uses : 0);
      const full = windows.find((window) => used(window) >= window.limit);
      if (full) return full.name;
      for (const window of windows) count[window.name] = { start: window.start, uses: used(window) + 1 };
      return null;
    });
    const [first] = uses;
    if (first && results.includes(null))
      transaction.set(document, { count, expiresAt: first.expiresAt } satisfies Counter);
    return results;
  });
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * In the transaction that stores one document more: throws TOO_MANY_REQUESTS where `documents` has `max` of today (UTC) already, by
 * their `createdAt`. Exact at any number of instances, for what is few.
 */
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
