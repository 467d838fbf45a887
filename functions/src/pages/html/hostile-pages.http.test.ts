import {
  inDays,
  sampleBlog,
  sampleComment,
  sampleExhibition,
  sampleImage,
  samplePicture,
  sampleProduct,
  sampleUser,
} from '@aperture-byline/contract/samples/stored-documents';
import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_PAGES, HOSTILE_PARTS, UNREADABLE_PARTS } from '../../../test-support/calls/hostile.ts';
import { put, uniqueId } from '../../../test-support/project/database.ts';
import { listen, rawRequest, testConfig } from '../../../test-support/servers/local-app.ts';
import { get } from '../../../test-support/servers/suite.ts';
import { byline } from '../../../test-support/works/fixtures.ts';
import { config } from '../../lib/config.ts';
import { routes } from '../../routes.ts';
import { createPagesApp } from '../app.ts';

/** The function by itself: Hosting names its own host to it, and tidies some addresses. */
let at: string;

beforeAll(async () => {
  const siteFolder = new URL('../../../dist/web/', import.meta.url);
  at = await listen(createPagesApp({ config: testConfig(), routes, siteFolder }));
});

const LISTS = ['/', '/stories', '/gallery', '/exhibitions', '/shop'];

/** Stores a document of each kind, and returns the pages that show it. */
async function putWork(change: <T extends object>(document: T) => object): Promise<string[]> {
  const owner = byline();
  const { userId } = owner;
  const [image, blog, product, exhibition] = ['image', 'blog', 'product', 'exhibition'].map(uniqueId);
  const now = { createdAt: inDays(0), publishedAt: inDays(0) };
  const picture = samplePicture(image);
  const documents: Record<string, object> = {
    [`users/${userId}`]: sampleUser({
      userId,
      uid: `uid-${userId}`,
      avatar: 'https://lh3.googleusercontent.com/a',
      achievements: [{ title: 'Prize', description: 'For fog', achievedDate: '2024' }],
      socialLinks: [{ socialMedia: 'instagram', link: 'https://www.instagram.com/x' }],
    }),
    [`images/${image}`]: sampleImage({
      owner,
      picture,
      exif: { cameraMake: 'A', cameraModel: 'B', lensModel: 'C' },
      ...now,
    }),
    [`images/${image}/comments/one`]: sampleComment({ createdAt: inDays(0) }),
    [`blogs/${blog}`]: sampleBlog({ creator: owner, slug: blog, pictures: [picture], intro: true, ...now }),
    [`blogs/${blog}/comments/one`]: sampleComment({ createdAt: inDays(0) }),
    [`products/${product}`]: sampleProduct({ owner, slug: product, pictures: [picture], ...now }),
    [`exhibitions/${exhibition}`]: sampleExhibition({ owner, imageIds: [image ?? ''] }),
  };
  for (const [path, document] of Object.entries(documents)) await put(path, change(document));
  const profile = `/profile/${userId}`;
  return [
    `/exhibition?image=${image}`,
    `/stories/${blog}`,
    `/shop/${product}`,
    `/exhibition/${exhibition}`,
    profile,
    `${profile}?tab=stories`,
    `${profile}?tab=exhibitions`,
  ];
}

/** Fields that decide whether and where a document is shown. */
const KEPT = [
  'slug',
  'status',
  'privacyStatus',
  'artistStatus',
  'imageId',
  'publicImageIds',
  'formats',
  'uid',
  'imageIds',
  'printedImageId',
];

/** Every other string of a document, at any depth, replaced. */
function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((part) => withTexts(part, text));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, KEPT.includes(key) ? part : withTexts(part, text)]),
  );
}

type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => (tree.isElementNode(child) ? [child, ...elementsOf(child)] : []));
}

const ATTRIBUTES_OF_ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcset'];
/** Elements that no page of the site has in its content. */
const FOREIGN = ['iframe', 'object', 'embed', 'base', 'math', 'frame', 'applet', 'template', 'audio', 'video'];
const DATA_OR_MODULE = ['application/json', 'application/ld+json', 'module'];

/** Stored texts may hold them. A browser shows nothing in their place. */
const CONTROL_CHARACTERS = ['control-character-in-input-stream', 'unexpected-null-character'];

/** Pages that were looked at: many addresses are answered by the same one. */
const inert = new Set<string>();

/** The document holds no element or attribute that could run something, and its data can be read. */
function expectInert(html: string, path: string): void {
  if (inert.has(html)) return;
  const errors: string[] = [];
  const document = parse(html, { onParseError: ({ code }) => errors.push(code) });
  const elements = elementsOf(document);
  const names = elements.map(({ tagName }) => tagName);
  const count = (name: string) => names.filter((one) => one === name).length;
  const found = {
    errors: errors.filter((code) => !CONTROL_CHARACTERS.includes(code)),
    foreign: names.filter((name) => FOREIGN.includes(name)),
    attributes: elements.flatMap(({ tagName, attrs }) => attrs.filter(isActive).map((attr) => [tagName, attr])),
    once: ['title', 'h1', 'main'].map(count),
  };
  expect(found, path).toEqual({ errors: [], foreign: [], attributes: [], once: [1, 1, 1] });
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  for (const { attrs, childNodes } of scripts) {
    const type = attrs.find(({ name }) => name === 'type')?.value;
    const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    if (type === undefined) expect(text, path).not.toContain('alert');
    else expect(DATA_OR_MODULE, path).toContain(type);
    if (type?.endsWith('json')) expect(() => JSON.parse(text), path).not.toThrow();
  }
  inert.add(html);
}

function isActive({ name, value }: Element['attrs'][number]): boolean {
  if (/^on|^srcdoc$|^http-equiv$|["'<=]/.test(name)) return true;
  const isAddress = ATTRIBUTES_OF_ADDRESSES.includes(name);
  return isAddress && /^\s*(?:javascript|data|vbscript|\/\/|\/\\)/i.test(value);
}

const HOSTILE = `Dusk"><img src=x onerror=alert(1)>'--!>]]></title></style></textarea></script><script>alert(1)</script>&lt;b\u0001\u2028\u202eé`;
// The sanitizer's own tests have those of any length.
const HOSTILE_HTML = [...ACTIVE_HTML, ...DIRTY_HTML].filter(({ length }) => length < 1000).join('');

describe('hostile documents', () => {
  test.each([
    ['a text that ends elements and attributes', HOSTILE],
    ['HTML of every kind', HOSTILE_HTML],
    ['an address that is a program', 'javascript:alert(1)'],
  ])('When every field holds %s, then its pages are whole and do nothing', async (_what, text) => {
    const paths = await putWork((document) => withTexts(document, text) as object);
    for (const path of [...paths, ...LISTS]) {
      const { status, text: html } = await rawRequest(at, { path });
      expect(status, path).toBe(200);
      expectInert(html, path);
    }
  });

  test('When documents lack nearly everything, then no page of them or of a list fails', async () => {
    const paths = await putWork((document) =>
      Object.fromEntries(
        Object.entries(document).filter(([key]) =>
          ['slug', 'status', 'privacyStatus', 'publishedAt', 'createdAt', 'userId', 'isArtist'].includes(key),
        ),
      ),
    );
    for (const path of [...paths, ...LISTS]) {
      const { status = 0, headers, text } = await rawRequest(at, { path });
      expect([200, 302, 404], `${path} ${text}`).toContain(status);
      if (status !== 200) expect(headers['cache-control'], path).toBe('no-store');
      else expectInert(text, path);
    }
  });

  test('When fields are of other types, then no page of them or of a list fails', async () => {
    for (const wrong of [null, 7, ['x'], { a: { b: 1 } }]) {
      const paths = await putWork((document) =>
        Object.fromEntries(Object.entries(document).map(([key, value]) => [key, KEPT.includes(key) ? value : wrong])),
      );
      for (const path of [...paths, ...LISTS]) {
        const { status = 0, text } = await rawRequest(at, { path });
        expect([200, 302, 404], `${path} with ${JSON.stringify(wrong)}`).toContain(status);
        if (status === 200) expectInert(text, path);
      }
    }
  });
});

describe('hostile requests', () => {
  test.each(HOSTILE_PAGES)(
    'When a list is asked for with %s, then it is page 1 or a page of the site',
    async (query) => {
      // One parser reads the page of all lists.
      for (const list of query === 'page=abc' ? ['/shop', '/stories', '/profile/752186043'] : ['/gallery']) {
        const { status = 0, text, headers } = await rawRequest(at, { path: `${list}?${query}` });
        expect([200, 302, 404], list).toContain(status);
        if (status === 302) expect(headers.location).toMatch(/^\/(?!\/)/);
        else expectInert(text, list);
      }
    },
  );

  test.each([...HOSTILE_PARTS, ...UNREADABLE_PARTS, '%2e', '%2E%2E', '%2e%2e/profile'])(
    'When an address ends in %s, then it is answered by what is there',
    async (part) => {
      for (const folder of ['/', '/stories/', '/shop/', '/exhibition/', '/profile/', '/exhibition?image=']) {
        const path = folder + part;
        const { status = 0, text, headers } = await rawRequest(at, { path });
        expect([200, 302, 404], path).toContain(status);
        if (status === 302) expect(headers.location).toMatch(/^\/(?!\/)/);
        else expectInert(text, path);
        if (status !== 200) expect(headers['cache-control'], path).toBe('no-store');
      }
    },
  );

  test.each([
    '/profile/%2e',
    '/profile',
    '/stories/../login',
    '//login',
    '//evil.example/',
    '/\\evil.example/',
    '//[',
    '/x/..//[',
    '/x/..//evil.example',
    'http://evil.example/gallery',
    '*',
  ])('When the address is %s, which is no page of the server, then it is 404', async (path) => {
    const { status, headers, text } = await rawRequest(at, { path });
    expect(status, text).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expectInert(text, path);
  });

  test.each([
    '/gallery?x="><script>alert(1)</script>',
    '/profile/752186043?tab="><script>alert(1)</script>',
    '/exhibition?image="><script>alert(1)</script>',
    '/nope"><script>alert(1)</script>',
    `/gallery?${'a=b&'.repeat(2000)}`,
  ])('When markup or very much stands in an address, then none of it is in the page', async (path) => {
    const { status = 0, text } = await rawRequest(at, { path: path.replaceAll(' ', '%20') });
    expect([200, 302, 404]).toContain(status);
    expect(text).not.toContain('<script>alert');
    if (status !== 302) expectInert(text, path);
  });

  test('When headers name another host, then every page, 404 and redirect is the same', async () => {
    const { data } = await get<{ data: { image_id: string; owner_id: number }[] }>('/image?page=1');
    const [image] = data;
    const own = [`/exhibition?image=${image?.image_id}`, `/profile/${image?.owner_id}`];
    for (const path of [...LISTS, ...own, '/contact-us', '/nope', '/exhibition', '/gallery?page=999']) {
      const plain = await rawRequest(at, { path });
      const forged = await rawRequest(at, {
        path,
        headers: {
          Host: 'evil.example',
          'X-Forwarded-Host': 'evil.example',
          'X-Forwarded-Proto': 'javascript',
          'X-Forwarded-Port': '666',
          'X-Forwarded-Prefix': '/evil',
          'X-Original-URL': '/evil',
          'X-Rewrite-URL': '/evil',
          Forwarded: 'host=evil.example;proto=javascript',
          Cookie: '__session=somebody',
          'Accept-Language': 'de',
        },
      });
      expect([forged.status, forged.headers.location], path).toEqual([plain.status, plain.headers.location]);
      expect(forged.text, path).toBe(plain.text);
      expect(forged.headers['set-cookie'], path).toBeUndefined();
      if (plain.status === 200) expect(plain.text, path).toContain(`<link rel="canonical" href="${config().siteUrl}`);
    }
  });
});
