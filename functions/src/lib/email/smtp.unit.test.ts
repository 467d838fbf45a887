import { afterEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../test-support/servers/mail-server.ts';
import { connectMailServer, type OutgoingMail } from './smtp.ts';

const FROM = 'The House <house@example.com>';
/** Longer than this process may be busy with something else: a mail is to arrive before it has failed. */
const PATIENCE = { connectWithin: 2000, answerWithin: 2000 };

const servers: MailServer[] = [];
afterEach(async () => {
  for (const { close } of servers.splice(0)) await close();
});

async function start(reactions: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const server = await startMailServer(reactions);
  servers.push(server);
  return server;
}

const writeMail = (to: string): OutgoingMail => ({
  id: to,
  to,
  message: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
});

test.each([
  ['greets nobody', { onConnect: () => undefined }, 0],
  ['does not answer about a recipient', { onRcptTo: () => undefined }, 0],
  ['takes a mail and does not say so', { afterTaking: () => new Promise<void>(() => undefined) }, 1],
] as const)('When the server %s, then the mail has failed and may be sent again', async (_what, reactions, taken) => {
  const server = await start(reactions);
  const send = connectMailServer({ url: server.url, from: FROM }, 1000, PATIENCE);
  expect(await send(writeMail('reader@example.com'))).toEqual({ state: 'failed', error: expect.any(String) });
  expect(server.mails).toHaveLength(taken);
});

test.each([
  ['closes the connection', 'closes'],
  ['hangs', 'hangs'],
] as const)(
  'When the server %s over a mail on a connection that was used, then it sees it once',
  async (_what, name) => {
    const seen: string[] = [];
    const server: MailServer = await start({
      onRcptTo: ({ address }, session, done) => {
        seen.push(address);
        if (address.startsWith('closes')) return server.disconnect(session);
        if (!address.startsWith('hangs')) done();
      },
    });
    const send = connectMailServer({ url: server.url, from: FROM }, 100_000, PATIENCE);
    const [first, second] = ['first@example.com', `${name}@example.com`];
    expect(await send(writeMail(first))).toEqual({ state: 'sent' });
    expect(await send(writeMail(second))).toEqual({ state: 'failed', error: expect.any(String) });
    expect(seen).toEqual([first, second]);
  },
);

test('When mails come together, then each waits for its turn at the rate, and another sender does not', async () => {
  const server = await start({});
  const [slow, fast] = [10, 100_000].map((rate) => connectMailServer({ url: server.url, from: FROM }, rate, PATIENCE));
  const [first] = ['one', 'two'].map((name) => slow?.(writeMail(`${name}@example.com`)));
  await first;
  for (const name of ['three', 'four', 'five']) await fast?.(writeMail(`${name}@example.com`));
  expect(server.mails.flatMap(({ to }) => to)).toEqual(
    ['one', 'three', 'four', 'five'].map((name) => `${name}@example.com`),
  );
});

test('When the server hangs over some mails, then the others go out', async () => {
  const server = await start({
    onRcptTo: ({ address }, _session, done) => {
      if (!address.startsWith('hangs')) done();
    },
  });
  const send = connectMailServer({ url: server.url, from: FROM }, 1000, PATIENCE);
  const names = ['hangs-1', 'one', 'hangs-2', 'two', 'hangs-3', 'three'];
  const results = await Promise.all(names.map((name) => send(writeMail(`${name}@example.com`))));
  expect(results.map(({ state }) => state)).toEqual(['failed', 'sent', 'failed', 'sent', 'failed', 'sent']);
  expect(server.mails.flatMap(({ to }) => to).sort()).toEqual(
    ['one', 'three', 'two'].map((name) => `${name}@example.com`),
  );
});
