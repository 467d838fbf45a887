import type { Bookmark } from '@aperture-byline/contract/blog/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { afterAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../test-support/accounts.ts';
import { cleanUp, put, uniqueId } from '../../../test-support/database.ts';
import { putBlog } from '../../../test-support/fixtures.ts';
import { joinAs, type Member, removeMembers } from '../../../test-support/members.ts';
import { call, get } from '../../../test-support/suite.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';

afterAll(async () => {
  await cleanUp();
  await removeMembers();
});

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
        title: 'Kept last',
        slug: last.slug,
        description: expect.any(String),
        banner: null,
        banner_picture: null,
      },
      {
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
