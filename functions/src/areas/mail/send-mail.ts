import { randomUUID } from 'node:crypto';
import { isRestoring } from '../../data/core/restore-flag.ts';
import { INCOMPLETE, recordResult, takeMail, wakeDueMails } from '../../data/mail/deliveries.ts';
import { config } from '../../lib/config.ts';
import { connectMailServer, type SendResult } from '../../lib/email/smtp.ts';
import { logError } from '../../lib/logger.ts';

let connected: ReturnType<typeof connectMailServer> | undefined;

/**
 * Sends a mail once, unless it is sent already or another run is at it; it waits where no mail server is set and during
 * a restore. A mail comes twice in one case alone: the server took it, and neither its answer nor this process lived
 * long enough for that to be stored. Both have the same `Message-ID`, by which mail programs show one.
 */
export async function sendMail(id: string): Promise<void> {
  const { mailServer, mailsPerMinute } = config();
  if (mailServer === null || (await isRestoring())) return;
  const lease = randomUUID();
  const mail = await takeMail(id, lease, new Date());
  if (mail === null) return;
  connected ??= connectMailServer(mailServer, mailsPerMinute);
  const { text, html } = mail.message;
  const result: SendResult =
    text.trim() === '' && html.trim() === '' ? { state: 'refused', error: INCOMPLETE } : await connected(mail);
  const state = await recordResult(id, lease, result, new Date());
  if (result.state !== 'sent') logError('A mail was not sent', result.error, { mailId: id, state: state ?? 'taken' });
}

/** Mails that one run of the schedule has sent again, in minutes of the mail server's rate. */
const MINUTES = 5;

/** Has mails sent that wait after a failure, or whose event or run was lost. Returns how many. */
export const wakeMails = (now: Date): Promise<number> => wakeDueMails(MINUTES * config().mailsPerMinute, now);
