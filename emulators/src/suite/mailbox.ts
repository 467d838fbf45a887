import { createServer } from 'node:http';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { HOST, MAILBOX_PORT, SMTP_PORT } from './addresses.ts';
import { mailPage, mailsPage, type ReceivedMail } from './mailbox-pages.ts';

/** Mails that stay; the oldest go first. */
const MAILS_MAX = 1000;

/**
 * Starts a mail server on loopback and a web page that shows what it got; nothing is sent on. Calls `onMail` for each
 * mail. Both end with the process.
 */
export async function startMailbox(onMail: (mail: ReceivedMail) => void = () => {}): Promise<void> {
  const mails: ReceivedMail[] = [];
  let count = 0;
  const receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      simpleParser(stream).then((parsed) => {
        count += 1;
        const mail = toReceived(parsed, count, envelope.rcptTo.map(({ address }) => address).join(', '));
        mails.push(mail);
        if (mails.length > MAILS_MAX) mails.shift();
        onMail(mail);
        done();
      }, done);
    },
  });
  const pages = createServer((request, response) => {
    const page = answer(request.url ?? '/', mails);
    response.writeHead(page === null ? 404 : 200, {
      'Content-Type': page?.type ?? 'text/plain; charset=utf-8',
      // A mail runs nothing; pictures come from the site.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src *; frame-src 'self'",
      'Cache-Control': 'no-store',
    });
    response.end(page?.body ?? 'There is no such mail.');
  });
  receiver.server.unref();
  pages.unref();
  await Promise.all([
    new Promise<void>((resolve, reject) => {
      receiver.on('error', reject);
      receiver.listen(SMTP_PORT, HOST, resolve);
    }),
    new Promise<void>((resolve, reject) => {
      pages.on('error', reject);
      pages.listen(MAILBOX_PORT, HOST, resolve);
    }),
  ]);
}

/** Returns a mail as the pages show it. */
export const toReceived = (
  { subject, text, html, headerLines }: ParsedMail,
  number: number,
  to: string,
): ReceivedMail => ({
  number,
  receivedAt: new Date(),
  to,
  subject: subject ?? '',
  text: text ?? '',
  html: html || '',
  headers: headerLines.map(({ line: bytes }) => {
    // The parser gives each byte as a character; mails to addresses beyond ASCII have headers in UTF-8.
    const line = Buffer.from(bytes, 'latin1').toString();
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() };
  }),
});

const HTML = 'text/html; charset=utf-8';

function answer(path: string, mails: readonly ReceivedMail[]): { type: string; body: string } | null {
  if (path === '/') return { type: HTML, body: mailsPage(mails.toReversed()) };
  if (path === '/mails.json') return { type: 'application/json', body: JSON.stringify(mails) };
  const [, number, part] = /^\/mails\/(\d+)(\/html)?$/.exec(path) ?? [];
  const mail = mails.find((one) => one.number === Number(number));
  if (!mail) return null;
  // Links open beside the mailbox: the frame itself may go nowhere.
  return { type: HTML, body: part ? `<base target="_blank">${mail.html}` : mailPage(mail) };
}
