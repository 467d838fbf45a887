import type { ContactMessage } from '@aperture-byline/contract/contact/bodies';
import { readSellerSettings } from '../../data/core/settings.ts';
import { addContactMessage, expiryOf } from '../../data/mail/contact-messages.ts';
import { listNearPeriods } from '../../data/mail/mail.ts';
import { config } from '../../lib/config.ts';
import { writeEmail } from '../../lib/email/write-email.ts';
import { sha256OfJson } from '../../lib/sha256.ts';

/**
 * Stores a message for the desk, once a day, as after a double click, and tells the house by mail where that has an
 * address; one with the honeypot filled is dropped.
 */
export async function sendContactMessage({ name, email, message, website }: ContactMessage): Promise<void> {
  if (website) return;
  const now = new Date();
  const { contactEmail, siteUrl } = config();
  // Lower case as in accounts, so that erasure finds it.
  const sender = email.toLowerCase();
  const mail = contactEmail && {
    to: contactEmail,
    replyTo: sender,
    expiresAt: expiryOf('closed', now),
    message: writeEmail({
      subject: `Contact form: ${name}`,
      name: '',
      paragraphs: [`${name} <${email}> wrote:`, message],
      link: { label: 'Answer at the desk', address: `${siteUrl}/studio/messages` },
      seller: await readSellerSettings(),
    }),
  };
  await addContactMessage(
    idsOf(name, email, message),
    {
      name,
      email: sender,
      message,
      createdAt: now,
      isOpen: true,
      answer: null,
      adminId: null,
      expiresAt: expiryOf('open', now),
    },
    mail || null,
  );
}

function idsOf(...parts: string[]) {
  return listNearPeriods(new Date(), (time) => sha256OfJson([time.toISOString().slice(0, 10), ...parts]).slice(0, 48));
}
