import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { readOpenedSince, type ScheduledExhibition } from '../../data/exhibitions.ts';
import { type Mail, queueMailTo } from '../../data/mail.ts';
import { deleteReminder, streamReminded } from '../../data/reminders.ts';
import { readSellerSettings } from '../../data/settings.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { config } from '../../lib/config.ts';
import { writeEmail } from '../../lib/email/write-email.ts';
import { logError } from '../../lib/logger.ts';

/** Milliseconds after an opening in which it is still news. */
const NEWS = 24 * 60 * 60 * 1000;

/**
 * Mails everybody who asked to be reminded of what has opened. A reminder is deleted once its mail is queued, and the mail is named after
 * the exhibition and the user (outbox): a run that ends at any point is continued by the next one, and nobody gets two. How many were queued.
 */
export async function sendReminders(at = new Date()): Promise<number> {
  let sent = 0;
  const seller = await readSellerSettings();
  for (const exhibition of await readOpenedSince(new Date(at.getTime() - NEWS), at))
    await forEachConcurrently(streamReminded(exhibition.id), async (userId) => {
      try {
        if (
          await queueMailTo(userId, `reminder-${exhibition.id}-${userId}`, writeReminder(exhibition, seller))
        )
          sent += 1;
        await deleteReminder(userId, exhibition.id);
      } catch (error) {
        // The others don't wait for it; the next run tries again.
        logError('A reminder could not be sent', error, { userId, exhibitionId: exhibition.id });
      }
    });
  return sent;
}

function writeReminder(
  { id, title }: ScheduledExhibition,
  seller: Seller,
): Pick<Mail, 'message' | 'replyTo'> {
  const { siteUrl, contactEmail } = config();
  return {
    ...(contactEmail && { replyTo: contactEmail }),
    message: writeEmail({
      subject: `Now open: ${title}`,
      name: '',
      paragraphs: [
        `The exhibition “${title}” has opened. You asked us to tell you; this is the only mail about it.`,
      ],
      link: { label: 'See the exhibition', address: pagePaths(siteUrl).exhibition(id) },
      seller,
    }),
  };
}
