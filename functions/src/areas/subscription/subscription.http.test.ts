import { dayInIndia, startOfDayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY, SECOND } from '@aperture-byline/contract/shared/durations';
import { messages } from '@aperture-byline/contract/shared/messages';
import { EMAIL_MAX } from '@aperture-byline/contract/shared/text/email';
import { CONSENT } from '@aperture-byline/contract/subscription/consent';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import {
  type ChangedSubscription,
  CONSENTS_MAX,
  SUBSCRIPTION_MAILS_PER_DAY,
  type Subscription,
} from '@aperture-byline/contract/subscription/wire';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { filesBelow } from '../../../test-support/project/files.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { call, get, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import type { Mail } from '../../data/mail/mail.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { signSubscriptionToken } from '../../lib/email/subscription-tokens.ts';
import { replayAddresses } from './replay-addresses.ts';

const TOKEN = /\/subscription\/([\w-]+)/;

afterEach(() => vi.useRealTimers());

interface StoredConsents {
  consents: { event: string; at: { toMillis(): number } }[];
}

/** Mails are counted by the day in India, which begins before that of UTC. */
const tomorrow = () => startOfDayInIndia(dayInIndia(new Date(Date.now() + DAY)));

const newAddress = () => `${uniqueId('reader')}@example.com`;
const request = (email: unknown, fields: object = {}) =>
  postJson('/subscription', { email, consent: CONSENT, ...fields });
const stored = async (email: string) => (await db.doc(`subscribers/${subscriberId(email)}`).get()).data();
const change = (token: string, letters: boolean) =>
  postJson(`/subscription/${token}`, { letters, consent: CONSENT }, { method: 'PUT' });
const read = (token: string) => get<Subscription>(`/subscription/${token}`);

async function mailsTo(email: string): Promise<Mail[]> {
  const { docs } = await db.collection('mail').where('to', '==', email).get();
  return docs.map((document) => document.data() as Mail);
}

const tokenIn = ({ message }: Mail): string => TOKEN.exec(message.text)?.[1] ?? '';

/** Asks for letters; the token of the mail that came last. */
async function ask(email = newAddress()): Promise<{ email: string; token: string; mail: Mail }> {
  expect((await request(email)).status).toBe(201);
  const mail = (await mailsTo(email)).at(-1) as Mail;
  return { email, token: tokenIn(mail), mail };
}

/** Confirmed; the token that leads to the choices from then on. */
async function subscribe(): Promise<{ email: string; confirming: string; token: string }> {
  const { email, token: confirming } = await ask();
  const { body } = await change(confirming, true);
  return { email, confirming, token: (body.data as ChangedSubscription).token };
}

/** Returns the parts of a reply that must be equal for every address, so that none is revealed. */
const visible = ({ status, text, headers }: Reply) => ({
  status,
  text,
  names: [...headers.keys()].filter((name) => name !== 'x-document-reads').sort(),
});

describe('asking for letters', () => {
  test('When somebody asks, then the address waits, and one mail has the link, in its headers too', async () => {
    const email = newAddress();
    const { status, body, headers } = await request(`  ${email.toUpperCase()} `);
    expect({ status, body }).toEqual({ status: 201, body: { returnCode: 201, data: null } });
    expect(headers.get('set-cookie')).toBeNull();
    expect(await stored(email)).toMatchObject({
      email,
      state: 'unconfirmed',
      consents: [{ event: 'requested', sentence: CONSENT }],
      endedAt: null,
    });
    const days = ((await stored(email))?.expiresAt.toMillis() - Date.now()) / DAY;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/[^\s<>]+\/api\/subscription\/[\w-]+\/unsubscribe>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(JSON.stringify(await stored(email))).not.toContain(tokenIn(mail as Mail).slice(-32));
  });

  test('When an address is unknown, waits, is confirmed or ended, then the answer is the same', async () => {
    const { email: confirmed } = await subscribe();
    const { email: ended, token } = await subscribe();
    await change(token, false);
    const { email: waiting } = await ask();
    const before = await stored(confirmed);
    const replies = [];
    for (const email of [newAddress(), waiting, confirmed, ended]) replies.push(visible(await request(email)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await stored(confirmed)).toEqual(before);
    expect((await stored(ended))?.state).toBe('unsubscribed');
    const { subject, text } = (await mailsTo(confirmed)).at(-1)?.message ?? {};
    expect(subject).toContain('You get letters');
    expect(text).toContain('already');
  });

  test('When it is sent ten times at once, then one mail is queued', async () => {
    const email = newAddress();
    const replies = await callAtOnce(10, (at) => postJson('/subscription', { email, consent: CONSENT }, { at }));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('When it is sent again as a day ends, then one mail is queued', async () => {
    const email = newAddress();
    const at = await startApp();
    const midnight = startOfDayInIndia(dayInIndia(new Date())).getTime();
    for (const now of [midnight - SECOND, midnight, midnight + SECOND]) {
      vi.useFakeTimers({ toFake: ['Date'], now });
      expect((await postJson('/subscription', { email, consent: CONSENT }, { at })).status).toBe(201);
    }
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('When an address is asked for all day, then it gets five mails, and nobody is told', async () => {
    const email = newAddress();
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow() });
    const at = await startApp();
    const statuses = new Set<number>();
    for (let round = 0; round < SUBSCRIPTION_MAILS_PER_DAY + 2; round += 1) {
      vi.setSystemTime(Date.now() + 10 * 60 * 1000);
      statuses.add((await postJson('/subscription', { email, consent: CONSENT }, { at })).status);
    }
    expect([...statuses]).toEqual([201]);
    expect(await mailsTo(email)).toHaveLength(SUBSCRIPTION_MAILS_PER_DAY);
    vi.setSystemTime(Date.now() + DAY);
    await postJson('/subscription', { email, consent: CONSENT }, { at });
    expect(await mailsTo(email)).toHaveLength(SUBSCRIPTION_MAILS_PER_DAY + 1);
  });

  test('When anybody asks all day for an address that ended letters, then what its owner said stays, and what was mailed is noted', async () => {
    const { email, token } = await subscribe();
    await change(token, false);
    const before = await stored(email);
    for (let round = 0; round < 2; round += 1) expect((await request(email)).status).toBe(201);
    expect(await stored(email)).toEqual(before);
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow() });
    const at = await startApp();
    const requests = new Set<number>();
    for (let round = 0; round < CONSENTS_MAX; round += 1) {
      vi.setSystemTime(Date.now() + 10 * 60 * 1000);
      await postJson('/subscription', { email, consent: CONSENT }, { at });
      const { consents } = (await stored(email)) as StoredConsents;
      expect(consents.map(({ event }) => event)).toEqual(['confirmed', 'ended', 'requested']);
      requests.add(consents.at(-1)?.at.toMillis() ?? 0);
    }
    expect(requests.size).toBe(SUBSCRIPTION_MAILS_PER_DAY);
  });

  test('When one visitor asks for many addresses, then it is 429', async () => {
    // They are counted by the minute.
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 });
    const at = await startApp({ rateLimitFactor: 1, proxyHops: 1 });
    const headers = { 'X-Forwarded-For': '203.0.113.77' };
    const statuses: number[] = [];
    for (let round = 0; round < 21; round += 1) {
      const body = { email: newAddress(), consent: CONSENT };
      statuses.push((await postJson('/subscription', body, { at, headers })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
  });

  test('When the plain form is sent, then it counts the same, and the browser is led to a page', async () => {
    const email = newAddress();
    const { status, headers } = await call('/subscription', {
      method: 'POST',
      body: new URLSearchParams({ email, consent: CONSENT }),
    });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/letters?request=sent');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('When another site sends the plain form, then it is 403 and nothing changes', async () => {
    const body = new URLSearchParams({ email: newAddress(), consent: CONSENT });
    await expectUnchanged(async () => {
      const headers = { 'Sec-Fetch-Site': 'cross-site' };
      expect((await call('/subscription', { method: 'POST', body, headers })).status).toBe(403);
    });
  });

  test('When a plain form is refused, then the browser is led to a page that says so, and nothing changes', async () => {
    const fields = { email: newAddress(), consent: CONSENT };
    await expectUnchanged(async () => {
      for (const body of [
        new URLSearchParams({ ...fields, email: 'asha@gmail' }),
        new URLSearchParams({ email: fields.email }),
        new URLSearchParams([...Object.entries(fields), ['email', newAddress()]]),
        new URLSearchParams({ ...fields, state: 'confirmed' }),
      ]) {
        const { status, headers } = await call('/subscription', { method: 'POST', body });
        expect({ status, location: headers.get('location') }, `${body}`).toEqual({
          status: 303,
          location: '/letters?request=refused',
        });
        expect(headers.get('cache-control')).toBe('no-store');
      }
    });
  });

  test('When one visitor sends plain forms that are refused again and again, then they are counted as ever', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 });
    const at = await startApp({ rateLimitFactor: 1, proxyHops: 1 });
    const headers = { 'X-Forwarded-For': '203.0.113.78' };
    for (let round = 0; round < 31; round += 1) {
      const body = new URLSearchParams({ email: 'asha@gmail', consent: CONSENT });
      await call('/subscription', { at, method: 'POST', body, headers });
    }
    const body = { email: newAddress(), consent: CONSENT };
    expect((await postJson('/subscription', body, { at, headers })).status).toBe(429);
  });

  test.each<[string, object]>([
    ['no address', { email: undefined }],
    ['a number', { email: 5 }],
    ['a list', { email: ['a@example.com'] }],
    ['a@b', { email: 'a@b' }],
    ['two addresses', { email: 'a@example.com,b@example.com' }],
    ['a name and an address', { email: 'Ravi <ravi@example.com>' }],
    ['a line break', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['quotes with a space', { email: '"a b"@example.com' }],
    ['255 characters', { email: `${'a'.repeat(EMAIL_MAX - 11)}@example.com` }],
    ['400 characters', { email: `${'a'.repeat(400)}@example.com` }],
    ['no consent', { consent: undefined }],
    ['words that nobody was shown', { consent: 'letters-0' }],
    ['a property of objects for words', { consent: 'constructor' }],
    ['an unknown key', { state: 'confirmed' }],
  ])('When it has %s, then it is 400 and nothing changes', async (_what, fields) => {
    await expectUnchanged(async () => {
      const { status, body } = await request(newAddress(), fields);
      expect(status).toBe(400);
      expect(body.error.code).toBe('INVALID');
      if ('email' in fields && typeof fields.email === 'string')
        expect([messages.emailInvalid, undefined]).toContain(
          body.error.fields?.email?.replace(/^This.*/, messages.emailInvalid),
        );
    });
  });

  test.each(['tagged+news', 'ünï', 'o’brien', '"quoted"', 'a'.repeat(40)])(
    'When the local part is %s, then it is taken, and the mail goes to it',
    async (local) => {
      const email = `${local}${uniqueId('x')}@example.com`;
      expect((await ask(email)).mail.to).toBe(email);
    },
  );
});

describe('the link of a mail', () => {
  test('When programs open it, then nothing changes, also at the address for mail programs', async () => {
    const { token } = await ask();
    await expectUnchanged(async () => {
      expect(await read(token)).toEqual({
        maskedEmail: 't…@example.com',
        state: 'unconfirmed',
        waiting: null,
        reminders: [],
        isStored: true,
        followNews: null,
      });
      expect((await call(`/subscription/${token}`, { method: 'HEAD' })).status).toBe(200);
      const { status, headers } = await call(`/subscription/${token}/unsubscribe`);
      expect({ status, location: headers.get('location') }).toEqual({
        status: 302,
        location: `/subscription/${token}`,
      });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    });
  });

  test('When it is confirmed twice, then letters go, with one consent more', async () => {
    const { email, token } = await ask();
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await change(token, true);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ state: 'confirmed' });
    }
    expect(await stored(email)).toMatchObject({
      state: 'confirmed',
      expiresAt: null,
      consents: [{ event: 'requested' }, { event: 'confirmed', sentence: CONSENT }],
    });
    expect(await read(token)).toMatchObject({ state: 'confirmed' });
  });

  test('When it is guessed or altered, then it is 404 with what to do next, and nothing changes', async () => {
    const { token, email } = await ask();
    const { token: other } = await ask();
    const [id, , issuedAt, signature] = token.split('-');
    const guesses = [
      `${id}-confirm-${issuedAt}-${'0'.repeat(32)}`,
      `${id}-choose-${issuedAt}-${signature}`,
      `${id}-confirm-${Number(issuedAt) + 1}-${signature}`,
      `${other.split('-')[0]}-confirm-${issuedAt}-${signature}`,
      token.toUpperCase(),
      `${token}0`,
      'sent',
      subscriberId(email),
      '..%2f..%2fmail',
    ];
    await expectUnchanged(async () => {
      for (const guess of guesses)
        for (const reply of [
          await call(`/subscription/${guess}`),
          await change(guess, true),
          await call(`/subscription/${guess}/unsubscribe`, { method: 'POST' }),
          await call(`/subscription/${guess}/export`, { method: 'POST' }),
          await call(`/subscription/${guess}`, { method: 'DELETE' }),
        ]) {
          expect(reply.status, guess).toBe(404);
          expect(reply.body.error.message).toBe(subscriptionMessages.ended);
        }
    });
  });

  test('When seven days have passed, then it confirms nothing, and the address counts as gone', async () => {
    const { email, token } = await ask();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY + 60_000 });
    const at = await startApp();
    const late = await postJson(`/subscription/${token}`, { letters: true, consent: CONSENT }, { at, method: 'PUT' });
    expect(late.status).toBe(404);
    expect(late.body.error.message).toBe(subscriptionMessages.ended);
    expect((await stored(email))?.state).toBe('unconfirmed');
    await postJson('/subscription', { email, consent: CONSENT }, { at });
    // The token of before it was stored anew.
    const choosing = signSubscriptionToken({
      subscriberId: subscriberId(email),
      use: 'choose',
      issuedAt: new Date(Date.now() - DAY),
    });
    expect((await call(`/subscription/${choosing}`, { at })).status).toBe(404);
    const change = { letters: true, consent: CONSENT };
    const begun = await postJson(`/subscription/${choosing}`, change, { at, method: 'PUT' });
    expect(begun.status).toBe(404);
    expect((await stored(email))?.state).toBe('unconfirmed');
  });

  test('When it is asked for again meanwhile, then each link ends by itself', async () => {
    const { email, token: first } = await ask();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * DAY });
    const at = await startApp();
    const body = { letters: true, consent: CONSENT };
    await postJson('/subscription', { email, consent: CONSENT }, { at });
    const tokens = (await mailsTo(email)).map(tokenIn);
    const second = tokens.find((token) => token !== first) ?? '';
    vi.setSystemTime(Date.now() + 2 * DAY + 60_000);
    expect((await postJson(`/subscription/${first}`, body, { at, method: 'PUT' })).status).toBe(404);
    expect((await postJson(`/subscription/${second}`, body, { at, method: 'PUT' })).status).toBe(200);
  });

  test('When it confirmed letters that were ended since, then it does not begin them again; the choices do', async () => {
    const { email, confirming, token } = await subscribe();
    expect((await change(token, false)).status).toBe(200);
    const replayed = await change(confirming, true);
    expect(replayed.status).toBe(409);
    expect(replayed.body.error.message).toBe(subscriptionMessages.confirmedOnce);
    expect((await stored(email))?.state).toBe('unsubscribed');
    expect((await change(token, true)).status).toBe(200);
    expect((await stored(email))?.state).toBe('confirmed');
    expect((await stored(email))?.consents.map(({ event }: { event: string }) => event)).toEqual([
      'requested',
      'confirmed',
      'ended',
      'resumed',
    ]);
  });
});

describe('ending letters', () => {
  test.each<[string, RequestInit]>([
    ['as RFC 8058 says', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    ['without a body', {}],
    ['from a sandboxed page', { headers: { Origin: 'null' } }],
    ['from its own page', { headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' } }],
  ])('When a mail program asks %s, twice, then no more letters go', async (_what, init) => {
    const { email, token } = await subscribe();
    for (let round = 0; round < 2; round += 1) {
      const { status, headers } = await call(`/subscription/${token}/unsubscribe`, {
        method: 'POST',
        ...init,
      });
      expect(status).toBe(200);
      expect(headers.get('location')).toBeNull();
    }
    expect(await stored(email)).toMatchObject({ state: 'unsubscribed', endedAt: expect.anything() });
    expect(await read(token)).toMatchObject({ state: 'unsubscribed' });
    expect((await stored(email))?.consents).toHaveLength(3);
  });

  test('When a page of another site sends anything else by the link, then it is 403 and nothing changes', async () => {
    const { token } = await subscribe();
    const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
    await expectUnchanged(async () => {
      for (const [method, path] of [
        ['POST', '/export'],
        ['PUT', ''],
        ['PUT', '/reminder'],
        ['PUT', '/follow-news'],
        ['DELETE', '/reminder/any'],
        ['DELETE', ''],
      ] as const)
        expect((await call(`/subscription/${token}${path}`, { method, headers })).status, path).toBe(403);
    });
  });

  test('When a confirmation has ended, or is older than what is stored, then no call says that anything is done, nothing changes, and a restore erases nobody', async () => {
    const { email, confirming } = await subscribe();
    const id = subscriberId(email);
    const older = signSubscriptionToken({
      subscriberId: id,
      use: 'choose',
      issuedAt: new Date(Date.now() - DAY),
    });
    const ledger = () => filesBelow('erasures/');
    const known = await ledger();
    const backup = await stored(email);
    for (const [token, days] of [
      [confirming, 8],
      [older, 0],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY });
      const at = await startApp();
      const body = JSON.stringify({ letters: false, consent: CONSENT });
      const headers = { 'Content-Type': 'application/json' };
      for (const [path, init] of [
        ['', { method: 'PUT', body, headers }],
        ['/unsubscribe', { method: 'POST' }],
        ['', { method: 'DELETE' }],
        ['/export', { method: 'POST' }],
      ] as const)
        expect((await call(`/subscription/${token}${path}`, { at, ...init })).status, init.method).toBe(404);
      vi.useRealTimers();
    }
    expect(await ledger()).toEqual(known);
    expect(await stored(email)).toEqual(backup);
    await replayAddresses();
    expect((await stored(email))?.state).toBe('confirmed');
  });

  test('When nothing is stored any more, then one click is told that it is done, and the ledger keeps its time', async () => {
    const { email, token } = await subscribe();
    await db.doc(`subscribers/${subscriberId(email)}`).delete();
    const known = await filesBelow('erasures/');
    expect((await call(`/subscription/${token}/unsubscribe`, { method: 'POST' })).status).toBe(200);
    expect(await filesBelow('erasures/')).toEqual(known);
  });

  test('When the link for mail programs of a mail is used years later, then it works', async () => {
    const { email } = await subscribe();
    const [mail] = await mailsTo(email);
    const token = TOKEN.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 * DAY });
    const at = await startApp();
    expect((await call(`/subscription/${token}/unsubscribe`, { at, method: 'POST' })).status).toBe(200);
    expect((await stored(email))?.state).toBe('unsubscribed');
  });
});

describe('instances whose clocks differ by thirty seconds', () => {
  /** Asks at an instance whose clock is ahead; what follows is at one that is behind. */
  const behind = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 30_000 });

  test('When letters are confirmed behind, then the answer is 200, and its link leads to the choices and ends them', async () => {
    const { email, token } = await ask();
    behind();
    const { status, body } = await change(token, true);
    expect(status).toBe(200);
    const { token: choosing } = body.data as ChangedSubscription;
    expect(await read(choosing)).toMatchObject({ state: 'confirmed' });
    expect((await change(choosing, false)).status).toBe(200);
    // Sent again, the confirmation is older than the end of the letters.
    expect((await change(token, true)).status).toBe(409);
    expect((await stored(email))?.state).toBe('unsubscribed');
  });

  test('When the second mail or the export is written behind, then its link leads to the address', async () => {
    const { email, token } = await subscribe();
    behind();
    await call(`/subscription/${token}/export`, { method: 'POST' });
    const exported = (await mailsTo(email)).find(({ message }) => message.subject.includes('stored'));
    expect(await read(exported ? tokenIn(exported) : '')).toMatchObject({ state: 'confirmed' });
    await request(email);
    const again = (await mailsTo(email)).find(({ message }) => message.subject.startsWith('You get'));
    expect(await read(again ? tokenIn(again) : '')).toMatchObject({ state: 'confirmed' });
  });
});

describe('what is stored of an address', () => {
  test('When its owner asks for it, then it goes to the address alone', async () => {
    const { email, token } = await subscribe();
    const { status, body } = await call(`/subscription/${token}/export`, { method: 'POST' });
    expect({ status, data: body.data }).toEqual({ status: 200, data: null });
    const mail = (await mailsTo(email)).at(-1);
    for (const fact of [email, 'asked for letters', 'confirmed them']) expect(mail?.message.text).toContain(fact);
  });

  test('When its owner erases it, twice, then nothing is left, and the links lead nowhere', async () => {
    const { email, token } = await subscribe();
    const kept = await subscribe();
    for (let round = 0; round < 2; round += 1)
      expect((await call(`/subscription/${token}`, { method: 'DELETE' })).status).toBe(200);
    expect(await stored(email)).toBeUndefined();
    expect(await mailsTo(email)).toEqual([]);
    expect((await call(`/subscription/${token}`)).status).toBe(404);
    expect((await stored(kept.email))?.state).toBe('confirmed');
    expect(await mailsTo(kept.email)).toHaveLength(1);
  });
});

describe('a database that was restored from a backup', () => {
  test('When somebody ended letters since, then they are ended again; who erased the address is erased again, and nobody else', async () => {
    const [ended, erased, kept, again] = [await subscribe(), await subscribe(), await subscribe(), await subscribe()];
    const backup = await Promise.all([ended, erased].map(({ email }) => stored(email)));
    await call(`/subscription/${ended.token}/unsubscribe`, { method: 'POST' });
    await call(`/subscription/${erased.token}`, { method: 'DELETE' });
    await change(again.token, false);
    await change(again.token, true);
    for (const [index, { email }] of [ended, erased].entries())
      await put(`subscribers/${subscriberId(email)}`, backup[index] as object);
    for (let round = 0; round < 2; round += 1) await replayAddresses();
    expect(await stored(ended.email)).toMatchObject({
      state: 'unsubscribed',
      consents: [{}, {}, { event: 'ended' }],
    });
    expect(await stored(erased.email)).toBeUndefined();
    for (const { email } of [kept, again]) expect((await stored(email))?.state).toBe('confirmed');
  });

  test('When an address ended its letters, was erased and is in a backup with a reminder, then both are erased again, whatever an old mail asked since', async () => {
    const erased = await subscribe();
    await call(`/subscription/${erased.token}/unsubscribe`, { method: 'POST' });
    const path = `subscribers/${subscriberId(erased.email)}`;
    const reminder = {
      exhibitionId: 'some-exhibition',
      event: 'closing',
      email: erased.email,
      confirmedAt: new Date(0),
      consents: [],
      createdAt: new Date(0),
      expiresAt: new Date(Date.now() + 86_400_000),
    };
    const backup = (await stored(erased.email)) as object;
    await call(`/subscription/${erased.token}`, { method: 'DELETE' });
    await call(`/subscription/${erased.token}/unsubscribe`, { method: 'POST' });
    await put(path, backup);
    await put(`${path}/reminders/some-exhibition`, reminder);
    for (let round = 0; round < 2; round += 1) await replayAddresses();
    expect(await stored(erased.email)).toBeUndefined();
    expect((await db.collection(`${path}/reminders`).get()).size).toBe(0);
  });

  test('When somebody asks for an erased address before the erasures are repeated, then what its owner did not say yes to anew goes', async () => {
    const erased = await subscribe();
    const backup = (await stored(erased.email)) as { consents: object[] };
    await call(`/subscription/${erased.token}`, { method: 'DELETE' });
    const later = { event: 'requested', sentence: 'any', at: new Date(Date.now() + 60_000) };
    await put(`subscribers/${subscriberId(erased.email)}`, {
      ...backup,
      consents: [...backup.consents, later],
    });
    await replayAddresses();
    expect(await stored(erased.email)).toBeUndefined();
  });
});
