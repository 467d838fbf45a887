import { OPENING_VISIT_INTERVAL } from '@aperture-byline/contract/exhibition/state';
import { storedOpeningVisitor } from '@aperture-byline/contract/exhibition/stored';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { sha256 } from '../../lib/sha256.ts';
import { defineCollection } from '../core/collection.ts';
import { countReads, firestore } from '../core/database.ts';

/** Milliseconds after which somebody who was not heard of again has gone: two visits may be late or lost. */
const PRESENT_FOR = 2.5 * OPENING_VISIT_INTERVAL;
const LIFETIME = HOUR;
/** A browser's timer may run a little fast. */
const TOLERANCE = 5000;

const visitorsOf = (exhibitionId: string) =>
  defineCollection(`exhibitions/${exhibitionId}/openingVisitors`, storedOpeningVisitor);

/** Stores that a visitor is there: one write a minute at most, however often it is called. */
export async function recordOpeningVisitor(exhibitionId: string, visitorId: string, now: Date): Promise<void> {
  const id = sha256(`${exhibitionId}/${visitorId}`);
  const visitor = visitorsOf(exhibitionId).at(id);
  await firestore().runTransaction(async (transaction) => {
    const known = visitor.parse(await transaction.get(visitor.reference));
    countReads(1);
    const since = now.getTime() - (known?.seenAt.getTime() ?? 0);
    if (since < OPENING_VISIT_INTERVAL - TOLERANCE) return;
    transaction.set(visitor.reference, { seenAt: now, expiresAt: new Date(now.getTime() + LIFETIME) });
  });
}

/** How many are there now. A thousand cost one read. */
export async function countOpeningVisitors(exhibitionId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - PRESENT_FOR);
  const present = visitorsOf(exhibitionId).documents().where('seenAt', '>', since);
  const { count } = (await present.count().get()).data();
  countReads(Math.max(1, Math.ceil(count / 1000)));
  return count;
}
