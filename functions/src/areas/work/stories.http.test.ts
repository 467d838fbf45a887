import { RESERVED_SLUGS } from '@aperture-byline/contract/shared/text/slug';
import { describe, expect, test } from 'vitest';
import { uniqueId } from '../../../test-support/project/database.ts';
import { joinAs, joinForTests } from '../../../test-support/project/members.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import {
  completeFields,
  createDraft,
  publishNew,
  putOwnImage,
  send,
  submitNew,
  workOf,
} from '../../../test-support/works/studio.ts';

const { artist, other, admin } = joinForTests({
  artist: { isArtist: true },
  other: { isArtist: true },
  admin: { admin: true },
});

const check = (slug: string, query = '', { token } = artist) =>
  get(`/studio/blog/slug/${encodeURIComponent(slug)}${query}`, { token });
const submit = (id: string, version: number, { token } = artist) =>
  send('POST', `/studio/blog/${id}/submit`, { token }, { version });

describe('the slug of a story', () => {
  test.each([
    'Upper',
    'two--hyphens',
    '-first',
    'last-',
    'with space',
    'übung',
    'a/b',
    'a.b',
    'a_b',
    'x'.repeat(97),
    '%2e%2e',
    ...RESERVED_SLUGS,
  ])('When it is %j, then it is refused with a reason', async (slug) => {
    expect((await send('POST', '/studio/blog', artist, { slug })).status).toBe(400);
    if (!slug.includes('/') && slug.length <= 96)
      expect(await check(slug)).toMatchObject({ isFree: false, problem: expect.any(String) });
  });

  test('When another story has it, in any state, then it is not free; of twenty who want it one gets it', async () => {
    const slug = uniqueId('slug');
    expect(await check(slug)).toEqual({ slug, isFree: true, problem: null });
    const replies = await callAtOnce(20, (at, index) =>
      send('POST', '/studio/blog', { ...(index % 4 < 2 ? artist : other), at }, { slug }),
    );
    const created = replies.filter(({ status }) => status === 201);
    expect(created).toHaveLength(1);
    for (const { status, body } of replies)
      if (status !== 201) expect(body.error.fields).toEqual({ slug: expect.stringMatching(/Another story/) });
    const { id } = workOf(created[0] as never);
    expect(await check(slug)).toMatchObject({ isFree: false });
    expect(await check(slug, `?blogId=${id}`)).toMatchObject({ isFree: true });
    const draft = await createDraft('blog', other);
    const { status } = await send('PUT', `/studio/blog/${draft.id}`, other, { version: draft.version, slug });
    expect(status).toBe(400);
  });

  test('When none was chosen, then the title makes one that is free, also for hundreds of the same title', async () => {
    const title = uniqueId('same');
    const slugs = new Set<unknown>();
    for (let index = 0; index < 3; index += 1) slugs.add((await submitNew('blog', artist, { title })).work.fields.slug);
    expect([...slugs]).toEqual([title, `${title}-1`, `${title}-2`]);
    const { work } = await submitNew('blog', artist, { title: 'कोहरा' });
    expect(work.fields.slug).toMatch(/^untitled/);
  });

  test('When the story was published once, then its slug is fixed, also while it is withdrawn', async () => {
    const { work } = await publishNew('blog', artist, admin);
    const change = (version: number, slug: unknown) =>
      send('PUT', `/studio/blog/${work.id}`, artist, { version, slug });
    const fixed = { slug: 'The address of a story that was published stays as it is' };
    expect((await change(work.version, uniqueId('slug'))).body.error.fields).toEqual(fixed);
    // The same one again is no change.
    const same = workOf(await change(work.version, work.fields.slug));
    const path = `/studio/blog/${work.id}/withdraw`;
    const { version } = workOf(await send('POST', path, artist, { version: same.version }));
    expect((await change(version, uniqueId('slug'))).body.error.fields).toEqual(fixed);
  });

  test('When nobody or a reader asks whether one is free, then it is refused', async () => {
    const reader = await joinAs();
    expect((await call('/studio/blog/slug/dusk')).status).toBe(401);
    expect((await call('/studio/blog/slug/dusk', { token: reader.token })).status).toBe(403);
  });
});

describe('the text of a story', () => {
  test('When it has 401 words, then it takes three minutes to read', async () => {
    const { readingTime, id } = (await createDraft('blog', artist, {
      content: `<h2>Title</h2><p>${'word '.repeat(400)}</p>`,
    })) as never as { readingTime: number; id: string };
    expect(readingTime).toBe(3);
    expect(await get(`/studio/blog/${id}`, { token: artist.token })).toMatchObject({ readingTime: 3 });
  });

  test('When it shows an image of somebody else, then it is not submitted', async () => {
    const [mine, theirs] = [await putOwnImage(artist), await putOwnImage(other)];
    const { id, version } = await createDraft('blog', artist, {
      ...completeFields('blog', [mine]),
      content: `<p>Text</p><img src="/api/image/${theirs}" alt="">`,
    });
    const { status, body } = await submit(id, version);
    expect(status).toBe(400);
    expect(body.error.fields).toMatchObject({ content: 'Please choose photographs from your own library' });
  });

  test('When it is too long, then it is refused', async () => {
    const content = `<p>${'x'.repeat(50_001)}</p>`;
    const { status, body } = await send('POST', '/studio/blog', artist, { content });
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
      status: 400,
      fields: ['content'],
    });
  });

  test('When categories or tags have commas or come twice, then they are refused', async () => {
    for (const words of [['a,b'], ['a', 'a'], [''], ['x'.repeat(41)], Array.from({ length: 21 }, String)])
      for (const name of ['categories', 'tags'])
        expect((await send('POST', '/studio/blog', artist, { [name]: words })).status).toBe(400);
  });
});
