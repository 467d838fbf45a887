import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { HOUR, MINUTE } from '@aperture-byline/contract/shared/durations';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { type ReceivedMail, refusal, startMailServer } from '../../../test-support/servers/mail-server.ts';
import { firestore } from '../../data/core/database.ts';
import { LEASE } from '../../data/mail/delivery.ts';
import { createMail, type Mail, mails } from '../../data/mail/mail.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { followMail } from '../../events/mail-events.ts';
import { config } from '../../lib/config.ts';
import { beginRestore, endRestore, replay } from '../../restore.ts';
import { sendMail, wakeMails } from './send-mail.ts';

/** Runs when the server has got so far with a mail; returns whether it killed the sender of this recipient's mail. */
let atStage: (stage: 'recipient' | 'data' | 'taken', recipient: string) => boolean = () => false;
const recipientOf = (address: string) => address.slice(0, address.indexOf('@'));

const server = await startMailServer({
  onRcptTo: ({ address }, _session, done) => {
    const recipient = recipientOf(address);
    atStage('recipient', recipient);
    if (recipient === 'nobody') return done(refusal(550, 'no such user'));
    if (recipient.startsWith('greylisted')) return done(refusal(450, 'come again'));
    done();
  },
  beforeTaking: (mail, { close }) => {
    const [recipient = ''] = mail.to.map(recipientOf);
    if (atStage('data', recipient)) return close();
    if (recipient === 'spam') throw refusal(554, 'looks like spam');
    if (recipient === 'dropped') close();
  },
  afterTaking: ({ to: [to = ''] }) => {
    atStage('taken', recipientOf(to));
  },
});
const SENDER = { mailServer: { url: server.url, from: 'The House <house@example.com>' }, mailsPerMinute: 100_000 };
const { mailServer, mailsPerMinute } = config();
Object.assign(config(), SENDER);

const children: ChildProcess[] = [];
afterAll(async () => {
  // Other files run in this process too.
  Object.assign(config(), { mailServer, mailsPerMinute });
  for (const child of children) child.kill('SIGKILL');
  await server.close();
});
beforeEach(() => {
  atStage = () => false;
});

async function queue(to: string, fields: Partial<Mail> = {}, id = uniqueId('mail')): Promise<string> {
  const mail = { to, message: { subject: `For ${to}`, text: 'Hello', html: '<p>Hello</p>' }, ...fields };
  await firestore().runTransaction(async (transaction) => createMail(transaction, mails.at(id).reference, mail));
  return id;
}
const delivery = async (id: string) => (await mails.read(id))?.delivery;
const received = (to: string): ReceivedMail[] => server.mails.filter((mail) => mail.to.includes(to));

/** Moves what waits to now, which the schedule then has sent; its writes are followed as by the trigger. */
async function sendDue(id: string, late = LEASE): Promise<void> {
  const { dueAt } = (await delivery(id)) ?? {};
  await wakeMails(new Date((dueAt?.getTime() ?? 0) + late));
  await sendMail(id);
}

test('When a mail is queued, then it goes out once, with both bodies and its headers, and that is noted', async () => {
  const id = await queue('reader@example.com', {
    replyTo: 'desk@example.com',
    headers: { 'List-Unsubscribe': '<https://example.com/end>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    message: { subject: 'Grüße, नमस्ते', text: 'One text', html: '<p>One <b>page</b></p>' },
  });
  for (let time = 0; time < 3; time += 1) await sendMail(id);
  const [mail, ...others] = received('reader@example.com');
  expect(others).toEqual([]);
  expect(mail?.parsed).toMatchObject({
    subject: 'Grüße, नमस्ते',
    from: { text: '"The House" <house@example.com>' },
    replyTo: { text: 'desk@example.com' },
    messageId: expect.stringMatching(/^<[0-9a-f]{32}@example\.com>$/),
  });
  expect(mail?.parsed.text?.trim()).toBe('One text');
  expect(mail?.parsed.html).toContain('<p>One <b>page</b></p>');
  expect(mail?.raw).toContain('List-Unsubscribe: <https://example.com/end>');
  expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(await delivery(id)).toMatchObject({ state: 'SUCCESS', attempts: 1, dueAt: null, lease: null, error: null });
});

test('When 200 mails are named to two instances at once, and again, then each comes once', async () => {
  const ids = await Promise.all(Array.from({ length: 200 }, (_, index) => queue(`many-${index}@example.com`)));
  const instances = [await startSender(), await startSender()];
  for (let time = 0; time < 2; time += 1) await Promise.all(instances.map((instance) => sendBy(instance, ids)));
  const counts = new Map<string, number>();
  for (const { to } of server.mails) for (const one of to) counts.set(one, (counts.get(one) ?? 0) + 1);
  expect(ids.map((_, index) => counts.get(`many-${index}@example.com`))).toEqual(ids.map(() => 1));
});

test.each([
  ['before it has taken the mail', 'start', 1],
  ['once it is connected', 'recipient', 1],
  ['before the server has taken the mail', 'data', 1],
  ['after the server took it, before that was stored: the one case in which it comes twice', 'taken', 2],
  ['after that was stored', 'end', 1],
] as const)('When the process is killed %s, then the mail is not lost', async (_when, stage, times) => {
  const recipient = uniqueId('killed');
  const id = await queue(`${recipient}@example.com`);
  const instance = await startSender();
  const kill = () => instance.kill('SIGKILL');
  const ended = once(instance, 'exit');
  if (stage === 'start') kill();
  else if (stage === 'end') await sendBy(instance, [id]).then(kill);
  else {
    atStage = (at, whose) => {
      const isMeant = at === stage && whose === recipient;
      if (isMeant) kill();
      return isMeant;
    };
    instance.send([id]);
  }
  await ended;
  atStage = () => false;
  await sendMail(id);
  await sendDue(id);
  expect(await delivery(id)).toMatchObject({ state: 'SUCCESS' });
  const copies = received(`${recipient}@example.com`);
  expect(copies).toHaveLength(times);
  expect(new Set(copies.map(({ parsed }) => parsed.messageId)).size).toBe(1);
});

test.each(['nobody', 'spam'])(
  'When the server refuses %s for good, then nobody tries again, and it counts as a bounce',
  async (name) => {
    const email = `${name}@example.com`;
    const subscriber = `subscribers/${subscriberId(email)}`;
    await put(subscriber, { email, state: 'confirmed', consents: [], createdAt: new Date(), failedMails: [] });
    const id = await queue(email, { subscriberId: subscriberId(email) });
    const before = await mails.read(id);
    await sendMail(id);
    expect(await delivery(id)).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      dueAt: null,
      error: expect.stringMatching(/55[04]/),
    });
    await followMail({ before, after: await mails.read(id) });
    expect((await db.doc(subscriber).get()).get('failedMails')).toEqual([id]);
  },
);

test.each(['greylisted', 'dropped'])(
  'When the server has %s it, then it is tried again, later each time, for a day',
  async (name) => {
    const id = await queue(`${name}@example.com`);
    await sendMail(id);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      const found = await delivery(id);
      expect(found).toMatchObject({ state: 'RETRY', attempts: attempt, error: expect.any(String) });
      waits.push(Math.round(((found?.dueAt?.getTime() ?? 0) - Date.now()) / MINUTE));
      await sendDue(id);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    await db.doc(`mail/${id}`).update({ 'delivery.startTime': new Date(Date.now() - 24 * HOUR) });
    await sendDue(id);
    expect(await delivery(id)).toMatchObject({ state: 'ERROR', dueAt: null });
  },
);

test('When a mail that was written by hand lacks a message, then it ends with an error that says so', async () => {
  const path = `mail/${uniqueId('mail')}`;
  await put(path, { to: 'reader@example.com' });
  const read = async () => (await db.doc(path).get()).get('delivery');
  await eventually('it has ended', async () => (await read())?.state === 'ERROR');
  expect((await read()).error).toContain('`message`');
  expect(received('reader@example.com').filter(({ parsed }) => !parsed.subject)).toEqual([]);
});

test.each([
  ['an empty message', {}],
  ['a subject alone', { subject: 'Hello' }],
  ['a text of spaces', { subject: 'Hello', text: ' \n', html: '' }],
  ['a text that is none', { subject: 'Hello', text: 12 }],
])(
  'When a mail that was written by hand has %s, then it is not sent, and ends with an error',
  async (_what, message) => {
    const id = uniqueId('mail');
    await put(`mail/${id}`, { to: `${id}@example.com`, message });
    await sendMail(id);
    expect(await delivery(id)).toMatchObject({
      state: 'ERROR',
      dueAt: null,
      error: expect.stringContaining('a text or html'),
    });
    expect(received(`${id}@example.com`)).toEqual([]);
  },
);

test.each(['text', 'html'])('When a mail that was written by hand has %s alone, then it is sent', async (body) => {
  const id = uniqueId('mail');
  await put(`mail/${id}`, { to: `${id}@example.com`, message: { subject: 'Hello', [body]: '<p>Hello</p>' } });
  await sendMail(id);
  expect(await delivery(id)).toMatchObject({ state: 'SUCCESS' });
  expect(received(`${id}@example.com`)).toHaveLength(1);
});

test('When a mail waits and its time has not come, then neither its event nor the schedule sends it', async () => {
  const id = await queue('greylisted-twice@example.com');
  await sendMail(id);
  await sendMail(id);
  await wakeMails(new Date());
  expect(await delivery(id)).toMatchObject({ state: 'RETRY', attempts: 1 });
});

test('When line ends and further addresses stand in every field, then one message goes to one recipient', async () => {
  const attack = 'x\r\nBcc: victim@example.com\r\n\r\nBody';
  const id = await queue('one@example.com', {
    replyTo: attack,
    headers: { 'List-Unsubscribe': attack, 'X-Other\r\nBcc: victim@example.com\r\nX': 'y' },
    message: { subject: attack, text: 'Text', html: '<p>Text</p>' },
  });
  await sendMail(id);
  const [mail, ...others] = received('one@example.com');
  expect(others).toEqual([]);
  expect(mail?.to).toEqual(['one@example.com']);
  expect(mail?.parsed.bcc).toBeUndefined();
  expect(mail?.raw).not.toMatch(/^Bcc:/im);
  const list = await queue('first@example.com, victim@example.com');
  await sendMail(list);
  expect(await delivery(list)).toMatchObject({ state: 'ERROR' });
  expect(received('victim@example.com')).toEqual([]);
});

test('When a restore is under way, then nothing is sent until it ends', async () => {
  const id = await queue('after-restore@example.com');
  await beginRestore();
  await sendMail(id);
  expect(await delivery(id)).toMatchObject({ state: 'PENDING', attempts: 0 });
  await replay();
  await endRestore();
  expect(await mails.read(id)).toBeNull();
});

test('When no mail server is set, then mails wait, and go out once there is one', async () => {
  const id = await queue('waits@example.com');
  Object.assign(config(), { mailServer: null });
  await sendMail(id);
  expect(await delivery(id)).toMatchObject({ state: 'PENDING', attempts: 0 });
  Object.assign(config(), SENDER);
  await sendDue(id);
  expect(received('waits@example.com')).toHaveLength(1);
});

async function startSender(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../../../test-support/servers/send-mails.ts', import.meta.url));
  const { url, from } = SENDER.mailServer;
  const settings = { SMTP_URL: url, MAIL_FROM: from, MAILS_PER_MINUTE: '100000' };
  const child = fork(program, [], { env: { ...process.env, ...settings } });
  children.push(child);
  await once(child, 'message');
  return child;
}

async function sendBy(sender: ChildProcess, ids: readonly string[]): Promise<void> {
  const done = once(sender, 'message');
  sender.send(ids);
  await done;
}
