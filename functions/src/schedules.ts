import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import { openExhibitions, syncAllOpenings } from './areas/exhibition/open-images.ts';
import { sendDailyLetters } from './areas/follow/send-daily-letters.ts';
import { sendLetters } from './areas/letter/send-letters.ts';
import { runOrderSchedule } from './areas/order/run-schedule.ts';
import { sendReminders } from './areas/reminder/send-reminders.ts';
import { sweepFiles } from './areas/upload/sweep.ts';
import { refreshSnapshot } from './data/search-index/sync-search.ts';
import { region } from './function-options.ts';
import { logInfo } from './lib/logger.ts';
import { runUnlessRestoring } from './restore.ts';

/** Options of all schedules. Each schedule has at most one run at a time. */
const options = {
  region,
  timeZone: 'Asia/Kolkata',
  maxInstances: 1,
  concurrency: 1,
  memory: '256MiB',
  timeoutSeconds: 540,
} satisfies Partial<ScheduleOptions>;

/** A restore stops all of them: what they find may have been done since the backup, or belong to who left since. */
const stoppable = (name: string, run: () => Promise<unknown>) => () => runUnlessRestoring(name, run);

/** The emulators run no schedules: `npm run schedule -- orders` does the same there. */
export const moveOverdueOrders = onSchedule(
  { ...options, schedule: 'every 10 minutes' },
  stoppable('moveOverdueOrders', async () => {
    await runOrderSchedule();
  }),
);

/**
 * Every minute, so that an opening is one of its minute. The emulators run no schedules: `npm run schedule -- openings`
 * does the same there.
 */
export const runOpenings = onSchedule(
  { ...options, schedule: 'every 1 minutes' },
  stoppable('runOpenings', async () => {
    await openExhibitions();
    await sendReminders();
  }),
);

/**
 * Sends the daily mails about followed photographers. A retry sends those that a failed or shortened run left. The
 * emulators run no schedules: `npm run schedule -- daily-letters` does the same there.
 */
export const sendNewsOfFollowed = onSchedule(
  {
    ...options,
    schedule: 'every day 08:00',
    timeoutSeconds: 1800,
    retryCount: 5,
    minBackoffSeconds: 60,
  },
  stoppable('sendNewsOfFollowed', async () => {
    await sendDailyLetters();
  }),
);

/** The emulators run no schedules: `npm run schedule -- letters` does the same there. */
export const sendDueLetters = onSchedule(
  { ...options, schedule: 'every 1 minutes' },
  stoppable('sendDueLetters', async () => {
    await sendLetters();
  }),
);

/** The emulators run no schedules: `npm run schedule -- uploads` does the same there. */
export const sweepUploads = onSchedule(
  { ...options, schedule: 'every day 03:30', timeoutSeconds: 1800 },
  stoppable('sweepUploads', async () => {
    const swept = await sweepFiles();
    logInfo('Uploads were swept', { ...swept });
    await syncAllOpenings();
    await refreshSnapshot();
  }),
);
