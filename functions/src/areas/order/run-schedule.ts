import type { ScheduleMove } from '@aperture-byline/contract/order/part-moves';
import { moveOrder } from '../../data/order-moves.ts';
import { readOverdueParts } from '../../data/orders.ts';
import { now } from '../../lib/clock.ts';
import { logError } from '../../lib/logger.ts';

/** Those that have expired need no reminder. */
const MOVES: readonly ScheduleMove['name'][] = ['expire', 'remind', 'flagLate'];

/**
 * Ends the parts that nobody accepted in time, reminds the artists of those that wait for half of it, and flags paid ones that
 * are not prepared in time. Each in a transaction of its own, which looks again: what changed meanwhile is left alone, and
 * a second run changes nothing. How many parts changed, by move.
 */
export async function runOrderSchedule(at = now()): Promise<Record<ScheduleMove['name'], number>> {
  const changed = { expire: 0, remind: 0, flagLate: 0 };
  for (const name of MOVES)
    for (const { orderId, artistId } of await readOverdueParts(name, at)) {
      try {
        const moved = await moveOrder(orderId, { name, artistId }, { now: at });
        if (typeof moved?.result === 'object') changed[name] += 1;
      } catch (error) {
        // The others don't wait for it; the next run tries again.
        logError('A part of an order could not be moved', error, { orderId, move: name });
      }
    }
  return changed;
}
