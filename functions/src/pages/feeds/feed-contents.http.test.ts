import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFeedFile, readJsonFeed, readRss, withoutOwnPictures } from '../../../test-support/answers/feeds.ts';
import { expectHarmless } from '../../../test-support/answers/harmless-html.ts';
import { childrenOf, textOf, type XmlElement } from '../../../test-support/answers/xml.ts';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { db, uniqueId, uniqueUserId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline, imagesListed, putBlog, putImage, putUser } from '../../../test-support/works/fixtures.ts';
import { publicImagesOf } from '../../data/page-index/memberships.ts';

const HOSTILE = `Dusk"><img src=x onerror=alert(1)>]]>]]></title><script>alert(1)</script> & \u0001\ud800 é`;
const SHOWN = `Dusk"><img src=x onerror=alert(1)>]]>]]></title><script>alert(1)</script> & \ufffd é`;

const artist = byline({ firstName: 'Asha', lastName: 'Rao' });
let image: string;
/** HTML of a public image in a text. */
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
  await putImage({ owner: artist, title: 'Not open yet', embargoedBy: uniqueId('exhibition') });
  await imagesListed(artist, 1);
});

describe('what is in a feed', () => {
  test('When a photographer has public work, then the feed has it all, and nothing else of theirs', async () => {
    const { items, channel, text } = await readRss(`/profile/${artist.userId}/feed.xml`);
    expect(textOf(channel, 'title')).toBe('Asha Rao · Aperture & Byline');
    expect(items.map((item) => textOf(item, 'link'))).toEqual([
      `${SUITE_URL}/stories/${story.slug}`,
      `${SUITE_URL}/exhibition?image=${image}`,
    ]);
    for (const secret of ['Mine alone', 'Not shown yet', 'Not open yet']) expect(text).not.toContain(secret);
    const gallery = (await readRss('/gallery/feed.xml')).text + (await readRss('/stories/feed.xml')).text;
    for (const secret of ['Mine alone', 'Not shown yet', 'Not open yet']) expect(gallery).not.toContain(secret);
  });

  test('When a text has pictures, then their addresses are absolute', async () => {
    const { items } = await readRss('/stories/feed.xml');
    const item = items.find((one) => textOf(one, 'link').endsWith(story.slug)) as XmlElement;
    expect(textOf(item, 'content:encoded')).toContain(textPicture.replace('/api/', `${SUITE_URL}/api/`));
    expect(childrenOf(item, 'category').map(({ text }) => text)).toEqual(['Field notes', 'Patience', 'fog', 'hills']);
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
      const { items } = await readRss(`${feed}.xml`);
      const own = items.filter((item) => textOf(item, 'title') === SHOWN);
      expect(own.length, feed).toBeGreaterThan(0);
      for (const item of own) {
        expect(textOf(item, 'dc:creator')).toBe(SHOWN);
        expectHarmless(withoutOwnPictures(textOf(item, 'content:encoded')), feed);
        expectHarmless(textOf(item, 'description'), feed);
      }
      const { items: same } = await readJsonFeed(`${feed}.json`);
      expect(same.filter(({ title }) => title === SHOWN)).toHaveLength(own.length);
    }
    await db.doc(`images/${hostile}`).delete();
  });

  test('When the files of a picture are not public, then the item comes without it', async () => {
    const hidden = uniqueId('banner');
    const { slug } = await putBlog({
      banner: samplePicture(hidden),
      publicImageIds: [],
      publishedAt: inDays(0),
    });
    const { text, items } = await readRss('/stories/feed.xml');
    const item = items.find((one) => textOf(one, 'link').endsWith(slug)) as XmlElement;
    expect(childrenOf(item, 'enclosure')).toEqual([]);
    expect(text + (await (await readFeedFile('/stories/feed.json')).text())).not.toContain(hidden);
  });

  test('When documents lack nearly everything, then the feed comes without them', async () => {
    const { slug } = await putBlog({ publishedAt: inDays(0) });
    const bare = await putBlog({ publishedAt: inDays(0) });
    await db.doc(`blogs/${bare.id}`).set({ status: 'approved', slug: bare.slug, publishedAt: inDays(0) });
    const links = (await readJsonFeed('/stories/feed.json')).items.map(({ url }) => url);
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
    const story = await putBlog({ creator: owner, publishedAt });
    await imagesListed(owner, 2);
    const feeds = [`/profile/${owner.userId}/feed.xml`, '/gallery/feed.xml', '/stories/feed.xml'];
    const all = async () => (await Promise.all(feeds.map(async (feed) => (await readRss(feed)).text))).join();
    const before = await all();
    for (const name of [kept, gone, story.slug]) expect(before).toContain(name);
    await db.doc(`images/${gone}`).update({ privacyStatus: 'Private' });
    await db.doc(`blogs/${story.id}`).update({ status: 'rejected' });
    const after = await all();
    expect(after).toContain(kept);
    for (const name of [gone, story.slug]) expect(after).not.toContain(name);
  });

  test('When somebody is no photographer, a guest or gone, then there is no feed and nobody may remember it', async () => {
    const reader = await putUser({ isArtist: false });
    const guest = await putUser({ anonymous: true });
    const gone = await putUser();
    await db.doc(`users/${gone}`).delete();
    await db.doc(`listings/${publicImagesOf(String(gone))}`).delete();
    for (const userId of [reader, guest, gone, uniqueUserId()])
      for (const ending of ['xml', 'json']) {
        const response = await readFeedFile(`/profile/${userId}/feed.${ending}`);
        expect(response.status).toBe(404);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    const page = await readFeedFile(`/profile/${reader}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain(`/profile/${reader}/feed`);
  });

  test('When the id is no id, then it is 404 and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const part of HOSTILE_PARTS) {
        const response = await readFeedFile(`/profile/${part}/feed.xml`);
        expect(response.status, part).toBe(404);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    });
  });

  test('When a role is taken away, then the feed ends', async () => {
    const userId = await putUser();
    expect((await readFeedFile(`/profile/${userId}/feed.xml`)).status).toBe(200);
    await db.doc(`users/${userId}`).update({ isArtist: false });
    await eventually('the feed ends', async () => (await readFeedFile(`/profile/${userId}/feed.xml`)).status === 404);
  });
});

test('When a photographer has published nothing, then the feed is empty and still whole', async () => {
  const userId = await putUser();
  const { items, channel } = await readRss(`/profile/${userId}/feed.xml`);
  expect(items).toEqual([]);
  expect(childrenOf(channel, 'lastBuildDate')).toEqual([]);
  expect((await readJsonFeed(`/profile/${userId}/feed.json`)).items).toEqual([]);
  expect(await (await readFeedFile(`/profile/${userId}`)).text()).toContain(`/profile/mira-pillai-${userId}/feed.xml"`);
});
