import { sweepFiles } from '../areas/upload/sweep.ts';
import { now } from '../lib/clock.ts';

const HOUR = 3_600_000;

/**
 * `node functions/src/commands/run-upload-sweep.ts [HOURS]`: what the scheduled function does every day, at once, in the emulators,
 * which run no schedules, or with real credentials. As if HOURS from now, in the emulators only: files go that are needed.
 */
const [given = '0', ...others] = process.argv.slice(2);
const hours = Number(given);
if (!(hours >= 0) || others.length > 0) fail('Give the number of hours to look ahead, or nothing.');
if (hours > 0 && !process.env.FIRESTORE_EMULATOR_HOST)
  fail('Only in the emulators can the time be set ahead.');

const { incoming, orphans, moved } = await sweepFiles(new Date(now().getTime() + hours * HOUR));
console.log(
  `uploads: ${incoming} files never processed, ${orphans} images without a document, ${moved} moved`,
);

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
