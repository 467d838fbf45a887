import { createHash } from 'node:crypto';
import type { ContactMessage } from '@aperture-byline/contract/contact/schemas';
import { queueMail } from '../../data/mail.ts';
import { config } from '../../lib/config.ts';
import { ApiError } from '../../lib/errors.ts';
import { escapeHtml } from '../../lib/html.ts';

/**
 * Queues the message as a mail to the site's contact address. The same message on the same day is one mail, so that a double click or
 * a retry sends it once; a message with the honeypot field filled is answered as usual and dropped.
 */
export async function sendContactMessage({ name, email, message, website }: ContactMessage): Promise<void> {
  if (website) return;
  const { contactEmail } = config();
  if (contactEmail === null)
    throw new ApiError('UNAVAILABLE', { cause: new Error('CONTACT_EMAIL is not set') });
  await queueMail(mailId(name, email, message), {
    to: contactEmail,
    // Lower case as in accounts, so that erasure finds it.
    replyTo: email.toLowerCase(),
    message: {
      subject: `Contact form: ${name.replace(/\s+/g, ' ')}`,
      text: `${name} <${email}>\n\n${message}`,
      html: `<p>${escapeHtml(name)} &lt;${escapeHtml(email)}&gt;</p><p style="white-space: pre-wrap">${escapeHtml(message)}</p>`,
    },
  });
}

function mailId(...parts: string[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256').update(JSON.stringify([day, ...parts]));
  return `contact-${hash.digest('hex').slice(0, 48)}`;
}
