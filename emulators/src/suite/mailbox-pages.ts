/** Mail that the suite sent to its mailbox. */
export interface ReceivedMail {
  /** Counts from 1 on. */
  number: number;
  receivedAt: Date;
  /** To whom it was sent, whatever its headers say. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Lines of the message, without the decoding of encoded words. */
  headers: { name: string; value: string }[];
}

/** Lists mails, the newest first. The page loads itself again. */
export function mailsPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    (mail) => `<tr>
      <td>${escapeText(mail.to)}</td>
      <td><a href="/mails/${mail.number}">${escapeText(mail.subject || '(no subject)')}</a></td>
      <td><time>${mail.receivedAt.toLocaleTimeString('en-GB')}</time></td>
    </tr>`,
  );
  const list =
    mails.length === 0
      ? '<p>No mail yet. It appears here as soon as the site sends one.</p>'
      : `<table><thead><tr><th>To</th><th>Subject</th><th>At</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Mailbox', `<h1>Mailbox</h1>${list}`, '<meta http-equiv="refresh" content="5">');
}

/** An address of a text, without what may stand around it; that of a mail with HTML alone has brackets. */
const LINK = /https?:\/\/[^\s>)\]]+/g;

/** Shows a mail: its headers, its HTML in a frame that runs nothing, its text, and its links. */
export function mailPage(mail: ReceivedMail): string {
  const headers = mail.headers.map(
    ({ name, value }) => `<tr><th scope="row">${escapeText(name)}</th><td>${escapeText(value)}</td></tr>`,
  );
  const links = [...new Set(mail.text.match(LINK))].map(
    (link) => `<li><a href="${escapeText(link)}" target="_blank" rel="noopener">${escapeText(link)}</a></li>`,
  );
  const subject = mail.subject || '(no subject)';
  return page(
    subject,
    `<p><a href="/">← Mailbox</a></p>
    <h1>${escapeText(subject)}</h1>
    <p>To ${escapeText(mail.to)}</p>
    <iframe title="The mail as HTML" src="/mails/${mail.number}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    <h2>Links</h2><ul>${links.join('') || '<li>None</li>'}</ul>
    <h2>Text</h2><pre>${escapeText(mail.text)}</pre>
    <h2>Headers</h2><table>${headers.join('')}</table>`,
  );
}

const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>${head}
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem; border-bottom: 1px solid #8884;
  overflow-wrap: anywhere; }
td:last-child time { white-space: nowrap; }
iframe { width: 100%; height: 70vh; border: 1px solid #8886; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
li { overflow-wrap: anywhere; }
</style>
</head>
<body>${body}</body>
</html>`;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
