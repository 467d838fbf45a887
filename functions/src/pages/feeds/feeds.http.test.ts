import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFeedFile, readJsonFeed, readRss, withoutOwnPictures } from '../../../test-support/answers/feeds.ts';
import { expectHarmless } from '../../../test-support/answers/harmless-html.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../../../test-support/answers/xml.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { rawRequest, revalidation } from '../../../test-support/servers/local-app.ts';
import { SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline, imagesListed, putBlog, putImage, putUser } from '../../../test-support/works/fixtures.ts';
import { FEED_LENGTH } from './write-feed.ts';

/** An opening adds photographs, and no stories. */
const cachingOf = (feed: string) =>
  feed.startsWith('/stories')
    ? 'public, max-age=60, s-maxage=300, stale-while-revalidate=300'
    : 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const artist = byline({ firstName: 'Asha', lastName: 'Rao' });

beforeAll(async () => {
  await putUser({ userId: artist.userId, firstName: 'Asha', lastName: 'Rao', subtitle: 'Fog & salt' });
  const textPicture = `<img src="/api/image/${await putImage()}" alt="Fog">`;
  await putBlog({ creator: artist, publishedAt: inDays(0), content: `<p>Before dawn.</p>${textPicture}` });
  await putImage({ owner: artist, publishedAt: inDays(-0.001) });
  await imagesListed(artist, 1);
});

const FEEDS = [
  ['/stories/feed', '/stories'],
  ['/gallery/feed', '/gallery'],
  [`/profile/asha-rao-${artist.userId}/feed`, `/profile/asha-rao-${artist.userId}`],
] as const;

describe.each(FEEDS)('%s.xml', (feed, page) => {
  test('When it is read, then it is RSS 2.0 with all that the format wants, newest first', async () => {
    const { channel, items } = await readRss(`${feed}.xml`);
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
    const { items } = await readRss(`${feed}.xml`);
    const same = await readJsonFeed(`${feed}.json`);
    expect(same).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringContaining('Aperture & Byline'),
      home_page_url: SUITE_URL + page,
      feed_url: `${SUITE_URL}${feed}.json`,
      language: 'en-IN',
    });
    expect(
      same.items.map(({ id, url, title, content_html, authors }) => [id, url, title, content_html, authors[0]?.name]),
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
      const whole = await readFeedFile(feed + ending);
      const etag = whole.headers.get('etag') ?? '';
      expect(whole.headers.get('cache-control')).toBe(cachingOf(feed));
      expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
      expect(whole.headers.get('content-security-policy')).toContain('default-src');
      expect(etag).toMatch(/^W\/"/);
      const again = await rawRequest(SUITE_URL, { path: feed + ending, headers: revalidation(etag) });
      expect([again.status, again.text]).toEqual([304, '']);
      const head = await readFeedFile(feed + ending, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('etag')).toBe(etag);
    }
  });

  test('When another host, proxy headers or a query come along, then not a byte changes', async () => {
    const path = `${feed}.xml`;
    const { text } = await readRss(path);
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
      expect(await (await readFeedFile(path + query)).text(), query).toBe(text);
  });

  test('When it is written to, then it is 405 and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const response = await readFeedFile(`${feed}.xml`, { method });
        expect(response.status, method).toBe(405);
        expect(response.headers.get('allow')).toBe('GET, HEAD');
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    });
  });
});

test('When a feed is read, then it costs its items, the pictures in their texts and few documents more', async () => {
  for (const [feed] of FEEDS) {
    const response = await readFeedFile(`${feed}.xml`);
    const items = feed.startsWith('/profile') ? 2 * FEED_LENGTH : FEED_LENGTH;
    const pictures = new Set((await response.text()).match(/\/api\/image\/[\w-]+/g));
    const limit = items + pictures.size + 4;
    expect(Number(response.headers.get('x-document-reads')), feed).toBeLessThanOrEqual(limit);
  }
});
