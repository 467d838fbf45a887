import { contactSchema } from '@aperture-byline/contract/contact/bodies';
import { contactMessages } from '@aperture-byline/contract/contact/contact-messages';
import type { ContactEntry } from '@aperture-byline/contract/contact/wire';
import { DAY, MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { db, uniqueId } from '../../../test-support/project/database.ts';
import { joinForTests, mailsTo } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { send } from '../../../test-support/works/studio.ts';

const sent: string[] = [];

function message(fields: object = {}) {
  const email = `${uniqueId('reader')}@example.com`;
  sent.push(email);
  return {
    name: 'Ravi <b>Rao</b>',
    email,
    message: 'Do you ship\nto Leh?\n<script>alert(1)</script>',
    ...fields,
  };
}

async function storedFrom(email: string) {
  return (await db.collection('contactMessages').where('email', '==', email).get()).docs;
}

async function mailsFrom(email: string) {
  const { docs } = await db.collection('mail').where('replyTo', '==', email).get();
  return docs.map((mail) => mail.data());
}

afterEach(async () => {
  vi.useRealTimers();
  for (const email of sent.splice(0)) {
    const { docs } = await db.collection('mail').where('replyTo', '==', email).get();
    for (const mail of docs) await mail.ref.delete();
    for (const stored of await storedFrom(email)) await stored.ref.delete();
  }
});

describe('a contact message', () => {
  test('When it is sent, then one mail is queued with the text escaped', async () => {
    const body = message();
    const { status, body: answer, headers } = await postJson('/contact', body);
    expect(status).toBe(201);
    expect(answer).toEqual({ returnCode: 201, data: null });
    expect(headers.get('cache-control')).toBe('no-store');
    const [mail, ...others] = await mailsFrom(body.email);
    expect(others).toEqual([]);
    expect(mail).toEqual({
      to: expect.stringContaining('@'),
      replyTo: body.email,
      expiresAt: expect.anything(),
      message: {
        subject: 'Contact form: Ravi <b>Rao</b>',
        text: expect.stringContaining('Do you ship\nto Leh?'),
        html: expect.stringContaining('&lt;script&gt;alert(1)&lt;/script&gt;'),
      },
      delivery: expect.objectContaining({ state: 'PENDING', attempts: 0 }),
    });
    expect(mail?.message.html).not.toContain('<script');
    const [stored] = await storedFrom(body.email);
    expect(stored?.data()).toMatchObject({ name: body.name, message: body.message, isOpen: true, answer: null });
  });

  test('When the address has capitals, then the mail names it as accounts do', async () => {
    const body = message();
    expect((await postJson('/contact', { ...body, email: body.email.toUpperCase() })).status).toBe(201);
    expect(await mailsFrom(body.email)).toHaveLength(1);
  });

  test('When it is sent three times at once, then one mail is queued', async () => {
    const body = message();
    const answers = await callAtOnce(3, (at) => postJson('/contact', body, { at }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await mailsFrom(body.email)).toHaveLength(1);
  });

  test('When it is sent again as a day ends, then one mail is queued, and another on the next day', async () => {
    const body = message();
    const midnight = Math.floor(Date.now() / DAY) * DAY;
    const sendAt = async (now: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now });
      expect((await postJson('/contact', body)).status).toBe(201);
    };
    for (const now of [midnight - SECOND, midnight, midnight + SECOND]) await sendAt(now);
    expect(await mailsFrom(body.email)).toHaveLength(1);
    for (const now of [midnight + 2 * MINUTE, midnight + DAY / 2]) await sendAt(now);
    expect(await mailsFrom(body.email)).toHaveLength(2);
  });

  test('When the trap is filled, then it is thanked for and nothing is stored', async () => {
    await expectUnchanged(async () => {
      expect((await postJson('/contact', message({ website: 'https://spam.example' }))).status).toBe(201);
    });
  });

  test('When the name holds line breaks, then they do not get into the subject', async () => {
    const body = message({ name: 'Ravi\r\nBcc: everybody@example.com' });
    expect((await postJson('/contact', body)).status).toBe(201);
    const [mail] = await mailsFrom(body.email);
    expect(mail?.message.subject).toBe('Contact form: Ravi Bcc: everybody@example.com');
  });
});

describe('a message that is refused', () => {
  test.each<[string, object]>([
    ['no name', { name: undefined }],
    ['an empty name', { name: '   ' }],
    ['a name of 121 letters', { name: 'a'.repeat(121) }],
    ['no message', { message: null }],
    ['a message of 5001 letters', { message: 'a'.repeat(5001) }],
    ['a number for a name', { name: 5 }],
    ['a list for a message', { message: ['hello'] }],
    ['an address that is none', { email: 'ravi@nowhere' }],
    ['two addresses', { email: 'a@example.com,b@example.com' }],
    ['an address with a line break', { email: 'a@example.com\nBcc: b@example.com' }],
    ['an unknown key', { admin: true }],
    ['more marks on a letter than any language has', { name: `Ra${'\u0301'.repeat(40)}vi` }],
  ])('When it has %s, then it is 400 and nothing changes', async (_what, fields) => {
    await expectUnchanged(async () => {
      const { status, body } = await postJson('/contact', message(fields));
      expect(status).toBe(400);
      expect(body.error.code).toBe('INVALID');
    });
  });

  test('When fields are missing, then each is named with its sentence', async () => {
    const { body } = await postJson('/contact', { email: 'nobody' });
    expect(body.error.fields).toEqual({
      name: contactMessages.contactNameRequired,
      email: contactMessages.contactEmailInvalid,
      message: contactMessages.contactMessageRequired,
    });
    expect(Object.keys(contactSchema.fields)).toContain('website');
  });

  test.each([null, [], 'text', 5, true])('When the body is %j, then it is 400', async (body) => {
    expect((await postJson('/contact', body)).status).toBe(400);
  });
});

describe('the queue of the desk', () => {
  const { admin, artist } = joinForTests({
    admin: { admin: true, firstName: 'Asha', lastName: 'Rao' },
    artist: { isArtist: true },
  });

  async function write() {
    const body = message();
    await postJson('/contact', body);
    const [stored] = await storedFrom(body.email);
    return { email: body.email, id: String(stored?.id), path: `/studio/contact/${stored?.id}` };
  }

  const list = async (query = '') => get<ContactEntry[]>(`/studio/contact${query}`, { token: admin.token });
  const decisions = async (messageId: string) => {
    const { docs } = await db.collection('audit').where('messageId', '==', messageId).get();
    return docs.map((entry) => entry.data());
  };

  test('When nobody or a photographer asks, answers or closes, then nothing is told and nothing happens', async () => {
    const { email, path } = await write();
    expect((await call('/studio/contact')).status).toBe(401);
    expect((await call('/studio/contact', { token: artist.token })).status).toBe(403);
    expect((await send('POST', `${path}/answer`, artist, { text: 'Yes' })).status).toBe(403);
    expect((await send('POST', `${path}/close`, artist)).status).toBe(403);
    expect(await mailsTo({ email })).toEqual([]);
    expect((await storedFrom(email))[0]?.get('isOpen')).toBe(true);
  });

  test('When two answer at once, then one mail goes out, the message is closed, and the log has it once', async () => {
    const { email, id, path } = await write();
    expect(await list()).toContainEqual(expect.objectContaining({ id, isOpen: true, name: 'Ravi <b>Rao</b>' }));
    expect((await send('POST', `${path}/answer`, admin, { text: ' ' })).status).toBe(400);
    const answers = await callAtOnce(2, (at) =>
      send('POST', `${path}/answer`, { ...admin, at }, { text: 'Yes, we do.' }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [mail, ...others] = await mailsTo({ email });
    expect(others).toEqual([]);
    expect(mail?.message.text).toContain('Yes, we do.');
    expect(mail?.message.text).toContain('Do you ship');
    expect(await list()).not.toContainEqual(expect.objectContaining({ id }));
    expect(await list('?closed=true')).toContainEqual(
      expect.objectContaining({ id, isOpen: false, answer: 'Yes, we do.', adminName: 'Asha Rao' }),
    );
    expect(await decisions(id)).toEqual([expect.objectContaining({ decision: 'answered', adminId: admin.userId })]);
  });

  test('When it is closed, then nobody gets a mail, it can’t be answered any more, and it goes after 90 days', async () => {
    const { email, id, path } = await write();
    expect((await send('POST', `${path}/close`, admin, {})).status).toBe(200);
    expect((await send('POST', `${path}/answer`, admin, { text: 'Late' })).body.error.code).toBe('WRONG_STATE');
    expect((await send('POST', '/studio/contact/none/close', admin, {})).status).toBe(404);
    expect(await mailsTo({ email })).toEqual([]);
    expect(await decisions(id)).toEqual([expect.objectContaining({ decision: 'closed' })]);
    const expiresAt = (await storedFrom(email))[0]?.get('expiresAt').toMillis();
    expect(Math.round((expiresAt - Date.now()) / DAY)).toBe(90);
  });
});
