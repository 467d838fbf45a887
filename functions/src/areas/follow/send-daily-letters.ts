import { dayInIndia, startOfDayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY, HOUR } from '@aperture-byline/contract/shared/durations';
import { readSellerSettings } from '../../data/core/settings.ts';
import { readAnnounced } from '../../data/mail/announcements.ts';
import { streamDailyReaders } from '../../data/mail/follow-mails.ts';
import { queueMailTo } from '../../data/mail/mail.ts';
import { readPublishedNoticeIds } from '../../data/mail/notices.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { logError } from '../../lib/logger.ts';
import { writeDailyLetter } from './follow-mail-texts.ts';

/** After midnight in India, when the schedule runs. */
const SENT = 8 * HOUR;
/** Time of day after which announcements go into the next letter: by the letter all followers have their notices. */
const CLOSED = 7 * HOUR;
/** Works that one letter names. */
const WORKS_MAX = 30;

/**
 * Mails everybody who chose a daily letter what their notices tell of the last day, as far as it is public still;
 * nobody of whose photographers nothing is new. Day and user name a letter, and when a run begins changes nothing of
 * what it tells: one that ends at any point is continued by the next of the same day. How many readers have one;
 * throws, once all others have theirs, where some could not be sent.
 */
export async function sendDailyLetters(at = new Date()): Promise<number> {
  const day = dayInIndia(new Date(at.getTime() - SENT));
  const until = new Date(startOfDayInIndia(day).getTime() + CLOSED);
  const time = { since: new Date(until.getTime() - DAY), until };
  const seller = await readSellerSettings();
  let sent = 0;
  let failed = 0;
  await forEachConcurrently(streamDailyReaders(), async (userId) => {
    try {
      const ids = await readPublishedNoticeIds(userId, time, WORKS_MAX + 1);
      const news = await readAnnounced(ids.slice(0, WORKS_MAX));
      if (news.length === 0) return;
      const hasMore = ids.length > WORKS_MAX;
      const isQueued = await queueMailTo(userId, `daily-${day}-${userId}`, ({ followNews, email }) =>
        followNews === 'daily' ? writeDailyLetter(news, { hasMore, seller, reader: { userId, email } }) : null,
      );
      if (isQueued) sent += 1;
    } catch (error) {
      failed += 1;
      logError('A daily letter could not be sent', error, { userId });
    }
  });
  if (failed > 0) throw new Error(`${failed} daily letters could not be sent`);
  return sent;
}
