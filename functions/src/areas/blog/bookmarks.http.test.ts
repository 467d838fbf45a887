import type { Bookmark } from '@aperture-byline/contract/blog/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { joinAs, type Member, type Sender } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';
import { putBlog } from '../../../test-support/works/fixtures.ts';

async function keep({ userId }: Member, blogId: string, createdAt: Date): Promise<void> {
  await put(`users/${userId}/bookmarks/${blogId}`, { createdAt });
}

describe('bookmarks', () => {
  test('When their owner asks, then the stories come, the last bookmarked first, and they are not cached', async () => {
    const alice = await joinAs();
    const first = await putBlog({ title: 'Kept first', description: 'About fog' });
    const last = await putBlog({ title: 'Kept last', banner: null });
    await keep(alice, last.id, inDays(-1));
    await keep(alice, first.id, inDays(-2));
    const { body, headers } = await call('/blog/bookmark', { token: alice.token });
    const bookmarks: Bookmark[] = body.data;
    expect(bookmarks).toEqual([
      {
        id: last.id,
        title: 'Kept last',
        slug: last.slug,
        description: expect.any(String),
        banner: null,
        banner_picture: null,
      },
      {
        id: first.id,
        title: 'Kept first',
        slug: first.slug,
        description: 'About fog',
        banner: expect.stringMatching(/^http.*\.jpeg/),
        banner_picture: expect.objectContaining({ src: expect.stringContaining('{width}.{format}') }),
      },
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('When a story was withdrawn, is gone or bookmarked by another, then it is not in the list', async () => {
    const [alice, bob] = [await joinAs(), await joinAs()];
    const shown = await putBlog();
    await keep(alice, shown.id, inDays(-3));
    for (const status of ['draft', 'submitted', 'rejected'] as const)
      await keep(alice, (await putBlog({ status })).id, inDays(-1));
    await keep(alice, uniqueId('gone'), inDays(-1));
    await keep(bob, (await putBlog()).id, inDays(-1));
    const slugs = (await get<Bookmark[]>('/blog/bookmark', { token: alice.token })).map(({ slug }) => slug);
    expect(slugs).toEqual([shown.slug]);
  });

  test('When the account has no profile yet or no bookmarks, then the list is empty and nothing changes', async () => {
    const newcomer = await signIn({});
    const alice = await joinAs();
    await expectUnchanged(async () => {
      for (const { token } of [newcomer, alice]) expect(await get('/blog/bookmark', { token })).toEqual([]);
    });
  });
});

describe('a bookmark', () => {
  const add = ({ token, at }: Sender, blogId: string) =>
    call(`/blog/bookmark/${blogId}`, { method: 'POST', token, at });
  const remove = ({ token }: Pick<Member, 'token'>, blogId: string) =>
    call(`/blog/bookmark/${blogId}`, { method: 'DELETE', token });
  const idsOf = async ({ userId }: Member) =>
    (await db.collection(`users/${userId}/bookmarks`).get()).docs.map(({ id }) => id);

  test('When a user saves a story twenty times at once and once more, then there is one bookmark', async () => {
    const [alice, bob, { id, slug }] = [await joinAs(), await joinAs(), await putBlog()];
    const replies = await callAtOnce(20, (at) => add({ ...alice, at }, id));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect((await add(alice, id)).body).toEqual({ returnCode: 200, data: null });
    expect(await idsOf(alice)).toEqual([id]);
    expect(await get('/blog/bookmark', { token: alice.token })).toMatchObject([{ slug }]);
    expect(await get('/blog/bookmark', { token: bob.token })).toEqual([]);
  });

  test('When it is taken back, again and again, then it is gone, and only the caller’s own', async () => {
    const [alice, bob, { id }] = [await joinAs(), await joinAs(), await putBlog()];
    await add(alice, id);
    await add(bob, id);
    for (let round = 0; round < 2; round += 1) expect((await remove(alice, id)).status).toBe(200);
    expect([await idsOf(alice), await idsOf(bob)]).toEqual([[], [id]]);
    expect((await add(alice, id)).status).toBe(201);
  });

  test('When the story was withdrawn, then its bookmark can still be taken back', async () => {
    const [alice, { id }] = [await joinAs(), await putBlog()];
    await add(alice, id);
    await db.doc(`blogs/${id}`).update({ status: 'draft' });
    expect((await remove(alice, id)).status).toBe(200);
    expect(await idsOf(alice)).toEqual([]);
  });

  test('When the story is not public or no story, the caller nobody or without a profile, then nothing changes', async () => {
    const [alice, newcomer] = [await joinAs(), await signIn({})];
    const { id } = await putBlog();
    const hidden = [(await putBlog({ status: 'draft' })).id, uniqueId('gone'), ...HOSTILE_PARTS];
    await expectUnchanged(async () => {
      for (const part of hidden) {
        expect([404, 400], part).toContain((await add(alice, part)).status);
        expect([200, 400], part).toContain((await remove(alice, part)).status);
      }
      for (const method of ['POST', 'DELETE'])
        expect((await call(`/blog/bookmark/${id}`, { method })).status).toBe(401);
      expect((await add(newcomer, id)).status).toBe(403);
      expect((await remove(newcomer, id)).status).toBe(200);
      const { token } = alice;
      expect((await postJson(`/blog/bookmark/${id}`, { userId: 1 }, { token })).status).toBe(400);
      const headers = { Origin: 'https://evil.example' };
      for (const method of ['POST', 'DELETE'])
        expect((await call(`/blog/bookmark/${id}`, { method, token, headers })).status).toBe(403);
    });
  });
});
