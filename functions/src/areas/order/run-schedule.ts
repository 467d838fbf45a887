import { transitionOrder } from '../../data/orders/order-transitions.ts';
import { type OverdueTransition, readOverdueTransitions } from '../../data/orders/orders.ts';
import { logError } from '../../lib/logger.ts';
import { askForPayment } from './online/ask-for-payment.ts';

/** Transitions in the order in which they run: ends come before reminders, because an ended order needs no reminder. */
const TRANSITIONS = [
  'expire',
  'endUnpaid',
  'endClaimTerm',
  'remind',
  'remindToPay',
  'remindOfClaim',
  'flagLate',
] as const;

/**
 * Ends the sub-orders that nobody accepted and the orders that nobody paid in time, reminds artists and buyers before
 * that, and flags paid sub-orders that are not prepared in time; of claims it ends the terms and reminds of them. Each
 * in a transaction of its own, which looks again: what changed meanwhile is left alone, and a second run changes
 * nothing. How many changed, by transition.
 */
export async function runOrderSchedule(at = new Date()): Promise<Record<OverdueTransition['name'], number>> {
  const changed = {
    expire: 0,
    endUnpaid: 0,
    endClaimTerm: 0,
    remind: 0,
    remindToPay: 0,
    remindOfClaim: 0,
    flagLate: 0,
  };
  for (const name of TRANSITIONS)
    for (const { orderId, transition } of await readOverdueTransitions(name, at)) {
      try {
        if (name === 'endUnpaid') await askForPayment(orderId);
        const outcome = await transitionOrder(orderId, transition, { now: at });
        if (typeof outcome?.result === 'object') changed[name] += 1;
      } catch (error) {
        // The others don't wait for it; the next run tries again.
        logError('A transition of an order failed', error, { orderId, transition: name });
      }
    }
  return changed;
}
