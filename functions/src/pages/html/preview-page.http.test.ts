import { createHash } from 'node:crypto';
import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { beforeAll, describe, expect, test } from 'vitest';
import { db, put } from '../../../test-support/project/database.ts';
import { SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline, putBlog, putImage, putUser } from '../../../test-support/works/fixtures.ts';

const artist = byline({ firstName: 'Leela', lastName: 'Varma' });
let id: string;
let slug: string;
let token: string;

async function read(path: string) {
  const response = await fetch(`${SUITE_URL}${path}`, { redirect: 'manual' });
  // React separates texts by comments.
  const html = (await response.text()).replaceAll('<!-- -->', '');
  return { status: response.status, headers: response.headers, html };
}

const linkPath = () => `blogs/${id}/previews/${createHash('sha256').update(token).digest('hex')}`;

beforeAll(async () => {
  await putUser({ userId: artist.userId, firstName: 'Leela', lastName: 'Varma', isArtist: true });
  const image = await putImage({ owner: artist, status: 'draft', publishedAt: null });
  ({ id, slug } = await putBlog({
    creator: artist,
    title: 'Not shown yet',
    content: `<p>Nobody has read this.</p><figure><img src="/api/image/${image}" alt="Fog"></figure>`,
    banner: samplePicture(image),
    status: 'draft',
    publishedAt: null,
  }));
  token = `${id}-${'a'.repeat(32)}`;
  await put(linkPath(), { ownerId: artist.userId, createdAt: inDays(-1), expiresAt: inDays(1) });
});

describe('the page of a preview', () => {
  test('When its link has not ended, then the story is read there, and nobody keeps, lists or passes on the address', async () => {
    const { status, headers, html } = await read(`/preview/${token}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const part of ['Not shown yet', 'Nobody has read this.', 'A preview by Leela Varma', `/preview/${token}/`])
      expect(html).toContain(part);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    expect(html).toContain('<title>Preview · ');
    expect(html).not.toMatch(/property="og:|rel="canonical"|rel="alternate"|application\/ld\+json|"\/photos\//);
  });

  test('When the link has ended, then it is 404, and nothing of the story is there', async () => {
    await db.doc(linkPath()).update({ expiresAt: inDays(-1) });
    const { status, headers, html } = await read(`/preview/${token}`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('No such preview');
    expect(html).not.toMatch(/Not shown yet|Nobody has read this|Leela/);
    await db.doc(linkPath()).update({ expiresAt: inDays(1) });
  });

  test('When the story is public by now, then the link leads to its page', async () => {
    await db.doc(`blogs/${id}`).update({ status: 'approved', publishedAt: new Date() });
    const { status, headers } = await read(`/preview/${token}`);
    expect({ status, to: headers.get('location') }).toEqual({ status: 302, to: `/stories/${slug}` });
  });
});
