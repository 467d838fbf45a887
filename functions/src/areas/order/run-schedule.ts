import { moveOrder } from '../../data/order-moves.ts';
import { type OverdueMove, readOverdueMoves } from '../../data/orders.ts';
import { now } from '../../lib/clock.ts';
import { logError } from '../../lib/logger.ts';

/** Those that have ended need no reminder. */
const MOVES = ['expire', 'endUnpaid', 'remind', 'remindToPay', 'flagLate'] as const;

/**
 * Ends the parts that nobody accepted and the orders that nobody paid in time, reminds artists and buyers before that, and flags
 * paid parts that are not prepared in time. Each in a transaction of its own, which looks again: what changed meanwhile is left
 * alone, and a second run changes nothing. How many changed, by move.
 */
export async function runOrderSchedule(at = now()): Promise<Record<OverdueMove['name'], number>> {
  const changed = { expire: 0, endUnpaid: 0, remind: 0, remindToPay: 0, flagLate: 0 };
  for (const name of MOVES)
    for (const { orderId, move } of await readOverdueMoves(name, at)) {
      try {
        const moved = await moveOrder(orderId, move, { now: at });
        if (typeof moved?.result === 'object') changed[name] += 1;
      } catch (error) {
        // The others don't wait for it; the next run tries again.
        logError('An order could not be moved', error, { orderId, move: name });
      }
    }
  return changed;
}
