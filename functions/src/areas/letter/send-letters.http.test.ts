import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  LETTER_HOURS_LATE,
  type Letter,
  type LetterList,
  type PublicLetter,
  type PublicLetterItem,
} from '@aperture-byline/contract/letter/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import type { StoredSubscriber } from '@aperture-byline/contract/subscription/stored';
import { BOUNCES_MAX } from '@aperture-byline/contract/subscription/wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { db, putAll, removeAllDocuments } from '../../../test-support/project/database.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { call, get, postJson, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { putExhibition } from '../../../test-support/works/fixtures.ts';
import { type Delivery, NO_DELIVERY } from '../../data/mail/delivery.ts';
import { eraseAddress } from '../../data/mail/letters.ts';
import { mails } from '../../data/mail/mail.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { followMail } from '../../events/mail-events.ts';
import { sendLetters } from './send-letters.ts';

const people = joinForTests({ admin: { admin: true } });
const TOKEN = /\/subscription\/([\w-]+)/;
/** Parts of a letter, in their order. */
const ORDER = /Dear friends.*\/exhibition\/.*Yours/s;

afterEach(() => vi.restoreAllMocks());

const address = (index: number) => `reader-${index}@example.com`;
const subscriber = (email: string, fields: Partial<StoredSubscriber> = {}): StoredSubscriber => ({
  email,
  state: 'confirmed',
  consents: [],
  createdAt: inDays(-2),
  failedMails: [],
  endedAt: null,
  expiresAt: null,
  ...fields,
});
const at = (email: string) => `subscribers/${subscriberId(email)}`;
const stored = async (email: string) => (await db.doc(at(email)).get()).data() as StoredSubscriber | undefined;

/** Seven confirmed subscribers, and two who get no letters. */
const READERS = Array.from({ length: 7 }, (_, index) => address(index));
beforeEach(async () => {
  for (const name of ['subscribers', 'mail', 'letters'])
    for (const { ref } of (await db.collection(name).get()).docs) await ref.delete();
  await putAll({
    ...Object.fromEntries(READERS.map((email) => [at(email), subscriber(email)])),
    [at('waiting@example.com')]: subscriber('waiting@example.com', {
      state: 'unconfirmed',
      expiresAt: inDays(7),
    }),
    [at('gone@example.com')]: subscriber('gone@example.com', {
      state: 'unsubscribed',
      expiresAt: inDays(300),
    }),
  });
});

const TEXT = '<p>Dear friends</p><letter-block kind="exhibitions"></letter-block><p>Yours</p>';

/** A letter that is due in an hour. */
async function scheduled(fields: object = {}): Promise<Letter> {
  const { admin } = people;
  const content = {
    subject: 'Four rooms in winter',
    previewText: 'What opens',
    html: TEXT,
    ...fields,
  };
  const made = await postJson('/studio/letter', content, { token: admin.token });
  const { id, version } = made.body.data as Letter;
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const { body } = await postJson(`/studio/letter/${id}/schedule`, { version, sendAt }, { token: admin.token });
  return body.data as Letter;
}
const due = () => new Date(Date.now() + 2 * 3_600_000);
const letterMails = async () => (await db.collection('mail').get()).docs.filter(({ id }) => id.startsWith('letter-'));
const sentTo = async () => (await letterMails()).map((mail) => mail.get('to')).sort();
const readLetter = ({ id }: Letter) => get<Letter>(`/studio/letter/${id}`, people.admin);

describe('sending', () => {
  test('When a letter is due, then each confirmed subscriber gets one mail, with one click to end letters, and the archive shows it', async () => {
    const exhibition = await putExhibition({ startDate: inDays(-0.01), endDate: inDays(3) });
    const letter = await scheduled();
    expect(await sendLetters()).toBe(0);
    const before = await Promise.all(READERS.map(stored));
    expect(await sendLetters(due(), { batch: 3 })).toBe(READERS.length);
    expect(await sendLetters(due(), { batch: 3 })).toBe(0);
    expect(await sentTo()).toEqual(READERS);
    expect(await Promise.all(READERS.map(stored))).toEqual(before);
    expect(await readLetter(letter)).toMatchObject({ state: 'sent', recipients: READERS.length });

    const tokens = new Set<string>();
    for (const mail of await letterMails()) {
      const { headers, message } = mail.data();
      const [, token = ''] = TOKEN.exec(message.text) ?? [];
      tokens.add(token);
      expect(message.html).toContain(`/subscription/${token}`);
      expect(message.html).toContain(`/letters/${letter.id}`);
      for (const one of [message.html, message.text]) {
        expect(one).toContain(`/exhibition/${exhibition}`);
        expect(one).toMatch(ORDER);
      }
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      expect(headers['List-Unsubscribe']).toMatch(/^<https?:\/\/[^\s<>]+\/unsubscribe>$/);
    }
    expect(tokens.size).toBe(READERS.length);
    const [mail] = await letterMails();
    const path = new URL(mail?.get('headers.List-Unsubscribe').slice(1, -1)).pathname;
    expect((await fetch(`${SUITE_URL}${path}`, { method: 'POST' })).status).toBe(200);
    expect((await stored(mail?.get('to')))?.state).toBe('unsubscribed');

    const [item] = await get<PublicLetterItem[]>('/letter');
    expect(item).toMatchObject({ id: letter.id, subject: 'Four rooms in winter' });
    const shown = await get<PublicLetter>(`/letter/${letter.id}`);
    const words = [{ html: '<p>Dear friends</p>' }, { html: '<p>Yours</p>' }];
    expect(shown.parts).toEqual([
      words[0],
      { block: 'exhibitions', works: [expect.objectContaining({ path: `/exhibition/${exhibition}` })] },
      words[1],
    ]);
    for (const path of ['/letters', `/letters/${letter.id}`, '/letters/feed.xml', '/letters/feed.json']) {
      const response = await fetch(`${SUITE_URL}${path}`);
      expect(response.status, path).toBe(200);
      const answer = await response.text();
      expect(answer, path).toContain('Four rooms in winter');
      if (path !== '/letters') expect(answer, path).toMatch(ORDER);
      expect(answer, path).not.toContain('letter-block');
    }
    // A work that is not public any more leaves the archive.
    await db.doc(`exhibitions/${exhibition}`).update({ status: 'draft' });
    expect((await get<PublicLetter>(`/letter/${letter.id}`)).parts).toEqual(words);
  });

  /** Each point of a run at which it can be killed, by the transactions that it has made by then. */
  test.each([
    ['before it began', 0, 3],
    ['after it was frozen', 1, 3],
    ['after the first batch', 2, 3],
    ['after the second batch', 3, 3],
    ['when all mails were queued, and before it was noted', 2, READERS.length],
  ])('When a run is killed %s, then the next one goes on, and nobody gets two', async (_name, transactions, batch) => {
    const letter = await scheduled();
    const runTransaction = db.runTransaction.bind(db);
    let left = transactions;
    vi.spyOn(db, 'runTransaction').mockImplementation(async (...args) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return runTransaction(...args);
    });
    await sendLetters(due(), { batch });
    vi.restoreAllMocks();
    expect((await readLetter(letter)).state).not.toBe('sent');
    await sendLetters(due(), { batch });
    expect(await sentTo()).toEqual(READERS);
    expect(await readLetter(letter)).toMatchObject({ state: 'sent', recipients: READERS.length });
  });

  test('When a commit breaks off, then none of its mails is there, and the next run queues them', async () => {
    const letter = await scheduled();
    await db.doc(`letters/${letter.id}`).update({ state: 'sending', cursor: '', content: { html: '', text: '' } });
    const [third] = (await db.collection('subscribers').where('state', '==', 'confirmed').get()).docs.slice(2);
    // As if another run had queued one of them without its cursor, which can't be.
    const obstacle = db.doc(`mail/letter-${letter.id}-${third?.id}`);
    await obstacle.set({ to: 'other@example.com', message: { subject: '', text: '', html: '' } });
    await sendLetters(due(), { batch: 3 });
    expect(await sentTo()).toEqual(['other@example.com']);
    await obstacle.delete();
    await sendLetters(due(), { batch: 3 });
    expect(await sentTo()).toEqual(READERS);
  });

  test('When two runs are beside each other, then everybody gets one', async () => {
    await scheduled();
    await Promise.all([sendLetters(due(), { batch: 2 }), sendLetters(due(), { batch: 3 })]);
    await sendLetters(due());
    expect(await sentTo()).toEqual(READERS);
  });

  test('When somebody ends letters while it is sent, then they get none, and what changes in the house changes no mail', async () => {
    const letter = await scheduled();
    await sendLetters(due(), { batch: 3 });
    await db.doc(`letters/${letter.id}`).update({ state: 'sending', content: { html: '<p>Frozen</p>', text: '' } });
    for (const { ref } of await letterMails()) await ref.delete();
    const last = (await db.collection('subscribers').where('state', '==', 'confirmed').get()).docs.at(-1);
    await last?.ref.update({ state: 'unsubscribed' });
    await db.doc(`letters/${letter.id}`).update({ cursor: '', html: '<p>Changed</p>' });
    await sendLetters(due());
    expect(await sentTo()).toEqual(READERS.filter((email) => email !== last?.get('email')));
    for (const mail of await letterMails()) expect(mail.get('message.html')).toContain('<p>Frozen</p>');
  });

  test('When the last reader of a batch erases their address, then the letter goes on behind it and names it no more', async () => {
    const letter = await scheduled();
    await sendLetters(due());
    expect((await db.doc(`letters/${letter.id}`).get()).get('cursor')).toBe('');
    const ids = READERS.map(subscriberId).sort();
    const [before = '', last = ''] = ids.slice(2);
    for (const { ref, id } of (await letterMails()).toSorted((a, b) => a.id.localeCompare(b.id)).slice(4)) {
      expect(id).not.toContain(last);
      await ref.delete();
    }
    await db
      .doc(`letters/${letter.id}`)
      .update({ state: 'sending', cursor: last, content: { html: '<p>Words</p>', text: '' } });
    await eraseAddress(last);
    expect((await db.doc(`letters/${letter.id}`).get()).get('cursor')).toBe(before);
    await sendLetters(due());
    expect((await letterMails()).map(({ id }) => id.slice(-32)).sort()).toEqual(ids.filter((id) => id !== last));
  });

  test('When a letter was due too long ago, then it is not sent, says so, and can be scheduled again', async () => {
    const { admin } = people;
    const letter = await scheduled();
    const late = new Date(Date.now() + (LETTER_HOURS_LATE + 2) * 3_600_000);
    expect(await sendLetters(late)).toBe(0);
    expect(await sendLetters(late)).toBe(0);
    expect(await sentTo()).toEqual([]);
    const missed = await readLetter(letter);
    expect(missed).toMatchObject({ state: 'draft', sendAt: null, missedAt: letter.sendAt });
    expect((await get<LetterList>('/studio/letter', admin)).letters[0]?.missedAt).toBe(letter.sendAt);
    const { body } = await postJson(
      `/studio/letter/${letter.id}/schedule`,
      { version: missed.version, sendAt: new Date(Date.now() + 3_600_000).toISOString() },
      { token: admin.token },
    );
    expect(body.data).toMatchObject({ state: 'scheduled', missedAt: null });
    expect(await sendLetters(due())).toBe(READERS.length);
  });

  test('When it is taken back before it is due, then nothing is sent; once it is being sent it can not be', async () => {
    const { admin } = people;
    const letter = await scheduled();
    const unschedule = () => postJson(`/studio/letter/${letter.id}/unschedule`, {}, { token: admin.token });
    expect((await unschedule()).status).toBe(200);
    expect(await sendLetters(due())).toBe(0);
    await db.doc(`letters/${letter.id}`).update({ state: 'sending' });
    const { status, body } = await unschedule();
    expect([status, body.error.code]).toEqual([409, 'WRONG_STATE']);
  });

  test('When it is taken back while its blocks are filled, then nothing is sent', async () => {
    const letter = await scheduled();
    const runTransaction = db.runTransaction.bind(db);
    vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (...args) => {
      await db.doc(`letters/${letter.id}`).update({ state: 'draft', sendAt: null, version: 9 });
      return runTransaction(...args);
    });
    expect(await sendLetters(due())).toBe(0);
    expect(await sentTo()).toEqual([]);
    expect(await readLetter(letter)).toMatchObject({ state: 'draft', recipients: 0 });
  });

  test('When the schedule’s command runs, then it queues what is due by then', async () => {
    await scheduled();
    const command = fileURLToPath(new URL('../../operator-commands.ts', import.meta.url));
    const run = (...args: string[]) => promisify(execFile)(process.execPath, [command, 'schedule', 'letters', ...args]);
    expect((await run()).stdout).toContain('letters: 0 mails queued');
    expect((await run('2')).stdout).toContain(`letters: ${READERS.length} mails queued`);
    const { letters, subscribers } = await get<LetterList>('/studio/letter', people.admin);
    expect(letters[0]).toMatchObject({ state: 'sent', recipients: READERS.length });
    expect(subscribers).toBe(READERS.length);
  });
});

describe('a mail that could not be delivered', () => {
  const [email = ''] = READERS;
  const mail = (id: string, state: Delivery['state'], fields: object = {}) => ({
    id,
    to: email,
    subscriberId: subscriberId(email),
    message: { subject: '', text: '', html: '' },
    delivery: { ...NO_DELIVERY, state },
    ...fields,
  });
  const deliver = (id: string, state: Delivery['state'], before: Delivery['state'] | null = 'PROCESSING') =>
    followMail({ before: before === null ? null : mail(id, before), after: mail(id, state) });

  test('When it is the third in a row, then letters end, however often its events come', async () => {
    for (let failed = 1; failed < BOUNCES_MAX; failed += 1)
      for (let repeat = 0; repeat < 3; repeat += 1) await deliver(`one-${failed}`, 'ERROR');
    expect(await stored(email)).toMatchObject({ state: 'confirmed', failedMails: ['one-1', 'one-2'] });
    await deliver('one-3', 'ERROR');
    expect(await stored(email)).toMatchObject({
      state: 'unsubscribed',
      failedMails: [],
      consents: [{ event: 'bounced' }],
      endedAt: expect.anything(),
      expiresAt: expect.anything(),
    });
  });

  test('When one is delivered in between, then they are counted anew', async () => {
    for (const [id, state] of [
      ['two-1', 'ERROR'],
      ['two-2', 'ERROR'],
      ['two-3', 'SUCCESS'],
      ['two-4', 'ERROR'],
    ] as const)
      await deliver(id, state);
    expect(await stored(email)).toMatchObject({ state: 'confirmed', failedMails: ['two-4'] });
  });

  test('When it is stored, then the trigger counts it; a mail to nobody in particular reads nothing', async () => {
    const reference = db.doc('mail/three');
    await reference.set({
      to: email,
      subscriberId: subscriberId(email),
      message: { subject: '', text: '', html: '' },
    });
    await reference.update({ delivery: { state: 'ERROR', error: 'Error: 550', attempts: 1 } });
    const snapshot = await reference.get();
    await followMail({ before: null, after: mails.parse(snapshot) });
    expect((await stored(email))?.failedMails).toEqual(['three']);
    const read = vi.spyOn(db, 'runTransaction');
    const { subscriberId: _none, ...other } = mail('four', 'ERROR');
    await followMail({ before: null, after: other });
    await deliver('five', 'ERROR', 'ERROR');
    expect(read).not.toHaveBeenCalled();
  });
});

test('When nothing was sent, then the archive is empty, and a draft is no page', async () => {
  const letter = await scheduled();
  expect(await get('/letter')).toEqual([]);
  expect((await call(`/letter/${letter.id}`)).status).toBe(404);
  expect((await fetch(`${SUITE_URL}/letters/${letter.id}`)).status).toBe(404);
  await removeAllDocuments();
});
