import { randomBytes } from 'node:crypto';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call } from '../../../test-support/servers/suite.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { config } from '../../lib/config.ts';

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const [SECRET, EARLIER] = [newSecret(), newSecret()];
const { bounceSecrets } = config();
beforeEach(() => {
  Object.assign(config(), { bounceSecrets: [SECRET, EARLIER] });
});
afterAll(() => {
  Object.assign(config(), { bounceSecrets });
});

interface Report {
  address: unknown;
  kind: unknown;
  time: unknown;
}

interface Signing {
  secret?: string;
  /** Bytes that are sent in place of those that were signed. */
  sent?: string;
  at?: Date;
}

function report(body: Report | string, { secret = SECRET, sent, at = new Date() }: Signing = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const id = uniqueId('report');
  return call('/mail/bounce', {
    method: 'POST',
    body: sent ?? text,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, text),
    },
  });
}

async function subscribe(consentedAt = inDays(-10), email = `${uniqueId('reader')}@example.com`): Promise<string> {
  await put(path(email), {
    email,
    state: 'confirmed',
    consents: [{ event: 'confirmed', sentence: 'letters-1', at: consentedAt }],
    createdAt: inDays(-10),
    failedMails: [],
    endedAt: null,
    expiresAt: null,
  });
  return email;
}

const path = (email: string) => `subscribers/${subscriberId(email)}`;
const stored = async (email: string) => (await db.doc(path(email)).get()).data();
const readProblems = (body: unknown): object => (body as { error: { fields: object } }).error.fields;
const reportOf = (address: string, kind = 'permanent'): Report => ({ address, kind, time: inDays(-1).toISOString() });

test.each([
  ['permanent', 'bounced'],
  ['complaint', 'complained'],
])(
  'When a mail provider reports a %s one, then letters end, once, with the time of the report',
  async (kind, event) => {
    const email = await subscribe();
    const body = reportOf(email.toUpperCase(), kind);
    for (const secret of [SECRET, EARLIER, SECRET]) expect((await report(body, { secret })).status).toBe(200);
    const { state, consents, endedAt } = (await stored(email)) ?? {};
    expect(state).toBe('unsubscribed');
    expect(consents.map((consent: { event: string }) => consent.event)).toEqual(['confirmed', event]);
    expect(endedAt.toDate().toISOString()).toBe(body.time);
  },
);

test.each([
  ["o'neil@example.org", "o'neil@example.org"],
  ['ünï@example.org', 'ünï@example.org'],
  ['ünï@example.org', 'u\u0308ni\u0308@example.org'],
  ['uni@exämple.org', 'uni@exämple.org'],
  ['uni@exämple.org', 'UNI@EXÄMPLE.ORG'],
  ['uni@exämple.org', 'uni@xn--exmple-cua.org'],
  ['uni@exämple.org', 'Uni@XN--Exmple-CUA.org'],
  ['uni@xn--exmple-cua.org', 'uni@xn--exmple-cua.org'],
  ['uni@xn--exmple-cua.org', 'uni@Exämple.org'],
  ['uni@उदाहरण.भारत', 'uni@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  // The sign-in service takes such an address, which the forms of the house refuse.
  ['name.@example.org', 'name.@example.org'],
])('When %s gets letters and %s is reported, then they end', async (address, reported) => {
  const local = uniqueId('reader');
  const email = await subscribe(inDays(-10), local + address);
  expect((await report(reportOf(local + reported))).status).toBe(200);
  expect(await stored(email)).toMatchObject({ state: 'unsubscribed' });
});

test('When one of several readers of a domain is reported, then letters to the others go on', async () => {
  const local = uniqueId('reader');
  const [one, other] = [`${local}one@exämple.org`, `${local}other@exämple.org`];
  for (const email of [one, other]) await subscribe(inDays(-10), email);
  expect((await report(reportOf(`${local}one@xn--exmple-cua.org`))).status).toBe(200);
  expect(await stored(one)).toMatchObject({ state: 'unsubscribed' });
  expect(await stored(other)).toMatchObject({ state: 'confirmed' });
});

test('When a bounce is temporary, the address unknown, or its owner said yes since, then nothing changes', async () => {
  const [email, later] = [await subscribe(), await subscribe(inDays(-0.5))];
  await expectUnchanged(async () => {
    expect((await report(reportOf(email, 'temporary'))).status).toBe(200);
    expect((await report(reportOf('stranger@example.com'))).status).toBe(200);
    expect((await report(reportOf(later))).status).toBe(200);
  });
});

test('When a report is not signed by a secret of today, over its bytes and its time, then it is 401', async () => {
  const [email, other] = [await subscribe(), await subscribe()];
  const body = reportOf(email);
  await expectUnchanged(async () => {
    const refused = await Promise.all([
      report(body, { secret: newSecret() }),
      report(body, { sent: `${JSON.stringify(body)} ` }),
      report(body, { sent: JSON.stringify(reportOf(other)) }),
      report(body, { at: inDays(-365) }),
      report(body, { at: inDays(1) }),
      report(''),
      call('/mail/bounce', { method: 'POST', body: JSON.stringify(body) }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
    for (const { body } of refused) expect(JSON.stringify(body)).toContain('Sign the report with the secret');
  });
});
test.each([
  ['an address of a wrong form', { address: 'nobody' }],
  ['a list of addresses', { address: ['one@example.com'] }],
  ['two addresses', { address: 'one@example.com, two@example.com' }],
  ['an address with its name', { address: 'One <one@example.com>' }],
  ['an unknown kind', { kind: 'soft' }],
  ['no kind', { kind: undefined }],
  ['a time that is none', { time: 'yesterday' }],
  ['a number as its time', { time: 1_700_000_000 }],
])('When a signed report has %s, then it is 400, which names the field', async (_what, fields) => {
  const email = await subscribe();
  await expectUnchanged(async () => {
    const { status, body } = await report({ ...reportOf(email), ...fields });
    expect(status).toBe(400);
    expect(Object.keys(readProblems(body))).toEqual(Object.keys(fields));
  });
});

test.each(['{"address":', '"reader@example.com"', '{}'])('When %s was signed, then it is 400', async (text) => {
  const { status, body } = await report(text);
  expect(status).toBe(400);
  expect(Object.keys(readProblems(body))).toEqual(['address', 'kind', 'time']);
});

test('When a report is larger than any, then it is 413', async () => {
  expect((await report(`"${'a'.repeat(5000)}"`)).status).toBe(413);
});

test('When the house has no secret for reports, then there is no such call', async () => {
  Object.assign(config(), { bounceSecrets: [] });
  expect((await report(reportOf('reader@example.com'))).status).toBe(404);
});
