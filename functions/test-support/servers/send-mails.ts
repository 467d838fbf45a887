import { sendMail } from '../../src/areas/mail/send-mail.ts';

/**
 * `node send-mails.ts`: sends the mails that its parent names, all at once, and says when it has; a process of its own,
 * which may be killed.
 */
process.on('message', async (ids: readonly string[]) => {
  await Promise.all(ids.map(sendMail));
  process.send?.('done');
});
process.send?.('ready');
