import { onSchedule, type ScheduleOptions } from 'firebase-functions/scheduler';
import './function-options.ts';
import { logInfo } from './lib/logger.ts';
import { runUnlessRestoring } from './restore.ts';
import { SCHEDULED_WORK } from './scheduled-work.ts';

/** Options of all schedules. Each schedule has at most one run at a time, as functions have without another limit. */
const SHARED = {
  timeZone: 'Asia/Kolkata',
  memory: '256MiB',
  timeoutSeconds: 540,
} satisfies Partial<ScheduleOptions>;

/**
 * Does the work of this name on time, but not during a restore: what it finds may have been done since the backup, or
 * belong to who left since. The emulators run no schedules: `npm run schedule -- NAME` does the same there.
 */
const schedule = (name: keyof typeof SCHEDULED_WORK, options: ScheduleOptions) =>
  onSchedule({ ...SHARED, ...options }, () =>
    runUnlessRestoring(name, async () => {
      logInfo('A schedule has run', { name, report: await SCHEDULED_WORK[name](new Date()) });
    }),
  );

export const moveOverdueOrders = schedule('orders', { schedule: 'every 10 minutes' });

/** Every minute, so that an opening is one of its minute. */
export const runOpenings = schedule('openings', { schedule: 'every 1 minutes' });

/** A retry sends the mails that a failed or shortened run left. */
export const sendNewsOfFollowed = schedule('daily-letters', {
  schedule: 'every day 08:00',
  timeoutSeconds: 1800,
  retryCount: 5,
  minBackoffSeconds: 60,
});

export const sendDueLetters = schedule('letters', { schedule: 'every 1 minutes' });

export const sendWaitingMails = schedule('mails', { schedule: 'every 1 minutes' });

/** A retry would come sooner than the provider is back: the next hour compares the same days. */
export const reconcilePayments = schedule('payments', { schedule: 'every 1 hours' });

export const sweepUploads = schedule('uploads', { schedule: 'every day 03:30', timeoutSeconds: 1800 });
