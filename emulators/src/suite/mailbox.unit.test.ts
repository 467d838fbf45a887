import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { toReceived } from './mailbox.ts';
import { mailPage } from './mailbox-pages.ts';

const receive = async (...lines: string[]) => toReceived(await simpleParser(lines.join('\r\n')), 1, 'a@example.com');

test('When a mail has HTML alone, then its links are without the brackets of the text that is made of it', async () => {
  const html = '<a href="http://127.0.0.1:5173/gallery">Gallery</a>';
  const page = mailPage(await receive('Subject: Hello', 'Content-Type: text/html', '', html));
  expect(page.match(/href="http[^"]*"/g)).toEqual(['href="http://127.0.0.1:5173/gallery"']);
});

test('When headers are in UTF-8, then they are shown as they were written', async () => {
  const { headers } = await receive('To: ünï@exämple.org', 'Subject: Hello', '', 'Hello');
  expect(headers[0]).toEqual({ name: 'To', value: 'ünï@exämple.org' });
});
