import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { parse } from 'parse5';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { db, put } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { listen, testConfig } from '../../../test-support/servers/local-app.ts';
import { SUITE_URL } from '../../../test-support/servers/suite.ts';
import {
  byline,
  imagesListed,
  putBlog,
  putExhibition,
  putImage,
  putProduct,
  putUser,
} from '../../../test-support/works/fixtures.ts';
import { routes } from '../../routes.ts';
import { createPagesApp } from '../app.ts';

const HOSTILE = `Dusk"><img src=x onerror=alert(1)></title></script><script>alert(1)</script> & é`;

interface Page {
  status: number;
  headers: Headers;
  html: string;
}

async function read(path: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(`${SUITE_URL}${path}`, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The content of the first element whose start matches, as the HTML has it. */
function contentOf(html: string, start: string): string {
  const from = html.indexOf(start);
  expect(from, start).toBeGreaterThan(-1);
  const opened = html.indexOf('>', from) + 1;
  return html.slice(opened, html.indexOf('</script>', opened));
}

const artist = byline({ firstName: 'Leela', lastName: 'Varma' });
const paths: Record<string, string> = {};
let image = '';
let hidden = '';
let story: { id: string; slug: string };
let draft: { id: string; slug: string };

beforeAll(async () => {
  await putUser({ userId: artist.userId, firstName: 'Leela', lastName: 'Varma', isArtist: true });
  image = await putImage({ owner: artist, title: HOSTILE, publishedAt: inDays(-0.001) });
  hidden = await putImage({ owner: artist, title: 'Mine alone', privacyStatus: 'Private' });
  await imagesListed(artist, 1);
  story = await putBlog({
    creator: artist,
    title: HOSTILE,
    content: `<p>Waiting for fog.</p>${HOSTILE}`,
    banner: samplePicture('banner'),
    publishedAt: inDays(0),
  });
  draft = await putBlog({ creator: artist, title: 'Not shown yet', status: 'draft', publishedAt: null });
  const product = await putProduct({ owner: artist, title: HOSTILE });
  const exhibition = await putExhibition({ owner: artist, title: HOSTILE, imageIds: [image] });
  Object.assign(paths, {
    home: '/',
    stories: '/stories',
    story: `/stories/${story.slug}`,
    gallery: '/gallery',
    image: `/exhibition?image=${image}`,
    exhibitions: '/exhibitions',
    exhibition: `/exhibition/${exhibition}`,
    shop: '/shop',
    product: `/shop/${product.slug}`,
    profile: `/profile/${artist.userId}`,
    privacy: '/privacy-policy',
    terms: '/terms-of-service',
    contact: '/contact-us',
  });
});

describe('what words or facets select', () => {
  test.each([
    ['/search?q=fog', '/search'],
    ['/gallery?colour=grey', '/gallery'],
    ['/shop?price=-2999', '/shop'],
  ])('When %s is asked for, then it is kept for seconds, and search engines keep to %s', async (path, list) => {
    const { status, headers, html } = await read(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=20');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${list}">`));
  });
});

describe('what came of the plain form', () => {
  test.each([
    ['sent', subscriptionMessages.requested],
    ['refused', subscriptionMessages.refused],
  ])('When it led to /letters?request=%s, then that can be read without scripts', async (outcome, text) => {
    const { status, html } = await read(`/letters?request=${outcome}`);
    expect(status).toBe(200);
    expect(html).toContain(text);
  });
});

describe('rendered pages', () => {
  test.each([
    ['home', ['WebSite', 'Organization']],
    ['stories', ['BreadcrumbList']],
    ['story', ['Article', 'BreadcrumbList']],
    ['gallery', ['BreadcrumbList']],
    ['image', ['ImageObject', 'BreadcrumbList']],
    ['exhibitions', ['BreadcrumbList']],
    ['exhibition', ['ExhibitionEvent', 'BreadcrumbList']],
    ['shop', ['BreadcrumbList']],
    ['product', ['Product', 'BreadcrumbList']],
    ['profile', ['ProfilePage', 'BreadcrumbList']],
    ['privacy', ['BreadcrumbList']],
    ['terms', ['BreadcrumbList']],
    ['contact', ['BreadcrumbList']],
  ])('When %s is asked for, then it comes whole, with its metadata', async (name, types) => {
    const { status, headers, html } = await read(paths[name] ?? '');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const saysWhatIsOpen = ['home', 'image', 'gallery', 'profile', 'exhibitions', 'exhibition', 'product'].includes(
      name,
    );
    const [fresh, stale] = saysWhatIsOpen ? [30, 30] : [60, 240];
    expect(headers.get('cache-control')).toBe(`public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`);
    expect(headers.get('set-cookie')).toBeNull();

    const errors: string[] = [];
    parse(html, { onParseError: ({ code }) => errors.push(code) });
    expect(errors).toEqual([]);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="${SUITE_URL}/[^"]+\\.jpe?g">`));
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain(`type="application/rss+xml" title="Stories" href="${SUITE_URL}/stories/feed.xml"`);

    const graph = JSON.parse(contentOf(html, '<script type="application/ld+json"'))['@graph'];
    expect(graph.map((node: { '@type': string }) => node['@type'])).toEqual(expect.arrayContaining(types));
    const state = JSON.parse(contentOf(html, '<script type="application/json" id="page-state"'));
    expect(state.length > 0 || ['privacy', 'terms', 'contact'].includes(name)).toBe(true);
    for (const [script] of html.matchAll(/<script[^>]*>/g))
      expect(script).toMatch(/^<script(?:>| type="(?:application\/(?:ld\+)?json|module)")/);
    expect(html).not.toContain('<img src=x');
    // The fallback faces count at once, the faces with files later.
    expect(html).toMatch(/<style>[^<]*@font-face\{[^{}]*local\(/);
    expect(html).not.toMatch(/<style>[^<]*\.woff2[^<]*<\/style><style/);
    expect(html).toMatch(/<style id="page-fonts" media="not all">@font-face[^<]*\.woff2/);
    // The sheets stand inside: their links make no browser fetch them.
    for (const [link] of html.matchAll(/<link rel="stylesheet"[^>]*>/g))
      expect(link).toContain(' type="text/x-inline"');
  });

  test('When a photograph is for sale as a print, then its page says who licenses it and where, and no more where once the print is withdrawn', async () => {
    const id = await putImage({ owner: artist, title: 'Dusk', license: 'CC BY 4.0' });
    const print = await putProduct({ owner: artist, imageIds: [id], pictures: [samplePicture(id)] });
    const readNode = async () => {
      const { html } = await read(`/exhibition?image=${id}`);
      const graph: Record<string, unknown>[] = JSON.parse(contentOf(html, '<script type="application/ld+json"'))[
        '@graph'
      ];
      return graph.find((node) => node['@type'] === 'ImageObject');
    };
    expect(await readNode()).toMatchObject({
      creator: { '@type': 'Person', name: 'Leela Varma', url: `${SUITE_URL}/profile/${artist.userId}` },
      creditText: 'Leela Varma / Aperture & Byline',
      copyrightNotice: '© Leela Varma. CC BY 4.0',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      acquireLicensePage: `${SUITE_URL}/shop/${print.slug}`,
    });
    await db.doc(`products/${print.id}`).update({ status: 'draft' });
    const left = await readNode();
    expect(left).toMatchObject({ license: 'https://creativecommons.org/licenses/by/4.0/' });
    expect(left).not.toHaveProperty('acquireLicensePage');
  });

  test('When an address is written with escapes, then it is the page, whose canonical address has none', async () => {
    const escaped = (path: string) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`);
    for (const path of ['/gallery', `/profile/leela-varma-${artist.userId}`]) {
      const { status, html } = await read(escaped(path));
      expect(status, path).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="${SUITE_URL}${path}">`);
      expect(html).toContain(`href="${SUITE_URL}${path}/feed.xml"`);
    }
  });

  test('When the method is another one, then it is refused', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await read('/stories', { method });
      expect(status, method).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD');
    }
  });
});

describe('addresses without a page', () => {
  test.each([
    '/nope',
    '/stories/nobody-wrote-this',
    '/shop/nothing',
    '/profile/123',
    '/exhibition/nothing',
    '/login/x',
  ])('When %s is asked for, then it is 404, kept by nobody and listed nowhere', async (path) => {
    const { status, headers, html } = await read(path);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test('When work is not public, then its page is not found, and says nothing of it', async () => {
    const [story404, image302] = [await read(`/stories/${draft.slug}`), await read(`/exhibition?image=${hidden}`)];
    expect(story404.status).toBe(404);
    expect(story404.html).not.toContain('Not shown yet');
    expect(image302.status).toBe(302);
    expect(image302.headers.get('location')).toBe('/exhibitions');
    for (const path of ['/gallery', `/profile/${artist.userId}`])
      expect((await read(path)).html).not.toContain('Mine alone');
  });

  test.each([
    ['/exhibition', '/exhibitions'],
    ['/exhibition?image=..%2F..', '/exhibitions'],
    ['/gallery?page=999999', /^\/gallery\?page=\d+$/],
    ['/shop?page=999999', /^\/shop\?page=\d+$/],
  ])('When %s is asked for, then it leads to %s', async (path, target) => {
    const { status, headers } = await read(path);
    expect(status).toBe(302);
    expect(headers.get('location')).toEqual(typeof target === 'string' ? target : expect.stringMatching(target));
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the page of a photographer', () => {
  test('When it is asked for by number or by name, then one address is canonical, and an earlier name leads there', async () => {
    const { userId } = artist;
    const address = `/profile/leela-varma-${userId}`;
    const earlier = `/profile/leela-menon-${userId}`;
    await put(`profileSlugs/leela-menon-${userId}`, { userId });
    const [byNumber, byName] = [await read(`/profile/${userId}`), await read(address)];
    for (const { status, html } of [byNumber, byName]) {
      expect(status).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="${SUITE_URL}${address}">`);
      expect(html).toContain(`<meta property="og:url" content="${SUITE_URL}${address}">`);
      expect(html).toContain(`"url":"${SUITE_URL}${address}"`);
    }
    const readsOf = ({ headers }: Page) => Number(headers.get('x-document-reads'));
    expect(readsOf(byName)).toBe(readsOf(byNumber) + 1);
    const { status, headers } = await read(`${earlier}?tab=stories`);
    expect([status, headers.get('location')]).toEqual([302, `${address}?tab=stories`]);
    expect((await read(`/profile/leela-${userId}`)).status).toBe(404);
  });
});

describe('a failing read', () => {
  let failing = '';

  /** The renderer reads from the routes of the last site of its process: they fail no longer when the test ends. */
  function startWithout(path: string): Promise<string> {
    failing = path;
    const some = routes.map((route) => ({
      ...route,
      handle: (...call: Parameters<typeof route.handle>) =>
        route.endpoint.path === failing ? Promise.reject(new Error('The database is away')) : route.handle(...call),
    }));
    const siteFolder = new URL('../../../dist/web/', import.meta.url);
    return listen(createPagesApp({ config: testConfig(), routes: some, siteFolder }));
  }

  afterEach(() => {
    failing = '';
  });

  test.each([
    ['/image', '/gallery', '/shop'],
    // The second of a page's reads: the first one was answered.
    ['/blog/comment/:blogId', () => paths.story ?? '', '/gallery'],
  ])('When %s fails, then its page is 503 and whole, and others are answered', async (path, page, other) => {
    const at = await startWithout(path);
    const response = await fetch(at + (typeof page === 'string' ? page : page()));
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('5');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('id="page-state"');
    expect(html).not.toContain('The database is away');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/Try again.*<\/html>/s);
    expect((await fetch(at + other)).status).toBe(200);
  });
});

test('When a title changes and a story is withdrawn, then its page follows at once', async () => {
  const { slug, id } = await putBlog({ creator: artist, title: 'Before', publishedAt: inDays(0) });
  expect((await read(`/stories/${slug}`)).html).toContain('<title>Before · ');
  await db.doc(`blogs/${id}`).update({ title: 'After' });
  const title = async () => (await read(`/stories/${slug}`)).html.includes('<title>After · ');
  expect(await eventually('the new title', title)).toBe(true);
  await db.doc(`blogs/${id}`).update({ status: 'draft' });
  const isGone = async () => (await read(`/stories/${slug}`)).status === 404;
  expect(await eventually('the withdrawal', isGone)).toBe(true);
});
