import { CLOSING_SOON } from '@aperture-byline/contract/exhibition/countdown';
import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { REMINDER_EVENTS, type ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { readSellerSettings } from '../../data/core/settings.ts';
import { deleteRemindersOf, queueReminders } from '../../data/mail/queue-reminders.ts';
import { readClosingUntil, readOpenedSince, type ScheduledExhibition } from '../../data/works/exhibitions.ts';
import { config } from '../../lib/config.ts';
import { toSubscriberMail, unsubscribeLink } from '../../lib/email/subscriber-mail.ts';
import { type Link, type Message, writeEmail } from '../../lib/email/write-email.ts';
import { logError } from '../../lib/logger.ts';

/** Readers of due exhibitions: for a day after the opening, while it is news, and in the last 48 hours. */
const READ_DUE: Readonly<Record<ReminderEvent, (at: Date) => Promise<ScheduledExhibition[]>>> = {
  opening: (at) => readOpenedSince(new Date(at.getTime() - DAY), at),
  closing: (at) => readClosingUntil(new Date(at.getTime() + CLOSING_SOON * DAY), at),
};

/** Mails everybody, once, who asked to be reminded of what has opened or closes soon. How many mails were queued. */
export async function sendReminders(at = new Date()): Promise<number> {
  let sent = 0;
  const seller = await readSellerSettings();
  for (const event of REMINDER_EVENTS)
    for (const exhibition of await READ_DUE[event](at)) {
      if (exhibitionState(exhibition, at) !== 'ongoing') continue;
      try {
        sent += await queueReminders({
          exhibitionId: exhibition.id,
          event,
          eventAt: event === 'opening' ? exhibition.startDate : exhibition.endDate,
          now: at,
          writeMail: (reader) => {
            const token = { ...reader, use: 'reminders', issuedAt: at } as const;
            return toSubscriberMail(
              writeReminder(exhibition, event, { choice: unsubscribeLink(token), seller }),
              token,
            );
          },
        });
      } catch (error) {
        // The others don't wait for it; the next run goes on.
        logError('Reminders could not be sent', error, { exhibitionId: exhibition.id });
      }
    }
  return sent;
}

/** Deletes due reminders of a restored database: a second mail is worse than none. Returns exhibitions by event. */
export async function dropDueReminders(at: Date): Promise<number> {
  let dropped = 0;
  for (const event of REMINDER_EVENTS)
    for (const { id } of await READ_DUE[event](at)) {
      await deleteRemindersOf(id, event);
      dropped += 1;
    }
  return dropped;
}

const TEXTS: Readonly<
  Record<ReminderEvent, (exhibition: ScheduledExhibition) => { subject: string; sentence: string }>
> = {
  opening: ({ title }) => ({ subject: `Now open: ${title}`, sentence: `The exhibition “${title}” has opened.` }),
  closing: ({ title, endDate }) => ({
    subject: `Closing soon: ${title}`,
    sentence: `The exhibition “${title}” closes on ${formatDay(endDate.toISOString())}.`,
  }),
};

function writeReminder(
  exhibition: ScheduledExhibition,
  event: ReminderEvent,
  foot: { choice: Link; seller: Seller },
): Message {
  const { subject, sentence } = TEXTS[event](exhibition);
  return writeEmail({
    subject,
    name: '',
    paragraphs: [`${sentence} You asked us to tell you; this is the only mail about it.`],
    link: { label: 'See the exhibition', address: pagePaths(config().siteUrl).exhibition(exhibition.id) },
    ...foot,
  });
}
