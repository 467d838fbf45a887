import { runOrderSchedule } from '../areas/order/run-schedule.ts';
import { now } from '../lib/clock.ts';

const HOUR = 3_600_000;

/**
 * `node functions/src/commands/run-order-schedule.ts [HOURS]`: what the scheduled function does every ten minutes, at once, in
 * the emulators, which run no schedules, or with real credentials. As if HOURS from now, in the emulators only: orders end.
 */
const [given = '0', ...others] = process.argv.slice(2);
const hours = Number(given);
if (!(hours >= 0) || others.length > 0) fail('Give the number of hours to look ahead, or nothing.');
if (hours > 0 && !process.env.FIRESTORE_EMULATOR_HOST)
  fail('Only in the emulators can the time be set ahead.');

const { expire, endUnpaid, remind, remindToPay, flagLate } = await runOrderSchedule(
  new Date(now().getTime() + hours * HOUR),
);
console.log(
  `orders: ${expire} expired, ${endUnpaid} unpaid, ${remind} reminded of, ${remindToPay} reminded to pay, ${flagLate} late`,
);

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
