import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import {
  blockMarker,
  LETTER_SUBJECT_MAX,
  type Letter,
  type LetterContent,
  type LetterList,
  type LetterPreview,
  type LetterWorks,
} from '@aperture-byline/contract/letter/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { db, uniqueId } from '../../../test-support/project/database.ts';
import { joinForTests, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { putBlog, putExhibition, putImage, putProduct } from '../../../test-support/works/fixtures.ts';

const people = joinForTests({
  admin: { admin: true, firstName: 'Asha', lastName: 'Rao' },
  artist: { isArtist: true },
  reader: {},
});
afterEach(() => vi.useRealTimers());

const CONTENT: LetterContent = {
  subject: 'Four rooms in winter',
  previewText: 'What opens before the new year',
  html: '<h2>Dear friends</h2><p>The <strong>first</strong> room opens on <a href="https://example.com/one">Friday</a>.</p><ul><li>Salt</li></ul><letter-block kind="stories"></letter-block><p>And rooms:</p><letter-block kind="exhibitions"></letter-block><p>See you on Friday.</p>',
};

const send = (method: string, path: string, member: Partial<Member> | null, body?: unknown): Promise<Reply> =>
  method === 'GET' || method === 'DELETE'
    ? call(path, { method, ...(member?.token && { token: member.token }) })
    : postJson(path, body ?? {}, { method, ...(member?.token && { token: member.token }) });
const letterOf = (reply: Reply): Letter => {
  if (reply.status > 201) throw new Error(reply.text);
  return reply.body.data as Letter;
};

async function write(content: Partial<LetterContent> = {}): Promise<Letter> {
  const { admin } = people;
  const letter = letterOf(await send('POST', '/studio/letter', admin, { ...CONTENT, ...content }));
  return letter;
}
const schedule = ({ id, version }: Letter, sendAt = inDays(1).toISOString()) =>
  send('POST', `/studio/letter/${id}/schedule`, people.admin, { version, sendAt });

describe('a letter', () => {
  test('When an administrator writes it, then it is stored clean, and each change needs the present version', async () => {
    const { admin } = people;
    const letter = await write({
      html: '<p onclick="x()">Hi<script>alert(1)</script> <img src="/api/image/one" alt=""><a href="javascript:x()">go</a></p>',
    });
    expect(letter).toMatchObject({ state: 'draft', version: 1, recipients: 0, sendAt: null, sentAt: null });
    expect(letter.html).toBe('<p>Hi <a rel="noopener noreferrer nofollow ugc">go</a></p>');
    expect(await get<Letter>(`/studio/letter/${letter.id}`, admin)).toEqual(letter);
    expect((await db.doc(`letters/${letter.id}`).get()).get('html')).toBe(letter.html);

    const change = { ...CONTENT, subject: 'Five\u202E rooms', version: 1 };
    const changed = letterOf(await send('PUT', `/studio/letter/${letter.id}`, admin, change));
    expect(changed).toMatchObject({
      subject: 'Five rooms',
      html: expect.stringContaining('<h2>'),
      version: 2,
    });
    const stale = await send('PUT', `/studio/letter/${letter.id}`, admin, change);
    expect({ status: stale.status, version: stale.body.error.fields?.version }).toEqual({
      status: 409,
      version: '2',
    });
    const { letters } = await get<LetterList>('/studio/letter', admin);
    expect(letters.find(({ id }) => id === letter.id)).toMatchObject({
      subject: 'Five rooms',
      state: 'draft',
    });
  });

  test('When a block is nested, repeated or of no known kind, then it is not stored, and a list of blocks is refused', async () => {
    const { admin } = people;
    const prints = blockMarker('prints');
    const letter = await write({
      html: `<p>One</p>${prints}<ul><li>Two${blockMarker('stories')}</li></ul>${prints}<letter-block kind="secrets"></letter-block>`,
    });
    expect(letter.html).toBe(`<p>One</p>${prints}<ul><li>Two</li></ul>`);
    expect(await get<Letter>(`/studio/letter/${letter.id}`, admin)).toEqual(letter);
    const list = { ...CONTENT, version: 1, blocks: ['prints'] };
    expect((await send('PUT', `/studio/letter/${letter.id}`, admin, list)).status).toBe(400);
    expect(await get<Letter>(`/studio/letter/${letter.id}`, admin)).toEqual(letter);
  });

  test('When it is sent twice with a key, then there is one draft', async () => {
    const { admin } = people;
    const headers = { 'Idempotency-Key': uniqueId('key') };
    const replies = await Promise.all(
      [0, 1].map(() => postJson('/studio/letter', CONTENT, { token: admin.token, headers })),
    );
    const ids = replies.map((reply) => letterOf(reply).id);
    expect(new Set(ids).size).toBe(1);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
  });

  test('When anybody else asks, then nothing is told and nothing changes', async () => {
    const { artist, reader } = people;
    const { id, version } = await write();
    const calls: [string, string, object?][] = [
      ['GET', '/studio/letter'],
      ['POST', '/studio/letter', CONTENT],
      ['GET', `/studio/letter/${id}`],
      ['PUT', `/studio/letter/${id}`, { ...CONTENT, version }],
      ['DELETE', `/studio/letter/${id}`],
      ['GET', `/studio/letter/${id}/preview`],
      ['GET', '/studio/letter-works'],
      ['POST', `/studio/letter/${id}/test`],
      ['POST', `/studio/letter/${id}/schedule`, { version, sendAt: inDays(1).toISOString() }],
      ['POST', `/studio/letter/${id}/unschedule`],
    ];
    for (const [member, status] of [
      [null, 401],
      [artist, 403],
      [reader, 403],
    ] as const)
      await expectUnchanged(async () => {
        for (const [method, path, body] of calls)
          expect((await send(method, path, member, body)).status, `${method} ${path}`).toBe(status);
      });
    expect((await call(`/letter/${id}`)).status).toBe(404);
  });

  test.each([
    ['a subject of two lines', { subject: 'One\r\nBcc: all@example.com' }, 'subject'],
    ['a long subject', { subject: 'a'.repeat(LETTER_SUBJECT_MAX + 1) }, 'subject'],
    ['words that are none', { html: 7 }, 'html'],
  ])('When it has %s, then it is refused, or its mail has one line', async (_name, fields, field) => {
    const { admin } = people;
    const reply = await send('POST', '/studio/letter', admin, { ...CONTENT, ...fields });
    if (reply.status === 400) return expect(Object.keys(reply.body.error.fields ?? {})).toEqual([field]);
    const letter = letterOf(reply);
    const { subject } = await get<LetterPreview>(`/studio/letter/${letter.id}/preview`, admin);
    expect(subject).toBe('One Bcc: all@example.com');
  });

  test('When it is previewed, then its blocks are filled with what is public, and HTML and text say the same', async () => {
    const { admin } = people;
    const title = uniqueId('Winter < Light');
    await putBlog({ title, publishedAt: new Date() });
    await putExhibition({
      title: `${title} room`,
      startDate: inDays(-0.01),
      endDate: inDays(3),
      banner: null,
      imageIds: [await putImage()],
    });
    const hidden = uniqueId('hidden');
    await putBlog({ title: hidden, status: 'draft', publishedAt: new Date() });
    const works = await get<LetterWorks[]>('/studio/letter-works', admin);
    expect(works.find(({ block }) => block === 'stories')?.works[0]).toMatchObject({ title });
    const rooms = works.find(({ block }) => block === 'exhibitions')?.works;
    const room = rooms?.find((work) => work.title === `${title} room`);
    expect(room?.picture).toMatchObject({ src: expect.stringContaining('/photos/') });
    const { id } = await write();
    const { subject, html, text } = await get<LetterPreview>(`/studio/letter/${id}/preview`, admin);
    expect(subject).toBe(CONTENT.subject);
    expect(html).toContain('<h2>Dear friends</h2>');
    expect(html).toContain(title.replace('<', '&lt;'));
    expect(html).not.toContain('href="/');
    expect(html).not.toContain('src="/');
    for (const part of [
      'Dear friends',
      'The first room opens on Friday [https://example.com/one].',
      letterMessages.stories,
      title,
      `${title} room`,
      letterMessages.whyYou,
    ])
      expect(text).toContain(part);
    for (const one of [html, text]) expect(one).not.toContain(hidden);
    expect(text).not.toMatch(/<\w/);
    // Where they were put.
    for (const one of [html, text]) {
      const parts = ['Salt', letterMessages.stories, 'And rooms:', letterMessages.exhibitions, 'See you on'];
      const places = parts.map((part) => one.indexOf(part));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
    expect(html).not.toContain('letter-block');
  });

  test('When works were chosen, then each is shown where it was put, an upcoming exhibition by its opening, and nothing that is not public', async () => {
    const { admin } = people;
    const [seen, secret, veiled] = ['Seen', 'Secret', 'Veiled'].map(uniqueId);
    const photograph = await putImage({ title: seen });
    const hidden = await putImage({ title: secret, privacyStatus: 'Private' });
    const awaited = await putImage({ title: veiled, embargoedBy: uniqueId('exhibition') });
    const room = await putExhibition({
      title: `${seen} room`,
      startDate: inDays(6),
      endDate: inDays(30),
      banner: null,
      imageIds: [awaited],
    });
    const draft = await putExhibition({ title: `${secret} room`, status: 'draft' });
    const slug = uniqueId('story').toLowerCase();
    await putBlog({ slug, title: `${seen} story`, publishedAt: new Date() });
    const { slug: print } = await putProduct({ title: `${seen} print` });
    const blocks = [
      `exhibition:${room}`,
      `image:${photograph}`,
      `story:${slug}`,
      `print:${print}`,
      `image:${hidden}`,
      `image:${awaited}`,
      `exhibition:${draft}`,
      'image:none',
    ] as const;
    const { id } = await write({ html: `<p>Dear friends</p>${blocks.map(blockMarker).join('')}` });
    const { html, text } = await get<LetterPreview>(`/studio/letter/${id}/preview`, admin);
    const titles = [`${seen} room`, seen, `${seen} story`, `${seen} print`];
    for (const one of [html, text]) {
      const places = titles.map((title) => one.indexOf(`>${title}<`) + one.indexOf(`\n${title}\n`) + 1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
      for (const never of [secret, veiled, hidden, awaited, draft]) expect(one).not.toContain(never);
      expect(one).toMatch(/opens \d/);
    }
    const shown = await Promise.all(
      blocks.map((block) => get<LetterWorks[]>(`/studio/letter-works?chosen=${block}`, admin)),
    );
    expect(shown.map(([filled]) => filled?.works[0]?.title)).toEqual([...titles, ...Array(4).fill(undefined)]);
    expect(await get('/studio/letter-works?chosen=secrets', admin)).toEqual([]);
  });

  test('When a test is sent, then the administrator alone gets it, once a minute, also where one ends', async () => {
    const { admin } = people;
    const { id } = await write();
    const edge = Math.round(Date.now() / MINUTE) * MINUTE;
    for (const time of [edge - SECOND, edge, edge + SECOND]) {
      vi.useFakeTimers({ toFake: ['Date'], now: time });
      expect((await send('POST', `/studio/letter/${id}/test`, admin)).status).toBe(200);
    }
    const { docs } = await db.collection('mail').where('userId', '==', String(admin.userId)).get();
    const tests = docs.filter((document) => document.id.startsWith(`letter-test-${id}`));
    expect(tests).toHaveLength(1);
    expect(tests[0]?.get('message.subject')).toBe(`[Test] ${CONTENT.subject}`);
    expect(tests[0]?.get('to')).toBe(admin.email);
  });

  test('When the words are changed and a test is sent again, then it has the new ones', async () => {
    const { admin } = people;
    const { id, version } = await write();
    await send('POST', `/studio/letter/${id}/test`, admin);
    await send('PUT', `/studio/letter/${id}`, admin, { ...CONTENT, subject: 'Three rooms', version });
    expect((await send('POST', `/studio/letter/${id}/test`, admin)).status).toBe(200);
    const { docs } = await db.collection('mail').where('userId', '==', String(admin.userId)).get();
    const tests = docs.filter((document) => document.id.startsWith(`letter-test-${id}`));
    expect(tests.map((document) => document.get('message.subject'))).toContain('[Test] Three rooms');
  });

  test('When it is scheduled, then it can be moved and taken back, but not changed or deleted', async () => {
    const { admin } = people;
    const letter = letterOf(await schedule(await write()));
    expect(letter).toMatchObject({ state: 'scheduled', version: 2 });
    const refused = [
      await send('PUT', `/studio/letter/${letter.id}`, admin, { ...CONTENT, version: 2 }),
      await send('DELETE', `/studio/letter/${letter.id}`, admin),
    ];
    for (const { status, body } of refused) expect([status, body.error.code]).toEqual([409, 'WRONG_STATE']);
    const later = inDays(2).toISOString();
    const moved = letterOf(await schedule(letter, later));
    expect(moved.sendAt).toBe(later);
    expect((await schedule(letter)).status).toBe(409);
    const back = letterOf(await send('POST', `/studio/letter/${letter.id}/unschedule`, admin));
    expect(back).toMatchObject({ state: 'draft', sendAt: null });
    expect((await send('DELETE', `/studio/letter/${letter.id}`, admin)).status).toBe(200);
    expect((await send('GET', `/studio/letter/${letter.id}`, admin)).status).toBe(404);
    expect((await send('DELETE', `/studio/letter/${letter.id}`, admin)).status).toBe(200);
  });

  test.each([
    ['no subject', { subject: ' ' }, 'subject'],
    ['nothing beside the subject', { previewText: '' }, 'previewText'],
    ['neither words nor a block', { html: '<p></p><letter-block kind="secrets"></letter-block>' }, 'html'],
  ])('When it has %s, then it is not scheduled', async (_name, content, field) => {
    const letter = await write(content);
    const { status, body } = await schedule(letter);
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
      status: 400,
      fields: [field],
    });
    expect(await get<Letter>(`/studio/letter/${letter.id}`, people.admin)).toEqual(letter);
  });

  test('When the time is none, or more than a year away, then it is not scheduled', async () => {
    const letter = await write();
    for (const time of ['tomorrow', '2026-13-01T00:00Z', inDays(400).toISOString(), ''])
      expect((await schedule(letter, time)).status, time).toBe(400);
  });
});
