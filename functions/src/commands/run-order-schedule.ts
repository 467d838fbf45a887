import { runOrderSchedule } from '../areas/order/run-schedule.ts';

/**
 * `node functions/src/commands/run-order-schedule.ts`: what the scheduled function does every ten minutes, at once, in the
 * emulators, which run no schedules, or with real credentials.
 */
const { expire, remind, flagLate } = await runOrderSchedule();
console.log(`orders: ${expire} expired, ${remind} reminded of, ${flagLate} late`);
