import { expect, test } from 'vitest';
import { uniqueId } from '../test-support/project/database.ts';
import { eventually } from '../test-support/project/eventually.ts';
import { postJson } from '../test-support/servers/suite.ts';

const MAILBOX = 'http://127.0.0.1:8025';
/** Part of a mail as the mailbox lists it. */
interface Received {
  number: number;
  subject: string;
  headers: { name: string; value: string }[];
}

test('When the site has a mail for somebody, then the mailbox of the suite shows it, sent by the house itself', async () => {
  const name = uniqueId('visitor');
  const message = { name, email: 'visitor@example.com', message: '<b>Hello</b>, is the gallery open?', website: '' };
  expect((await postJson('/contact', message)).status).toBe(201);
  const find = async () => {
    const mails = (await (await fetch(`${MAILBOX}/mails.json`)).json()) as Received[];
    return mails.filter(({ subject }) => subject.includes(name));
  };
  await eventually('the mail arrives', async () => (await find()).length > 0);
  const [mail, ...others] = await find();
  expect(others).toEqual([]);
  expect(mail?.headers).toContainEqual({ name: 'Reply-To', value: 'visitor@example.com' });
  expect(await (await fetch(MAILBOX)).text()).toContain(name);
  const page = await (await fetch(`${MAILBOX}/mails/${mail?.number}`)).text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).toContain('&lt;b>Hello&lt;/b>, is the gallery open?');
  const html = await fetch(`${MAILBOX}/mails/${mail?.number}/html`);
  expect(html.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await html.text()).toContain('is the gallery open?');
});
