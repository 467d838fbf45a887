import { type StoredReadOnly, storedReadOnly } from '@aperture-byline/contract/settings/stored';
import { recordDecision } from './audit.ts';
import { defineCollection } from './collection.ts';
import { runSerialized } from './database.ts';

const states = defineCollection('settings', storedReadOnly);
const ID = 'readOnly';

/** Reads what made the house read-only; null while it is not. */
export async function readReadOnly(): Promise<StoredReadOnly | null> {
  const state = await states.read(ID);
  return state?.isReadOnly ? state : null;
}

/** A threshold of the budget that the cost has reached, as a message tells it. */
export type ReachedThreshold = Omit<StoredReadOnly, 'isReadOnly' | 'since'>;

/**
 * Makes the house read-only, once for each threshold of an interval. Returns whether it is so by this threshold: false
 * where an administrator has ended that, and for messages that come late.
 */
export function beginReadOnly(reached: ReachedThreshold, now: Date): Promise<boolean> {
  return runSerialized(ID, async (transaction) => {
    const known = await states.read(ID, transaction);
    if (known !== null && !isAfter(reached, known)) return known.isReadOnly && !isAfter(known, reached);
    const since = known?.isReadOnly ? known.since : now;
    transaction.set(states.at(ID).reference, { ...reached, isReadOnly: true, since } satisfies StoredReadOnly);
    return true;
  });
}

type Reached = Pick<StoredReadOnly, 'interval' | 'threshold'>;

const isAfter = (one: Reached, other: Reached): boolean =>
  one.interval > other.interval ||
  (one.interval.getTime() === other.interval.getTime() && one.threshold > other.threshold);

/** Ends it, which the audit log keeps; `isByHand` of an operator. False, with nothing written, where it is not so. */
export function endReadOnly(by: { adminId: number | null; isByHand?: true }, now = new Date()): Promise<boolean> {
  return runSerialized(ID, async (transaction) => {
    const known = await states.read(ID, transaction);
    if (!known?.isReadOnly) return false;
    transaction.update(states.at(ID).reference, { isReadOnly: false });
    recordDecision(transaction, { kind: 'settings', decision: 'readOnlyEnded', ...by, createdAt: now });
    return true;
  });
}
