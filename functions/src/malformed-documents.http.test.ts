import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { afterAll, expect, test } from 'vitest';
import { cleanUp, put, uniqueId, uniqueUserId } from '../test-support/database.ts';
import { putBlog, putExhibition, putUser } from '../test-support/fixtures.ts';
import { call, get } from '../test-support/suite.ts';

afterAll(cleanUp);

test('When a story has only what its list is ordered by, then the rest of the list is answered', async () => {
  const id = uniqueId('blog');
  await put(`blogs/${id}`, { status: 'approved', slug: id, publishedAt: inDays(0) });
  const { slug } = await putBlog();
  const listed = await get<{ slug: string }[]>('/blog');
  expect(listed.map((story) => story.slug)).toContain(slug);
  expect(listed.map((story) => story.slug)).not.toContain(id);
  expect(await get(`/blog/${id}`)).toEqual([]);
});

test('When an exhibition has no end, owner or images, then the list comes without it', async () => {
  const id = uniqueId('exhibition');
  await put(`exhibitions/${id}`, { status: 'approved', startDate: inDays(1) });
  const other = await putExhibition({ startDate: inDays(1), endDate: inDays(2) });
  const listed = (await get<{ id: string }[]>('/exhibition/approved/upcoming')).map((one) => one.id);
  expect(listed).toContain(other);
  expect(listed).not.toContain(id);
  expect((await call(`/exhibition/${id}`)).status).toBe(404);
  expect(await get(`/exhibition/ongoing/${id}`)).toEqual([]);
  expect(await get(`/exhibition/images/${id}`)).toEqual([]);
});

test('When an image or a product has next to nothing, then it is not found', async () => {
  const id = uniqueId('image');
  await put(`images/${id}`, { status: 'approved', privacyStatus: 'Public' });
  for (const path of [`/image/${id}`, `/image/details/${id}`])
    expect((await call(path)).status, path).toBe(404);
  expect(await get(`/image/comment/${id}`)).toEqual([]);
  const slug = uniqueId('product');
  await put(`products/${slug}`, { status: 'approved', slug });
  expect((await call(`/product/${slug}`)).status).toBe(404);
  await get('/image');
  await get('/product');
});

test('When a profile lacks lists or holds what cannot be joined, then the rest of it comes', async () => {
  const bare = uniqueUserId();
  await put(`users/${bare}`, { userId: bare, firstName: 'Mira' });
  expect(await get(`/user/profile?userId=${bare}`)).toMatchObject([
    { name: 'Mira', achievements: '', social_links: '' },
  ]);
  const odd = await putUser({
    achievements: [
      { title: 'A||B', description: '', achievedDate: '2025-01-01' },
      { title: 'Prize', description: '', achievedDate: '2025-01-01' },
    ],
    socialLinks: [
      { socialMedia: 'instagram', link: 'https://example.com/|~|' },
      { socialMedia: 'instagram', link: 'https://evil.example/mira' },
      { socialMedia: 'x', link: 'javascript:alert(1)' },
    ],
  });
  expect(await get(`/user/profile?userId=${odd}`)).toMatchObject([
    { achievements: 'Prize||||2025-01-01', social_links: '' },
  ]);
});
