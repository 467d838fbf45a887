import type { ContactMessage } from '@aperture-byline/contract/contact/bodies';
import { readSellerSettings } from '../../data/core/settings.ts';
import { listNearPeriods, queueMail } from '../../data/mail/mail.ts';
import { config } from '../../lib/config.ts';
import { writeEmail } from '../../lib/email/write-email.ts';
import { ApiError } from '../../lib/errors.ts';
import { sha256OfJson } from '../../lib/sha256.ts';

/** Queues a message as mail, once a day, as after a double click; one with the honeypot filled is dropped. */
export async function sendContactMessage({ name, email, message, website }: ContactMessage): Promise<void> {
  if (website) return;
  const { contactEmail } = config();
  if (contactEmail === null) throw new ApiError('UNAVAILABLE', { cause: new Error('CONTACT_EMAIL is not set') });
  const [id, ...near] = mailIds(name, email, message);
  const mail = {
    to: contactEmail,
    // Lower case as in accounts, so that erasure finds it.
    replyTo: email.toLowerCase(),
    message: writeEmail({
      subject: `Contact form: ${name}`,
      name: '',
      paragraphs: [`${name} <${email}> wrote:`, message],
      link: { label: 'Answer', address: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
      seller: await readSellerSettings(),
    }),
  };
  await queueMail(id, mail, near);
}

function mailIds(...parts: string[]) {
  return listNearPeriods(new Date(), (time) => {
    const day = time.toISOString().slice(0, 10);
    return `contact-${sha256OfJson([day, ...parts]).slice(0, 48)}`;
  });
}
