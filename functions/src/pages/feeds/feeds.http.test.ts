import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/samples/hostile-html';
import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, db, uniqueId, uniqueUserId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { byline, imagesListed, putBlog, putImage, putUser } from '../../../test-support/fixtures.ts';
import { expectHarmless } from '../../../test-support/harmless-html.ts';
import { HOSTILE_PARTS } from '../../../test-support/hostile.ts';
import { rawRequest, revalidation } from '../../../test-support/local-app.ts';
import { SUITE_URL } from '../../../test-support/suite.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';
import { childOf, childrenOf, parseXml, textOf, type XmlElement } from '../../../test-support/xml.ts';
import { publicImagesOf } from '../../data/page-index/memberships.ts';
import { FEED_LENGTH } from './feed.ts';

const CACHING = 'public, max-age=60, s-maxage=300, stale-while-revalidate=300';
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const HOSTILE = `Dusk"><img src=x onerror=alert(1)>]]></title><script>alert(1)</script> & \u0001\ud800 é`;
const SHOWN = `Dusk"><img src=x onerror=alert(1)>]]></title><script>alert(1)</script> & \ufffd é`;

interface JsonFeed {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  description: string;
  language: string;
  items: {
    id: string;
    url: string;
    title: string;
    summary: string;
    content_html: string;
    date_published: string;
    authors: { name: string; url: string }[];
    tags?: string[];
    image?: string;
    attachments?: { url: string; mime_type: string; size_in_bytes?: number }[];
  }[];
}

const artist = byline({ firstName: 'Asha', lastName: 'Rao' });
let image: string;
/** Of a public image. */
let textPicture: string;
let story: { id: string; slug: string };

beforeAll(async () => {
  await putUser({ userId: artist.userId, firstName: 'Asha', lastName: 'Rao', subtitle: 'Fog & salt' });
  const fog = await putImage();
  textPicture = `<img src="/api/image/${fog}" alt="Fog">`;
  story = await putBlog({
    creator: artist,
    publishedAt: inDays(0),
    content: `<p>Before dawn.</p>${textPicture}`,
  });
  image = await putImage({ owner: artist, publishedAt: inDays(-0.001) });
  await putImage({ owner: artist, title: 'Mine alone', privacyStatus: 'Private' });
  for (const status of ['draft', 'submitted', 'rejected'] as const) {
    await putImage({ owner: artist, title: 'Not shown yet', status });
    await putBlog({ creator: artist, title: 'Not shown yet', status });
  }
  await putImage({
    owner: artist,
    title: 'Files not public',
    picture: {
      path: 'unpublished/x',
      width: 3,
      height: 2,
      widths: [3],
      formats: ['jpeg'],
      colour: '#5b6b7a',
      alt: '',
    },
  });
  await imagesListed(artist, 1);
});
afterAll(cleanUp);

async function read(path: string, init: RequestInit = {}): Promise<Response & { body: unknown }> {
  return fetch(`${SUITE_URL}${path}`, { redirect: 'manual', ...init });
}

async function rss(path: string): Promise<{ channel: XmlElement; items: XmlElement[]; text: string }> {
  const response = await read(path);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const root = parseXml(text);
  expect(root).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  const channel = childOf(root, 'channel');
  return { channel, items: childrenOf(channel, 'item'), text };
}

async function json(path: string): Promise<JsonFeed> {
  const response = await read(path);
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  return (await response.json()) as JsonFeed;
}

const FEEDS = [
  ['/stories/feed', '/stories'],
  ['/gallery/feed', '/gallery'],
  [`/profile/${artist.userId}/feed`, `/profile/${artist.userId}`],
] as const;

describe.each(FEEDS)('%s.xml', (feed, page) => {
  test('When it is read, then it is RSS 2.0 with all that the format wants, newest first', async () => {
    const { channel, items } = await rss(`${feed}.xml`);
    expect(textOf(channel, 'title')).toContain('Aperture & Byline');
    expect(textOf(channel, 'link')).toBe(SUITE_URL + page);
    expect(textOf(channel, 'description')).not.toBe('');
    expect(childOf(channel, 'atom:link').attributes).toEqual({
      href: `${SUITE_URL}${feed}.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    });
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(FEED_LENGTH);
    for (const item of items) {
      expect(textOf(item, 'title')).not.toBe('');
      expect(textOf(item, 'link')).toMatch(new RegExp(`^${SUITE_URL}/(?:stories/|exhibition\\?image=)`));
      expect(childOf(item, 'guid')).toMatchObject({
        attributes: { isPermaLink: 'true' },
        text: textOf(item, 'link'),
      });
      expect(textOf(item, 'pubDate')).toMatch(RFC_822);
      expect(textOf(item, 'dc:creator')).not.toBe('');
      expectHarmless(withoutOwnPictures(textOf(item, 'content:encoded')), textOf(item, 'link'));
      for (const { attributes } of childrenOf(item, 'enclosure')) {
        expect(attributes).toMatchObject({ type: 'image/jpeg', length: expect.stringMatching(/^\d+$/) });
        expect(attributes.url).toMatch(/^http/);
      }
    }
    const days = items.map((item) => Date.parse(textOf(item, 'pubDate')));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(textOf(channel, 'lastBuildDate')).toBe(textOf(items[0] as XmlElement, 'pubDate'));
    expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(items.length);
  });

  test('When it is read as JSON Feed, then it says the same', async () => {
    const { items } = await rss(`${feed}.xml`);
    const same = await json(`${feed}.json`);
    expect(same).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringContaining('Aperture & Byline'),
      home_page_url: SUITE_URL + page,
      feed_url: `${SUITE_URL}${feed}.json`,
      language: 'en-IN',
    });
    expect(
      same.items.map(({ id, url, title, content_html, authors }) => [
        id,
        url,
        title,
        content_html,
        authors[0]?.name,
      ]),
    ).toEqual(
      items.map((item) => [
        textOf(item, 'guid'),
        textOf(item, 'link'),
        textOf(item, 'title'),
        textOf(item, 'content:encoded'),
        textOf(item, 'dc:creator'),
      ]),
    );
    for (const { date_published, attachments = [] } of same.items) {
      expect(new Date(date_published).toISOString()).toBe(date_published);
      for (const { mime_type } of attachments) expect(mime_type).toBe('image/jpeg');
    }
  });

  test('When nothing changed since, then the answer is 304, and HEAD has the headers alone', async () => {
    for (const ending of ['.xml', '.json']) {
      const whole = await read(feed + ending);
      const etag = whole.headers.get('etag') ?? '';
      expect(whole.headers.get('cache-control')).toBe(CACHING);
      expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
      expect(whole.headers.get('content-security-policy')).toContain('default-src');
      expect(etag).toMatch(/^W\/"/);
      const again = await rawRequest(SUITE_URL, { path: feed + ending, headers: revalidation(etag) });
      expect([again.status, again.text]).toEqual([304, '']);
      const head = await read(feed + ending, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('etag')).toBe(etag);
    }
  });

  test('When another host, proxy headers or a query come along, then not a byte changes', async () => {
    const path = `${feed}.xml`;
    const { text } = await rss(path);
    const forged = await rawRequest(SUITE_URL, {
      path,
      headers: {
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'ftp',
        Forwarded: 'host=evil.example',
      },
    });
    expect([forged.status, forged.text]).toEqual([200, text]);
    for (const query of ['?page=2', '?host=evil.example', '?%00', '?a[b]=c&a[b]=d'])
      expect(await (await read(path + query)).text(), query).toBe(text);
  });

  test('When it is written to, then it is 405 and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const response = await read(`${feed}.xml`, { method });
        expect(response.status, method).toBe(405);
        expect(response.headers.get('allow')).toBe('GET, HEAD');
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    });
  });
});

/** The sanitiser's policy knows no absolute pictures; these come from the feed itself. */
function withoutOwnPictures(html: string): string {
  return html
    .replaceAll(`src="${SUITE_URL}/api/`, 'src="/api/')
    .replace(/^<p><img src="http[^"<>]*"/, '<p><img src="/api/image/own"');
}

describe('what is in a feed', () => {
  test('When a photographer has public work, then the feed has it all, and nothing else of theirs', async () => {
    const { items, channel, text } = await rss(`/profile/${artist.userId}/feed.xml`);
    expect(textOf(channel, 'title')).toBe('Asha Rao · Aperture & Byline');
    expect(items.map((item) => textOf(item, 'link'))).toEqual([
      `${SUITE_URL}/stories/${story.slug}`,
      `${SUITE_URL}/exhibition?image=${image}`,
    ]);
    for (const secret of ['Mine alone', 'Not shown yet', 'Files not public'])
      expect(text).not.toContain(secret);
    const gallery = (await rss('/gallery/feed.xml')).text + (await rss('/stories/feed.xml')).text;
    for (const secret of ['Mine alone', 'Not shown yet', 'Files not public'])
      expect(gallery).not.toContain(secret);
  });

  test('When a text has pictures, then their addresses are absolute', async () => {
    const { items } = await rss('/stories/feed.xml');
    const item = items.find((one) => textOf(one, 'link').endsWith(story.slug)) as XmlElement;
    expect(textOf(item, 'content:encoded')).toContain(textPicture.replace('/api/', `${SUITE_URL}/api/`));
    expect(childrenOf(item, 'category').map(({ text }) => text)).toEqual([
      'Field notes',
      'Patience',
      'fog',
      'hills',
    ]);
  });

  test('When a document holds hostile texts, then they come as texts, and its HTML is harmless', async () => {
    const owner = byline({ firstName: HOSTILE, lastName: '' });
    const html = ['<p>\ufffe\uffff\udc00</p>', ...ACTIVE_HTML, ...DIRTY_HTML].join('');
    const publishedAt = inDays(0);
    await putUser({ userId: owner.userId, firstName: HOSTILE, lastName: '', subtitle: HOSTILE });
    const hostile = await putImage({ owner, title: HOSTILE, description: html, publishedAt });
    await putBlog({
      creator: owner,
      title: HOSTILE,
      description: HOSTILE,
      content: html,
      tags: [HOSTILE],
      publishedAt,
    });
    await imagesListed(owner, 1);
    for (const feed of [`/profile/${owner.userId}/feed`, '/gallery/feed', '/stories/feed']) {
      const { items } = await rss(`${feed}.xml`);
      const own = items.filter((item) => textOf(item, 'title') === SHOWN);
      expect(own.length, feed).toBeGreaterThan(0);
      for (const item of own) {
        expect(textOf(item, 'dc:creator')).toBe(SHOWN);
        expectHarmless(withoutOwnPictures(textOf(item, 'content:encoded')), feed);
        expectHarmless(textOf(item, 'description'), feed);
      }
      const { items: same } = await json(`${feed}.json`);
      expect(same.filter(({ title }) => title === SHOWN)).toHaveLength(own.length);
    }
    await db.doc(`images/${hostile}`).delete();
  });

  test('When the files of a picture are not public, then the item comes without it', async () => {
    const path = `unpublished/${uniqueId('banner')}`;
    const { slug } = await putBlog({ banner: { ...samplePicture('x'), path }, publishedAt: inDays(0) });
    const { text, items } = await rss('/stories/feed.xml');
    const item = items.find((one) => textOf(one, 'link').endsWith(slug)) as XmlElement;
    expect(childrenOf(item, 'enclosure')).toEqual([]);
    expect(text + (await (await read('/stories/feed.json')).text())).not.toContain('unpublished');
  });

  test('When documents lack nearly everything, then the feed comes without them', async () => {
    const { slug } = await putBlog({ publishedAt: inDays(0) });
    const bare = await putBlog({ publishedAt: inDays(0) });
    await db.doc(`blogs/${bare.id}`).set({ status: 'approved', slug: bare.slug, publishedAt: inDays(0) });
    const links = (await json('/stories/feed.json')).items.map(({ url }) => url);
    expect(links).toContain(`${SUITE_URL}/stories/${slug}`);
    expect(links).not.toContain(`${SUITE_URL}/stories/${bare.slug}`);
  });
});

describe('withdrawal', () => {
  test('When work is withdrawn or made private, then it leaves every feed', async () => {
    const owner = byline();
    await putUser({ userId: owner.userId });
    const publishedAt = inDays(0);
    const kept = await putImage({ owner, publishedAt });
    const gone = await putImage({ owner, publishedAt });
    const told = await putBlog({ creator: owner, publishedAt });
    await imagesListed(owner, 2);
    const feeds = [`/profile/${owner.userId}/feed.xml`, '/gallery/feed.xml', '/stories/feed.xml'];
    const all = async () => (await Promise.all(feeds.map(async (feed) => (await rss(feed)).text))).join();
    const before = await all();
    for (const name of [kept, gone, told.slug]) expect(before).toContain(name);
    await db.doc(`images/${gone}`).update({ privacyStatus: 'Private' });
    await db.doc(`blogs/${told.id}`).update({ status: 'rejected' });
    const after = await all();
    expect(after).toContain(kept);
    for (const name of [gone, told.slug]) expect(after).not.toContain(name);
  });

  test('When somebody is no photographer, a guest or gone, then there is no feed and nobody may remember it', async () => {
    const reader = await putUser({ isArtist: false });
    const guest = await putUser({ anonymous: true });
    const gone = await putUser();
    await db.doc(`users/${gone}`).delete();
    await db.doc(`listings/${publicImagesOf(String(gone))}`).delete();
    for (const userId of [reader, guest, gone, uniqueUserId()])
      for (const ending of ['xml', 'json']) {
        const response = await read(`/profile/${userId}/feed.${ending}`);
        expect(response.status).toBe(404);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    const page = await read(`/profile/${reader}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain(`/profile/${reader}/feed`);
  });

  test('When the id is no id, then it is 404 and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const part of HOSTILE_PARTS) {
        const response = await read(`/profile/${part}/feed.xml`);
        expect(response.status, part).toBe(404);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    });
  });

  test('When a role is taken away, then the feed ends', async () => {
    const userId = await putUser();
    expect((await read(`/profile/${userId}/feed.xml`)).status).toBe(200);
    await db.doc(`users/${userId}`).update({ isArtist: false });
    await eventually('the feed ends', async () => (await read(`/profile/${userId}/feed.xml`)).status === 404);
  });
});

test('When a photographer has published nothing, then the feed is empty and still whole', async () => {
  const userId = await putUser();
  const { items, channel } = await rss(`/profile/${userId}/feed.xml`);
  expect(items).toEqual([]);
  expect(childrenOf(channel, 'lastBuildDate')).toEqual([]);
  expect((await json(`/profile/${userId}/feed.json`)).items).toEqual([]);
  expect(await (await read(`/profile/${userId}`)).text()).toContain(`/profile/${userId}/feed.xml"`);
});

test('When a feed is read, then it costs its items, the pictures in their texts and few documents more', async () => {
  for (const [feed] of FEEDS) {
    const response = await read(`${feed}.xml`);
    const items = feed.startsWith('/profile') ? 2 * FEED_LENGTH : FEED_LENGTH;
    const pictures = new Set((await response.text()).match(/\/api\/image\/[\w-]+/g));
    const limit = items + pictures.size + 4;
    expect(Number(response.headers.get('x-document-reads')), feed).toBeLessThanOrEqual(limit);
  }
});
