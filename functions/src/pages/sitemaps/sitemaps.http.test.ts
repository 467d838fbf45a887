import { inDays, sampleImage, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { beforeAll, describe, expect, test } from 'vitest';
import { childrenOf, parseXml, textOf, type XmlElement } from '../../../test-support/answers/xml.ts';
import { db, put, uniqueId, uniqueUserId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { rawRequest, revalidation } from '../../../test-support/servers/local-app.ts';
import { SUITE_URL } from '../../../test-support/servers/suite.ts';
import { byline, putBlog, putExhibition, putImage, putProduct, putUser } from '../../../test-support/works/fixtures.ts';

const CACHING = 'public, max-age=60, s-maxage=300, stale-while-revalidate=300';
const W3C_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

async function read(path: string): Promise<{ response: Response; text: string }> {
  const response = await fetch(SUITE_URL + path, { redirect: 'manual' });
  return { response, text: await response.text() };
}

async function entries(path: string, root: 'urlset' | 'sitemapindex'): Promise<XmlElement[]> {
  const { response, text } = await read(path);
  expect(response.status, `${path} ${text}`).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe(CACHING);
  const document = parseXml(text);
  expect(document.name).toBe(root);
  expect(document.attributes.xmlns).toBe(SITEMAP);
  expect(document.children.map(({ name }) => name)).toEqual(
    document.children.map(() => (root === 'urlset' ? 'url' : 'sitemap')),
  );
  return document.children;
}

/** Every address in every sitemap, with its entry. */
async function everything(): Promise<Map<string, XmlElement>> {
  const files = (await entries('/sitemap.xml', 'sitemapindex')).map((file) => textOf(file, 'loc'));
  const all = new Map<string, XmlElement>();
  for (const file of files)
    for (const entry of await entries(new URL(file).pathname, 'urlset')) all.set(textOf(entry, 'loc'), entry);
  return all;
}

const artist = byline();
const secret: string[] = [];
let image: string;
let story: { id: string; slug: string };
let product: { id: string; slug: string };
let open: string;
let upcoming: string;

beforeAll(async () => {
  await putUser({ userId: artist.userId });
  image = await putImage({ owner: artist });
  story = await putBlog({ creator: artist });
  product = await putProduct({ owner: artist });
  open = await putExhibition({ owner: artist });
  upcoming = await putExhibition({ owner: artist, startDate: inDays(2), endDate: inDays(4), banner: null });
  secret.push(await putImage({ owner: artist, privacyStatus: 'Private' }));
  for (const status of ['draft', 'submitted', 'rejected'] as const)
    secret.push(
      await putImage({ owner: artist, status }),
      (await putBlog({ creator: artist, status })).slug,
      (await putProduct({ owner: artist, status })).slug,
      await putExhibition({ owner: artist, status }),
    );
  secret.push(String(await putUser({ isArtist: false })), String(await putUser({ anonymous: true })));
  // A hang may name a private photograph; its page may not.
  await db.doc(`exhibitions/${upcoming}`).update({ imageIds: [secret[0]] });
  await eventually('every page is listed', async () => {
    const all = await everything();
    return addressesOf().every((address) => isListed(all, address));
  });
});

const addressesOf = () => [
  `${SUITE_URL}/exhibition?image=${image}`,
  `${SUITE_URL}/stories/${story.slug}`,
  `${SUITE_URL}/shop/${product.slug}`,
  `${SUITE_URL}/exhibition/${open}`,
  `${SUITE_URL}/exhibition/${upcoming}`,
  `${SUITE_URL}/profile/mira-pillai-${artist.userId}`,
];

function isListed(all: Map<string, XmlElement>, address: string): boolean {
  return all.has(address);
}

describe('sitemaps', () => {
  test('When work is public, then its page is listed with its time and its photograph', async () => {
    const all = await everything();
    const [photograph = '', told = '', print = '', room = '', later = '', person = ''] = addressesOf();
    for (const [address, picture] of [
      [photograph, image],
      [told, story.id],
      [print, `${product.id}-a`],
      [room, open],
    ] as const) {
      const entry = all.get(address) as XmlElement;
      expect(textOf(entry, 'lastmod')).toMatch(W3C_DATE);
      expect(entry.children.at(-1)).toMatchObject({
        name: 'image:image',
        children: [{ name: 'image:loc', text: `${SUITE_URL}/api/image/${picture}?width=2560` }],
      });
    }
    for (const address of [later, person]) expect(all.get(address)?.children.map(({ name }) => name)).toEqual(['loc']);
    for (const path of ['/', '/stories', '/gallery', '/shop', '/exhibitions', '/contact-us'])
      expect(all.has(SUITE_URL + path), path).toBe(true);
  });

  test('When work is private, not approved, or of nobody, then no sitemap names it', async () => {
    const files = (await entries('/sitemap.xml', 'sitemapindex')).map((file) => textOf(file, 'loc'));
    const texts = await Promise.all(files.map(async (file) => (await read(new URL(file).pathname)).text));
    for (const name of secret) expect(texts.join()).not.toContain(name);
  });

  test('When an address is listed, then it is on this site, once, with its photograph', async () => {
    const all = await everything();
    for (const [address, entry] of all) {
      expect(new URL(address).origin).toBe(SUITE_URL);
      for (const { children } of childrenOf(entry, 'image:image'))
        expect(children[0]?.text).toMatch(new RegExp(`^${SUITE_URL}/api/image/[A-Za-z0-9_-]+\\?width=2560$`));
      for (const { text } of childrenOf(entry, 'lastmod')) expect(Date.parse(text)).toBeLessThanOrEqual(Date.now());
    }
  });

  test('When work is withdrawn, or its photographer leaves, then it is listed no more', async () => {
    const owner = byline();
    await putUser({ userId: owner.userId });
    const gone = await putImage({ owner });
    const story = await putBlog({ creator: owner });
    const sold = await putProduct({ owner });
    const hung = await putExhibition({ owner });
    const addresses = [
      `${SUITE_URL}/exhibition?image=${gone}`,
      `${SUITE_URL}/stories/${story.slug}`,
      `${SUITE_URL}/shop/${sold.slug}`,
      `${SUITE_URL}/exhibition/${hung}`,
      `${SUITE_URL}/profile/mira-pillai-${owner.userId}`,
    ];
    await eventually('all are listed', async () => {
      const all = await everything();
      return addresses.every((address) => isListed(all, address));
    });
    await db.doc(`images/${gone}`).update({ privacyStatus: 'Private' });
    await db.doc(`blogs/${story.id}`).update({ status: 'rejected' });
    await db.doc(`products/${sold.id}`).update({ status: 'draft' });
    await db.doc(`exhibitions/${hung}`).delete();
    await db.doc(`users/${owner.userId}`).delete();
    await eventually('none is listed', async () => {
      const all = await everything();
      return !addresses.some((address) => isListed(all, address));
    });
  });

  test('When the slug of a story changes, then the old address is listed no more', async () => {
    const moved = await putBlog();
    const slug = `${moved.slug}-anew`;
    await db.doc(`blogs/${moved.id}`).update({ slug });
    await eventually('the new address alone is listed', async () => {
      const all = await everything();
      return all.has(`${SUITE_URL}/stories/${slug}`) && !all.has(`${SUITE_URL}/stories/${moved.slug}`);
    });
  });

  test('When documents lack nearly everything, then the sitemaps come without them', async () => {
    const odd = await putBlog({ slug: 'Not a slug/../x' });
    const bare = await putExhibition();
    await db.doc(`exhibitions/${bare}`).set({ status: 'approved' });
    await db.doc(`users/${uniqueUserId()}`).set({ isArtist: true });
    const { slug } = await putBlog();
    const all = await eventually('a later story is listed', async () => {
      const found = await everything();
      return found.has(`${SUITE_URL}/stories/${slug}`) && found;
    });
    expect([...all.keys()].filter((address) => address.includes('Not') || address.includes(bare))).toEqual([]);
    expect(odd.slug).toContain('Not');
  });

  test('When ids, slugs and pictures hold markup, then the sitemaps are whole and come without it', async () => {
    const markup = '"&<![CDATA[]]></loc><evil>';
    const picture = samplePicture(`x${markup}`);
    const fields = { picture, createdAt: inDays(0), publishedAt: inDays(0) };
    await put(`images/${uniqueId('image')}${markup.replace('/', '')}`, sampleImage(fields));
    await putBlog({ slug: `${uniqueId('blog')}${markup}` });
    await putProduct({ slug: `${uniqueId('product')}${markup}` });
    const withBanner = await putBlog({ banner: picture });
    const all = await eventually('the story is listed', async () => {
      const found = await everything();
      return found.has(`${SUITE_URL}/stories/${withBanner.slug}`) && found;
    });
    for (const [address, entry] of all) {
      expect(address).not.toMatch(/evil|["<>]/);
      expect(JSON.stringify(entry)).not.toContain('evil');
    }
    expect(childrenOf(all.get(`${SUITE_URL}/stories/${withBanner.slug}`) as XmlElement, 'image:image')).toEqual([]);
  });

  test('When all sitemaps are read, then no documents are but those of the page indexes', async () => {
    const files = (await entries('/sitemap.xml', 'sitemapindex')).map((file) => new URL(textOf(file, 'loc')).pathname);
    for (const path of ['/sitemap.xml', ...files]) {
      const { response } = await read(path);
      expect(Number(response.headers.get('x-document-reads')), path).toBeLessThanOrEqual(10);
    }
  });

  test('When nothing changed since, then the answer is 304, and HEAD has no body', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/gallery-1.xml', '/robots.txt']) {
      const { response } = await read(path);
      const etag = response.headers.get('etag') ?? '';
      const again = await rawRequest(SUITE_URL, { path, headers: revalidation(etag) });
      expect([again.status, again.text], path).toEqual([304, '']);
      const head = await fetch(SUITE_URL + path, { method: 'HEAD' });
      expect([head.status, await head.text()], path).toEqual([200, '']);
    }
  });

  test('When a file does not exist, then it is 404 and nobody may remember it', async () => {
    for (const name of ['gallery-0', 'gallery-999', 'gallery-01', 'gallery', 'stories-1', 'gallery-99999999', 'x']) {
      const { response } = await read(`/sitemaps/${name}.xml`);
      expect(response.status, name).toBe(404);
      expect(response.headers.get('cache-control'), name).toBe('no-store');
    }
  });

  test('When another host is named or a query comes along, then not a byte changes', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/stories.xml', '/robots.txt']) {
      const { text } = await read(path);
      expect(text).toContain(SUITE_URL);
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
      expect((await rawRequest(SUITE_URL, { path: `${path}?page=2`, headers })).text).toBe(text);
    }
  });
});

test('When a crawler reads robots.txt, then it finds the sitemap, and is kept from what is one’s own', async () => {
  const { response, text } = await read('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe(CACHING);
  const lines = text.split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${SUITE_URL}/sitemap.xml`);
  expect(lines).toContain('Allow: /api/image/');
  for (const path of ['/api/', '/login', '/profile$', '/profile/edit-details', '/profile/settings', '/shop/cart$'])
    expect(lines).toContain(`Disallow: ${path}`);
});
