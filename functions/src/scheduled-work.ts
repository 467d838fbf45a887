import { openExhibitions, syncAllOpenings } from './areas/exhibition/open-images.ts';
import { sendDailyLetters } from './areas/follow/send-daily-letters.ts';
import { sendLetters } from './areas/letter/send-letters.ts';
import { wakeMails } from './areas/mail/send-mail.ts';
import { reconcile } from './areas/order/online/reconcile.ts';
import { runOrderSchedule } from './areas/order/run-schedule.ts';
import { sendReminders } from './areas/reminder/send-reminders.ts';
import { sweepFiles } from './areas/upload/sweep.ts';
import { refreshSnapshot } from './data/search-index/sync-search.ts';

/** Work of the schedules, by the names that operators use. Each returns what it did, in words for log and terminal. */
export const SCHEDULED_WORK = {
  'daily-letters': async (now: Date) => `daily letters: ${await sendDailyLetters(now)} queued`,
  letters: async (now: Date) => `letters: ${await sendLetters(now)} mails queued`,
  mails: async (now: Date) => `mails: ${await wakeMails(now)} sent again`,
  openings: async (now: Date) => `photographs: ${await openExhibitions(now)} opened
reminders: ${await sendReminders(now)} queued`,
  orders: async (now: Date) => {
    const { expire, endUnpaid, remind, remindToPay, flagLate } = await runOrderSchedule(now);
    return `orders: ${expire} expired, ${endUnpaid} unpaid, ${remind} reminded of, ${remindToPay} reminded to pay, ${flagLate} late`;
  },
  payments: async (now: Date) => {
    const { payments, refunds, failed } = await reconcile(now);
    return `payments: ${payments} compared, ${refunds} refunds asked for, ${failed} failed`;
  },
  uploads: async (now: Date) => {
    const { incoming, orphans, attachments } = await sweepFiles(now);
    await syncAllOpenings(now);
    await refreshSnapshot();
    return `uploads: ${incoming} files never processed, ${orphans} images without a document, ${attachments} attachments never shown`;
  },
};
