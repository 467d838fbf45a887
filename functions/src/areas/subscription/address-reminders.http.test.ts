import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { DAY, MINUTE } from '@aperture-byline/contract/shared/durations';
import { CONSENT } from '@aperture-byline/contract/subscription/consent';
import { REMINDER_CONSENTS } from '@aperture-byline/contract/subscription/consents';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import {
  type ChangedSubscription,
  SUBSCRIPTION_MAILS_PER_DAY,
  type Subscription,
} from '@aperture-byline/contract/subscription/wire';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { mailsTo } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { onOneDay } from '../../../test-support/servers/on-one-day.ts';
import { call, get, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { putExhibition } from '../../../test-support/works/fixtures.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { sendReminders } from '../reminder/send-reminders.ts';
import { replayAddresses } from './replay-addresses.ts';

const TOKEN = /\/subscription\/([\w-]+)/;

afterEach(() => vi.useRealTimers());

const newAddress = () => `${uniqueId('reader')}@example.com`;
const upcoming = (fields: object = {}) =>
  putExhibition({
    title: 'Low <b>Tide</b>\r\nBcc: all',
    startDate: inDays(3),
    endDate: inDays(20),
    ...fields,
  });
const afterOpening = () => new Date(inDays(3).getTime() + MINUTE);

interface Asked {
  exhibitionId: string;
  email: string;
}

const request = ({ exhibitionId, email }: Asked, event: ReminderEvent = 'opening', at?: string) =>
  postJson(`/exhibition/${exhibitionId}/reminder`, { email, consent: REMINDER_CONSENTS[event] }, { ...(at && { at }) });
const confirm = (token: string, event: ReminderEvent = 'opening', at?: string) =>
  postJson(
    `/subscription/${token}/reminder`,
    { consent: REMINDER_CONSENTS[event] },
    { method: 'PUT', ...(at && { at }) },
  );
const read = (token: string) => get<Subscription>(`/subscription/${token}`);
const remove = (path: string) => call(path, { method: 'DELETE' });
const stored = async ({ exhibitionId, email }: Asked) =>
  (await db.doc(`subscribers/${subscriberId(email)}/reminders/${exhibitionId}`).get()).data();

/** Asks for a reminder; the token of the mail about it. */
async function ask({ email = newAddress(), exhibitionId, event }: Partial<Asked> & { event?: ReminderEvent } = {}) {
  const asked = { email, exhibitionId: exhibitionId ?? (await upcoming()) };
  const known = new Set((await mailsTo(asked)).map(({ id }) => id));
  expect((await request(asked, event)).status).toBe(201);
  const mail = (await mailsTo(asked)).find(({ id }) => !known.has(id));
  return { ...asked, mail, token: TOKEN.exec(mail?.message.text ?? '')?.[1] ?? '' };
}

/** Confirmed; `token` leads to the choices from then on. */
async function askAndConfirm(fields: Parameters<typeof ask>[0] = {}) {
  const { token: confirming, ...asked } = await ask(fields);
  const { status, body } = await confirm(confirming, fields.event);
  expect(status).toBe(200);
  return { ...asked, confirming, token: (body.data as ChangedSubscription).token };
}

const sentTo = async (asked: Asked) => (await mailsTo(asked)).filter(({ id }) => /^(?:reminder|closing)-/.test(id));

/** Returns the parts of a reply that must be equal for every address, so that none is revealed. */
const visible = ({ status, text, headers }: Reply) =>
  JSON.stringify({
    status,
    text,
    names: [...headers.keys()].filter((name) => name !== 'x-document-reads').sort(),
  });

describe('a reminder by address', () => {
  test('When the instance that confirms has a clock that is behind, then the answer is 200, and its link works', async () => {
    const { token } = await ask();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 30_000 });
    const { status, body } = await confirm(token);
    vi.useRealTimers();
    expect(status).toBe(200);
    expect((await read((body.data as ChangedSubscription).token)).reminders).toHaveLength(1);
  });

  test('When somebody asks, then the address waits for its owner, whom one mail asks; programs that open its links change nothing', async () => {
    const { mail, token, ...asked } = await ask();
    expect(await stored(asked)).toMatchObject({
      email: asked.email,
      event: 'opening',
      confirmedAt: null,
      consents: [{ event: 'requested', sentence: REMINDER_CONSENTS.opening }],
    });
    const days = ((await stored(asked))?.expiresAt.toMillis() - Date.now()) / DAY;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(mail?.message.subject).toBe('Please confirm: a reminder of Low <b>Tide</b> Bcc: all');
    expect(mail?.message.html).not.toContain('<b>Tide');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/[^\s<>]+-reminders-[\w-]+\/unsubscribe>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await expectUnchanged(async () => {
      const choice = { exhibitionId: asked.exhibitionId, title: expect.any(String), event: 'opening' };
      expect(await read(token)).toEqual({
        maskedEmail: 't…@example.com',
        state: null,
        waiting: choice,
        reminders: [],
        isStored: true,
        followNews: null,
      });
      expect((await call(`/subscription/${token}/unsubscribe`)).status).toBe(302);
    });
  });

  test('When it is confirmed twice, then it is mailed once when the exhibition opens, and the link is spent', async () => {
    const { token, ...asked } = await ask();
    for (let round = 0; round < 2; round += 1) expect((await confirm(token)).status).toBe(200);
    expect(await stored(asked)).toMatchObject({
      confirmedAt: expect.anything(),
      consents: [{ event: 'requested' }, { event: 'confirmed', sentence: REMINDER_CONSENTS.opening }],
    });
    expect(await read(token)).toMatchObject({
      waiting: null,
      reminders: [{ exhibitionId: asked.exhibitionId, event: 'opening' }],
    });
    await sendReminders(new Date());
    expect(await sentTo(asked)).toEqual([]);
    for (let round = 0; round < 2; round += 1) await sendReminders(afterOpening());
    const [mail, ...others] = await sentTo(asked);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subscriberId: subscriberId(asked.email),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      message: { subject: 'Now open: Low <b>Tide</b> Bcc: all' },
    });
    expect(mail?.expiresAt).toBeDefined();
    expect(await stored(asked)).toBeUndefined();
    const spent = await confirm(token);
    expect({ status: spent.status, message: spent.body.error.message }).toEqual({
      status: 404,
      message: subscriptionMessages.ended,
    });
  });

  test('When nobody confirms it, then nobody is mailed when the exhibition opens, and it is gone', async () => {
    const asked = await ask();
    await sendReminders(afterOpening());
    expect(await sentTo(asked)).toEqual([]);
    expect(await stored(asked)).toBeUndefined();
  });

  test('When it is asked for while the exhibition is open, then it comes before the end', async () => {
    const exhibitionId = await upcoming({ startDate: inDays(-1), endDate: inDays(6) });
    const asked = await askAndConfirm({ exhibitionId, event: 'closing' });
    await sendReminders(inDays(3));
    expect(await sentTo(asked)).toEqual([]);
    for (let round = 0; round < 2; round += 1) await sendReminders(new Date(inDays(4).getTime() + MINUTE));
    expect((await sentTo(asked)).map(({ message }) => message.subject)).toEqual([
      'Closing soon: Low <b>Tide</b> Bcc: all',
    ]);
  });

  test('When the exhibition is extended after the mail, and it is asked for again, then it comes again', async () => {
    const exhibitionId = await upcoming({ startDate: inDays(-1), endDate: inDays(5) });
    const asked = await askAndConfirm({ exhibitionId, event: 'closing' });
    await sendReminders(inDays(4));
    await db.doc(`exhibitions/${exhibitionId}`).update({ endDate: inDays(15) });
    await askAndConfirm({ ...asked, event: 'closing' });
    await sendReminders(inDays(14));
    expect(await sentTo(asked)).toHaveLength(2);
  });

  test('When the event of a reminder can not come any more, then it is of the next one once its owner says so', async () => {
    const exhibitionId = await upcoming();
    const asked = await askAndConfirm({ exhibitionId });
    await db.doc(`exhibitions/${exhibitionId}`).update({ startDate: inDays(-3) });
    const { token, mail } = await ask({ ...asked, event: 'closing' });
    expect(mail?.message.subject).toContain('Please confirm');
    expect(await stored(asked)).toMatchObject({
      event: 'opening',
      confirmedAt: expect.anything(),
      consents: [{ event: 'confirmed' }, { event: 'requested', sentence: REMINDER_CONSENTS.closing }],
    });
    expect((await request(asked, 'closing')).status).toBe(201);
    expect(await mailsTo(asked)).toHaveLength(2);
    expect((await read(token)).waiting).toMatchObject({ exhibitionId, event: 'closing' });
    for (let round = 0; round < 2; round += 1) expect((await confirm(token, 'closing')).status).toBe(200);
    expect(await read(token)).toMatchObject({ waiting: null, reminders: [{ event: 'closing' }] });
    await sendReminders(new Date(inDays(18).getTime() + MINUTE));
    expect((await sentTo(asked)).map(({ message }) => message.subject)).toEqual([
      'Closing soon: Low <b>Tide</b> Bcc: all',
    ]);
  });

  test('When one is taken back, then the others stay, and its old link does not bring it back', async () => {
    const email = newAddress();
    const first = await askAndConfirm({ email });
    const second = await askAndConfirm({ email });
    const path = `/subscription/${second.token}/reminder`;
    for (let round = 0; round < 2; round += 1) expect((await remove(`${path}/${first.exhibitionId}`)).status).toBe(200);
    expect((await confirm(first.confirming)).status).toBe(404);
    expect((await read(second.token)).reminders.map(({ exhibitionId }) => exhibitionId)).toEqual([second.exhibitionId]);
    await sendReminders(afterOpening());
    expect((await sentTo(first)).map(({ message }) => message.text)).toEqual([
      expect.stringContaining(`/exhibition/${second.exhibitionId}`),
    ]);
  });

  test('When it is taken back and asked for again at once, then a new link comes', async () => {
    const asked = await askAndConfirm();
    await remove(`/subscription/${asked.token}/reminder/${asked.exhibitionId}`);
    const again = await ask(asked);
    expect((await confirm(again.token)).status).toBe(200);
  });

  test('When an address is unknown, waits or is reminded, then the answer is the same, and a reminded one stays so', async () => {
    const exhibitionId = await upcoming();
    const reminded = await askAndConfirm({ exhibitionId });
    const waiting = await ask({ exhibitionId });
    const before = await stored(reminded);
    const replies = [];
    for (const { email } of [{ email: newAddress() }, waiting, reminded])
      replies.push(visible(await request({ exhibitionId, email })));
    expect(new Set(replies).size).toBe(1);
    expect(await stored(reminded)).toEqual(before);
    expect((await mailsTo(reminded)).map(({ message }) => message.subject).join()).toContain('You are reminded');
  });

  test('When it is asked for ten times at once, then one mail is queued', async () => {
    const asked = { exhibitionId: await upcoming(), email: newAddress() };
    const replies = await callAtOnce(10, (at) => request(asked, 'opening', at));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await mailsTo(asked)).toHaveLength(1);
    expect((await stored(asked))?.consents).toHaveLength(1);
  });

  test('When an address got five mails today, letters included, then no more is queued or stored, and nobody is told', async () => {
    await onOneDay(async () => {
      const email = newAddress();
      await postJson('/subscription', { email, consent: CONSENT });
      for (let round = 1; round < SUBSCRIPTION_MAILS_PER_DAY; round += 1) await ask({ email });
      const asked = { email, exhibitionId: await upcoming() };
      expect((await request(asked)).status).toBe(201);
      expect(await mailsTo(asked)).toHaveLength(SUBSCRIPTION_MAILS_PER_DAY);
      expect(await stored(asked)).toBeUndefined();
    });
  });

  test('When it is of what is not public or over, or other words were shown, then nothing changes', async () => {
    const email = newAddress();
    const [id, draft, closing, past] = [
      await upcoming(),
      await upcoming({ status: 'draft' }),
      await upcoming({ startDate: inDays(-1), endDate: inDays(2) }),
      await upcoming({ startDate: inDays(-3), endDate: inDays(-1) }),
    ];
    await expectUnchanged(async () => {
      for (const exhibitionId of [draft, 'nothing', '__x__'])
        expect((await request({ exhibitionId, email })).status, exhibitionId).toBe(404);
      for (const exhibitionId of [closing, past]) {
        const { status, body } = await request({ exhibitionId, email }, 'closing');
        expect({ status, message: body.error.message }).toEqual({
          status: 409,
          message: reminderMessages.over,
        });
      }
      const { status, body } = await request({ exhibitionId: id, email }, 'closing');
      expect({ status, message: body.error.message }).toEqual({
        status: 409,
        message: reminderMessages.changed,
      });
      for (const fields of [
        { email: 'a@example.com\r\nBcc: b@example.com' },
        { email: 'Ravi <ravi@example.com>' },
        { email: 'a@example.com,b@example.com' },
        { email, consent: CONSENT },
        { email, consent: 'constructor' },
        { email, confirmedAt: new Date() },
      ]) {
        const sent = { consent: REMINDER_CONSENTS.opening, ...fields };
        expect((await postJson(`/exhibition/${id}/reminder`, sent)).status).toBe(400);
      }
    });
  });
});

describe('the link that confirms a reminder', () => {
  test('When it is guessed, altered or made for something else, then it is 404 and nothing changes', async () => {
    const { token, exhibitionId, email } = await ask();
    const other = await ask();
    const letters = await postJson('/subscription', { email: other.email, consent: CONSENT });
    expect(letters.status).toBe(201);
    const [id = '', , issuedAt = ''] = token.split('-');
    const signature = token.slice(-32);
    await expectUnchanged(async () => {
      for (const guess of [
        token.replace(exhibitionId, other.exhibitionId),
        token.replace(id, subscriberId(other.email)),
        token.replace('-remind-', '-reminders-'),
        `${id}-remind-${issuedAt}-${signature}`,
        `${token.slice(0, -32)}${'0'.repeat(32)}`,
        subscriberId(email),
      ])
        for (const reply of [
          await confirm(guess),
          await call(`/subscription/${guess}`),
          await remove(`/subscription/${guess}/reminder/${exhibitionId}`),
          await call(`/subscription/${guess}/unsubscribe`, { method: 'POST' }),
        ])
          expect(reply.status, guess).toBe(404);
    });
  });

  test('When it is of letters, then it confirms no reminder', async () => {
    const { email, ...asked } = await ask();
    await postJson('/subscription', { email, consent: CONSENT });
    const mail = (await mailsTo({ email })).find(({ message }) => message.subject.includes('letters'));
    const [, token = ''] = TOKEN.exec(mail?.message.text ?? '') ?? [];
    await expectUnchanged(async () => expect((await confirm(token)).status).toBe(404));
    expect((await stored({ ...asked, email }))?.confirmedAt).toBeNull();
  });

  test('When seven days have passed, then it confirms nothing', async () => {
    const exhibitionId = await upcoming({ startDate: inDays(15) });
    const { token } = await ask({ exhibitionId });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY + MINUTE });
    expect((await confirm(token, 'opening', await startApp())).status).toBe(404);
  });

  test('When the exhibition was moved so that it is open, or withdrawn, then it is 409 with what to do', async () => {
    const [moved, withdrawn] = [await ask(), await ask()];
    await db.doc(`exhibitions/${moved.exhibitionId}`).update({ startDate: inDays(-2) });
    await db.doc(`exhibitions/${withdrawn.exhibitionId}`).update({ status: 'draft' });
    for (const asked of [moved, withdrawn]) {
      const { status, body } = await confirm(asked.token);
      expect({ status, message: body.error.message }).toEqual({
        status: 409,
        message: reminderMessages.over,
      });
      expect((await stored(asked))?.confirmedAt).toBeNull();
    }
    expect((await read(withdrawn.token)).waiting?.title).toBeNull();
  });
});

describe('what is stored of an address that is reminded', () => {
  test('When a mail program ends what a mail was about, then reminders end, or letters, and not the others', async () => {
    const { email, mail, ...asked } = await askAndConfirm();
    await postJson('/subscription', { email, consent: CONSENT });
    const letter = (await mailsTo({ email })).find(({ message }) => message.subject.includes('letters'));
    const [, confirming = ''] = TOKEN.exec(letter?.message.text ?? '') ?? [];
    await postJson(`/subscription/${confirming}`, { letters: true, consent: CONSENT }, { method: 'PUT' });
    const oneClick = (sent: typeof mail) => {
      const [, token = ''] = TOKEN.exec(sent?.headers?.['List-Unsubscribe'] ?? '') ?? [];
      return call(`/subscription/${token}/unsubscribe`, { method: 'POST' });
    };
    expect((await oneClick(letter)).status).toBe(200);
    expect(await stored({ ...asked, email })).toBeDefined();
    for (let round = 0; round < 2; round += 1) expect((await oneClick(mail)).status).toBe(200);
    expect(await stored({ ...asked, email })).toBeUndefined();
    const { state } = (await db.doc(`subscribers/${subscriberId(email)}`).get()).data() ?? {};
    expect(state).toBe('unsubscribed');
  });

  test('When its owner asks what is stored and erases it, then both concern reminders too, and nobody else', async () => {
    const kept = await askAndConfirm();
    const asked = await askAndConfirm();
    expect((await call(`/subscription/${asked.token}/export`, { method: 'POST' })).status).toBe(200);
    const exported = (await mailsTo(asked)).find(({ message }) => message.subject.startsWith('What'));
    for (const fact of [asked.email, `/exhibition/${asked.exhibitionId}`, 'confirmed it'])
      expect(exported?.message.text).toContain(fact);
    for (let round = 0; round < 2; round += 1) expect((await remove(`/subscription/${asked.token}`)).status).toBe(200);
    expect(await stored(asked)).toBeUndefined();
    expect(await mailsTo(asked)).toEqual([]);
    expect((await call(`/subscription/${asked.token}`)).status).toBe(404);
    const taken = await remove(`/subscription/${asked.token}/reminder/${asked.exhibitionId}`);
    expect(taken.status).toBe(404);
    expect(await stored(kept)).toBeDefined();
  });

  test('When a restored backup has an address that was erased since, then its reminders are erased again', async () => {
    const [erased, kept, again] = [await askAndConfirm(), await askAndConfirm(), await askAndConfirm()];
    const path = `subscribers/${subscriberId(erased.email)}/reminders/${erased.exhibitionId}`;
    const backup = (await db.doc(path).get()).data() as object;
    for (const { token } of [erased, again]) await remove(`/subscription/${token}`);
    await askAndConfirm({ email: again.email });
    await put(path, backup);
    for (let round = 0; round < 2; round += 1) await replayAddresses();
    expect(await stored(erased)).toBeUndefined();
    expect(await stored(kept)).toBeDefined();
    const { docs } = await db.collection(`subscribers/${subscriberId(again.email)}/reminders`).get();
    expect(docs).toHaveLength(1);
  });
});
