import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import type { ScheduledExhibition } from '../../data/works/exhibitions.ts';
import {
  type SubscriberMail,
  subscriptionPage,
  toSubscriberMail,
  unsubscribeLink,
} from '../../lib/email/subscriber-mail.ts';
import { writeEmail } from '../../lib/email/write-email.ts';

const WHEN: Readonly<Record<ReminderEvent, string>> = {
  opening: 'when it opens',
  closing: 'two days before it closes',
};

/** Writes the mail of a requested reminder, with a link to confirm, or to the choices once confirmed. */
export function writeReminderRequestMail(
  subscriberId: string,
  {
    exhibition: { id: exhibitionId, title },
    event,
    isReminded,
    issuedAt,
    seller,
  }: { exhibition: ScheduledExhibition; event: ReminderEvent; isReminded: boolean; issuedAt: Date; seller: Seller },
): SubscriberMail {
  const asked = `Somebody, probably you, asked us to remind this address of the exhibition “${title}”`;
  const token = { subscriberId, use: 'reminders', issuedAt } as const;
  const message = writeEmail(
    isReminded
      ? {
          subject: `You are reminded: ${title}`,
          name: '',
          paragraphs: [`${asked}. It is reminded already, and nothing has changed.`],
          link: { label: 'Your choices', address: subscriptionPage(token) },
          choice: unsubscribeLink(token),
          seller,
        }
      : {
          subject: `Please confirm: a reminder of ${title}`,
          name: '',
          paragraphs: [
            `${asked}: one mail, ${WHEN[event]}. It comes if you press the button on the page behind this link, within 7 days.`,
            'If it was not you, there is nothing for you to do: no mail comes, and we delete your address.',
          ],
          link: {
            label: 'Confirm',
            address: subscriptionPage({ ...token, use: 'remind', exhibitionId }),
          },
          choice: unsubscribeLink(token),
          seller,
        },
  );
  return toSubscriberMail(message, token);
}
