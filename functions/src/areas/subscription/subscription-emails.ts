import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { findConsentSentence, ONE_CLICK } from '@aperture-byline/contract/subscription/consents';
import type { Consent } from '@aperture-byline/contract/subscription/stored';
import type { AddressReminder, StoredAddress } from '../../data/mail/address-reminders.ts';
import type { Subscriber } from '../../data/mail/subscribers.ts';
import { config } from '../../lib/config.ts';
import {
  type SubscriberMail,
  subscriptionPage,
  toSubscriberMail,
  unsubscribeLink,
} from '../../lib/email/subscriber-mail.ts';
import { issueTime } from '../../lib/email/subscription-tokens.ts';
import { writeEmail } from '../../lib/email/write-email.ts';

/** When a mail is written, and who stands at its foot. */
interface Writing {
  now: Date;
  seller: Seller;
}

const EVENTS: Readonly<Record<Consent['event'], string>> = {
  requested: 'asked for letters',
  confirmed: 'confirmed them',
  ended: 'ended them',
  resumed: 'began them again',
  bounced: 'could not be reached, and we ended them',
  complained: 'reported one as unwanted, and we ended them',
};

const REMINDER_EVENTS: typeof EVENTS = { ...EVENTS, requested: 'asked to be reminded', confirmed: 'confirmed it' };

/** Writes the mail to who asked for letters: a link to confirm, or to their choices once confirmed. */
export function writeRequestMail({ id, state, createdAt }: Subscriber, { now, seller }: Writing): SubscriberMail {
  const token = { subscriberId: id, use: 'choose', issuedAt: issueTime(now, createdAt) } as const;
  const message =
    state === 'confirmed'
      ? writeEmail({
          subject: `You get letters from ${PRODUCT_NAME}`,
          name: '',
          paragraphs: [
            'Somebody, probably you, asked for our letters for this address. It gets them already, and nothing has changed.',
          ],
          link: { label: 'Your choices', address: subscriptionPage(token) },
          choice: unsubscribeLink(token),
          seller,
        })
      : writeEmail({
          subject: `Please confirm: letters from ${PRODUCT_NAME}`,
          name: '',
          paragraphs: [
            'Somebody, probably you, asked for our letters for this address. They begin once you press the button on the page behind this link, within 7 days.',
            'If it was not you, there is nothing for you to do: no letter comes, and we delete your address.',
          ],
          link: { label: 'Confirm', address: subscriptionPage({ ...token, use: 'confirm' }) },
          choice: unsubscribeLink(token),
          seller,
        });
  return toSubscriberMail(message, token);
}

function describeConsent({ event, sentence, at }: Consent, events: typeof EVENTS): string {
  const words = findConsentSentence(sentence);
  const what = `${formatTime(at.toISOString())}: you ${events[event]}`;
  if (words !== null) return `${what}, and read: “${words}”`;
  return sentence === ONE_CLICK ? `${what} in your mail program.` : `${what}.`;
}

function describeReminder({ exhibitionId, event, confirmedAt, consents }: AddressReminder): string[] {
  const state = confirmedAt === null ? 'unconfirmed' : 'confirmed';
  return [
    `A reminder of the ${event} of ${pagePaths(config().siteUrl).exhibition(exhibitionId)}. Its state: ${state}.`,
    ...consents.map((consent) => describeConsent(consent, REMINDER_EVENTS)),
  ];
}

/** Everything that is stored of an address. */
export function writeExportMail(
  { id, email, letters, reminders }: StoredAddress,
  { now, seller }: Writing,
): SubscriberMail {
  const stored = [...(letters ? [letters] : []), ...reminders].map(({ createdAt }) => createdAt);
  const token = { subscriberId: id, use: 'choose', issuedAt: issueTime(now, ...stored) } as const;
  const message = writeEmail({
    subject: `What ${PRODUCT_NAME} has stored of your address`,
    name: '',
    paragraphs: [
      `The address: ${email}.`,
      ...(letters ? [`Letters. Their state: ${letters.state}.`] : []),
      ...(letters?.consents.map((consent) => describeConsent(consent, EVENTS)) ?? []),
      ...reminders.flatMap(describeReminder),
      'Mails like this one are kept for 7 days. There is nothing else; if you have an account, its settings give you what it holds.',
    ],
    link: { label: 'Your choices', address: subscriptionPage(token) },
    choice: unsubscribeLink(token),
    seller,
  });
  return toSubscriberMail(message, token);
}
