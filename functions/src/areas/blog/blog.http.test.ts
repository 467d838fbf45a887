import type { BlogComment, BlogListItem, Story, UserStory } from '@aperture-byline/contract/blog/wire';
import { inDays, sampleComment, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { LIST_CAP } from '@aperture-byline/contract/shared/constants';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { byline, putBlog } from '../../../test-support/works/fixtures.ts';

const creator = byline({ firstName: 'Asha', lastName: 'Rao' });
let newest: { id: string; slug: string };
let older: { id: string; slug: string };
let draft: { id: string; slug: string };

beforeAll(async () => {
  newest = await putBlog({
    creator,
    intro: true,
    publishedAt: inDays(0),
    pictures: [samplePicture('p1'), samplePicture('p2')],
  });
  older = await putBlog({ creator, intro: true, publishedAt: inDays(-0.01) });
  await put(`users/${creator.userId}/counts/blogs`, { works: { [newest.id]: { likes: 2, views: 9 } } });
  draft = await putBlog({ creator, intro: true, status: 'draft', publishedAt: null });
});

describe('lists of stories', () => {
  test.each(['/blog/intro', '/blog/recent', '/blog'])(
    'When a visitor asks for %s, then approved stories come newest first and drafts do not',
    async (path) => {
      const stories = await get<BlogListItem[]>(path);
      const slugs = stories.map(({ slug }) => slug);
      expect(slugs.slice(0, 2)).toEqual([newest.slug, older.slug]);
      expect(slugs).not.toContain(draft.slug);
      expect(stories[0]).toEqual({
        id: newest.id,
        title: `Waiting for fog ${newest.id}`,
        description: 'What a month of grey mornings teaches.',
        banner: expect.stringMatching(/^http:\/\/[^/]+\/photos\/[^/]+\/1280\.jpeg$/),
        banner_picture: expect.objectContaining({ src: expect.stringContaining('{width}.{format}') }),
        slug: newest.slug,
        reading_time: 6,
        creator_name: 'Asha',
        creator_surname: 'Rao',
        created_on: expect.stringMatching(/Z$/),
        categories: 'Field notes,Patience',
      });
    },
  );

  test('When an admin wrote a comma into a category, then the lists still come', async () => {
    const { slug } = await putBlog({
      creator,
      publishedAt: inDays(-0.02),
      categories: ['Black, white', 'Film'],
    });
    const stories = await get<BlogListItem[]>('/blog');
    expect(stories.find((story) => story.slug === slug)?.categories).toBe('Black,white,Film');
    await db.doc(`blogs/${slug}`).delete();
  });

  test('When a story is rejected, then it leaves every list', async () => {
    const { id, slug } = await putBlog({ creator, publishedAt: inDays(0) });
    await db.doc(`blogs/${id}`).update({ status: 'rejected' });
    const stories = await get<BlogListItem[]>('/blog');
    expect(stories.map((story) => story.slug)).not.toContain(slug);
  });
});

describe('one story', () => {
  test('When the slug is known, then the list holds the whole story', async () => {
    const [story, ...others] = await get<Story[]>(`/blog/${newest.slug}`);
    expect(others).toEqual([]);
    expect(story).toMatchObject({
      id: newest.id,
      content: '<p>The first week I saw nothing.</p>',
      image_paths: expect.stringMatching(/^http[^:]*:\/\/.*p1.*::http.*p2/),
      categories: 'Field notes,Patience',
      tags: 'fog,hills',
      created_by: creator.userId,
      creator_firstname: 'Asha',
      creator_lastname: 'Rao',
      likes: 2,
      views: 9,
    });
  });

  test('When everybody may see its banner, then it names the photograph, else none', async () => {
    const ids = [];
    for (const publicImageIds of [['fog'], []]) {
      const { slug } = await putBlog({
        banner: samplePicture('fog'),
        publicImageIds,
      });
      const [story] = await get<Story[]>(`/blog/${slug}`);
      ids.push([story?.banner_id, story?.banner_picture === null]);
    }
    expect(ids).toEqual([
      ['fog', false],
      [null, true],
    ]);
  });

  test('When the story is a draft, then the answer is that of an unknown slug to the byte', async () => {
    const [unknown, hidden] = await Promise.all([call(`/blog/${uniqueId('none')}`), call(`/blog/${draft.slug}`)]);
    expect(hidden.text).toBe('{"returnCode":200,"data":[]}');
    expect(unknown.text).toBe(hidden.text);
    expect(hidden.headers.get('etag')).toBe(unknown.headers.get('etag'));
    expect(hidden.headers.get('cache-control')).toBe(unknown.headers.get('cache-control'));
  });

  test('When the slug is a reserved word, then there is no story', async () => {
    for (const word of ['comment', 'like', 'user'])
      expect((await call(`/blog/${word}`)).text).toBe('{"returnCode":200,"data":[]}');
  });
});

describe('stories of a user', () => {
  test('When the user wrote some, then the approved ones come with their counts', async () => {
    const stories = await get<UserStory[]>(`/blog/user/${creator.userId}`);
    expect(stories.map(({ slug }) => slug)).toEqual([newest.slug, older.slug]);
    expect(stories[0]).toMatchObject({ views: 9, likes: 2, description: expect.any(String) });
  });
});

describe('comments of a story', () => {
  test('When there are more than a list holds, then the newest come and no more is read', async () => {
    const writer = db.bulkWriter();
    for (let index = 0; index < LIST_CAP + 5; index += 1)
      void writer.set(
        db.doc(`blogs/${newest.id}/comments/${index}`),
        sampleComment({
          firstName: creator.firstName,
          lastName: creator.lastName,
          comment: `Number ${index}`,
          createdAt: inDays(-1 + index / 1000),
        }),
      );
    await writer.close();
    const { body, reads } = await call(`/blog/comment/${newest.id}`);
    const comments: BlogComment[] = body.data;
    expect(comments).toHaveLength(LIST_CAP);
    expect(reads).toBeLessThanOrEqual(LIST_CAP + 1);
    expect(comments[0]).toEqual({
      id: String(LIST_CAP + 4),
      author_id: 900000002,
      guest: false,
      creator_firstname: 'Asha',
      creator_lastname: 'Rao',
      created_on: expect.any(String),
      comment: `Number ${LIST_CAP + 4}`,
    });
  });

  test('When the story is a draft, then its comments stay with it', async () => {
    await put(`blogs/${draft.id}/comments/1`, sampleComment({ comment: 'Secret' }));
    expect(await get(`/blog/comment/${draft.id}`)).toEqual([]);
  });
});

describe('hostile paths', () => {
  test.each(['/blog', '/blog/user', '/blog/comment'])(
    'When a part of %s/… is no id, then nothing is found and nothing changes',
    async (path) => {
      await expectUnchanged(async () => {
        for (const part of HOSTILE_PARTS)
          expect((await call(`${path}/${part}`)).text, part).toBe('{"returnCode":200,"data":[]}');
      });
    },
  );
});
