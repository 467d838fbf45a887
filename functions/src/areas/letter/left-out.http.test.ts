import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { Letter } from '@aperture-byline/contract/letter/wire';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { joinAs, joinForTests, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get, postJson, type Reply } from '../../../test-support/servers/suite.ts';

const { admin } = joinForTests({ admin: { admin: true, firstName: 'Asha', lastName: 'Rao' } });

const CONTENT = { subject: 'Four rooms', previewText: 'In winter', html: '<p>Dear friends</p>' };

async function write(content: object): Promise<Letter> {
  const { status, body, text } = await postJson('/studio/letter', content, { token: admin.token });
  if (status !== 201) throw new Error(text);
  const letter = body.data as Letter;
  return letter;
}

const save = ({ id, version }: Letter, content: object): Promise<Reply> =>
  postJson(`/studio/letter/${id}`, { ...content, version }, { token: admin.token, method: 'PUT' });

const sendTest = (id: string, { token }: Member) => call(`/studio/letter/${id}/test`, { method: 'POST', token });

describe('a letter of which something is left out', () => {
  test.each(['subject', 'previewText', 'html'] as const)(
    'When it is begun without %s, then that is empty',
    async (name) => {
      const { [name]: _left, ...rest } = CONTENT;
      const letter = await write(rest);
      expect(letter).toMatchObject({ ...rest, [name]: '' });
      expect(await get(`/studio/letter/${letter.id}`, admin)).toEqual(letter);
    },
  );

  test.each(['subject', 'previewText', 'html'] as const)(
    'When it is saved without %s, then that stays as it was, and is what is scheduled',
    async (name) => {
      const letter = await write(CONTENT);
      const { [name]: _left, ...rest } = {
        subject: 'Five rooms',
        previewText: 'In spring',
        html: '<p>Friends</p>',
      };
      expect((await save(letter, rest)).body.data).toMatchObject({
        ...rest,
        [name]: CONTENT[name],
        version: 2,
      });
      expect(await get(`/studio/letter/${letter.id}`, admin)).toMatchObject({
        ...rest,
        [name]: CONTENT[name],
      });
    },
  );
});

describe('the test mail of a letter', () => {
  test.each(['', ' ', '\u2060'])(
    'When its subject is %j, then nothing is sent, and it says what to write first',
    async (subject) => {
      const { id } = await write(CONTENT);
      await db.doc(`letters/${id}`).update({ subject });
      await expectUnchanged(async () => {
        const { status, body } = await sendTest(id, admin);
        expect([status, body.error]).toMatchObject([
          400,
          {
            message: letterMessages.testWithoutSubject,
            fields: { subject: letterMessages.subjectMissing },
          },
        ]);
      });
    },
  );

  test.each<[string, object | null]>([
    ['empty', { email: '' }],
    ['missing', {}],
    ['no text', { email: null }],
    ['nowhere', null],
  ])('When the address of the administrator is %s, then it is a conflict that says so', async (_what, contact) => {
    const other = await joinAs({ admin: true });
    const place = db.doc(`users/${other.userId}/private/contact`);
    await (contact === null ? place.delete() : place.set(contact));
    const { id } = await write(CONTENT);
    expect((await sendTest(id, other)).status).toBe(409);
  });

  test.each([
    '<p><a href="">here</a></p>',
    '<p><a>here</a></p>',
    '<p><a href="mailto:">here</a></p>',
    '<p><a href="https://">x</a></p>',
    '',
  ])('When an address in its words is empty, as in %s, then it is sent', async (html) => {
    const { id } = await write({ ...CONTENT, html });
    expect((await sendTest(id, admin)).status).toBe(200);
  });
});
