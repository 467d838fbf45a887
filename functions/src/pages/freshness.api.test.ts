import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../test-support/project/database.ts';
import { eventually } from '../../test-support/project/eventually.ts';
import { SUITE_URL } from '../../test-support/servers/suite.ts';

/** Seconds after which a change is to be seen by everybody. */
const PROMISE = 600;
const CHANGED = 'Changed a moment ago';

interface Page {
  status: number;
  headers: Headers;
  text: string;
}

async function read(path: string): Promise<Page> {
  const response = await fetch(SUITE_URL + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/**
 * Resolves when the text of an answer is as it should be. Nothing is kept in the function, so it need not wait long.
 */
function becomes(path: string, isRight: (page: Page) => boolean): Promise<unknown> {
  return eventually(`${path} is as it should be`, async () => isRight(await read(path)));
}

interface Work {
  /** Path of the document. */
  path: string;
  /** Address of the page, which is part of no other address. */
  page: string;
  title: string;
}

interface Kind {
  feed: string;
  list: string;
  sitemap: string;
  /** The document of the page at an address. */
  pathOf: (address: URL) => Promise<string>;
  withdrawal: object;
  /** Whether an answer is that of a page which nobody may see. */
  isGone: (page: Page) => boolean;
}

const KINDS: Readonly<Record<string, Kind>> = {
  story: {
    feed: '/stories/feed',
    list: '/stories',
    sitemap: '/sitemaps/stories.xml',
    pathOf: async ({ pathname }) => {
      const { docs } = await db.collection('blogs').where('slug', '==', pathname.split('/').at(-1)).get();
      return docs[0]?.ref.path ?? '';
    },
    withdrawal: { status: 'rejected' },
    isGone: ({ status, text }) => status === 404 && text.includes('<meta name="robots" content="noindex">'),
  },
  photograph: {
    feed: '/gallery/feed',
    list: '/gallery',
    sitemap: '/sitemaps/gallery-1.xml',
    pathOf: async ({ searchParams }) => `images/${searchParams.get('image')}`,
    withdrawal: { privacyStatus: 'Private' },
    // As the address without a photograph.
    isGone: ({ status, headers }) => status === 302 && headers.get('location') === '/exhibitions',
  },
};

describe.each(Object.entries(KINDS))('a seeded %s', (_name, kind) => {
  const { feed, list, sitemap } = kind;
  const before = new Map<string, object>();
  let changed: Work;
  let withdrawn: Work;

  beforeAll(async () => {
    const { items } = JSON.parse((await read(`${feed}.json`)).text) as {
      items: { url: string; title: string }[];
    };
    const [first, second] = await Promise.all(
      items.slice(0, 2).map(async ({ url, title }): Promise<Work> => {
        const address = new URL(url);
        const path = await kind.pathOf(address);
        before.set(path, (await db.doc(path).get()).data() ?? {});
        return { path, page: address.pathname + address.search, title };
      }),
    );
    if (!first || !second) throw new Error(`${feed} has fewer than two items`);
    [changed, withdrawn] = [first, second];
  });

  afterAll(async () => {
    for (const [path, document] of before) await db.doc(path).update(document);
    await becomes(sitemap, ({ text }) => text.includes(withdrawn.page));
  });

  test('When its title changes, then its page, the list and the feeds have the new one', async () => {
    await db.doc(changed.path).update({ title: CHANGED });
    await becomes(changed.page, ({ text }) => text.includes(`<title>${CHANGED}`));
    await becomes(list, ({ text }) => text.includes(CHANGED) && !text.includes(changed.title));
    for (const address of [`${feed}.xml`, `${feed}.json`])
      await becomes(address, ({ text }) => text.includes(CHANGED) && !text.includes(changed.title));
    await becomes(sitemap, ({ text }) => text.includes(changed.page));
  });

  test('When it is withdrawn, then its page is gone, and no list, feed or sitemap names it', async () => {
    for (const address of [`${feed}.xml`, `${feed}.json`, list, sitemap])
      expect((await read(address)).text, address).toContain(withdrawn.page);
    await db.doc(withdrawn.path).update(kind.withdrawal);
    await becomes(
      withdrawn.page,
      (page) =>
        kind.isGone(page) && page.headers.get('cache-control') === 'no-store' && !page.text.includes(withdrawn.title),
    );
    for (const address of [`${feed}.xml`, `${feed}.json`, list, sitemap])
      await becomes(address, (page) => page.status === 200 && !page.text.includes(withdrawn.page));
  });

  test('When any of this is kept by a cache, then it is not shown after ten minutes', async () => {
    const calls = ['/api/blog', '/api/image?page=1', '/api/product', '/api/exhibition/approved/ongoing'];
    for (const address of [changed.page, list, `${feed}.xml`, `${feed}.json`, sitemap, '/sitemap.xml', ...calls]) {
      const { status, headers } = await read(address);
      expect(status, address).toBe(200);
      const seconds = Object.fromEntries(
        (headers.get('cache-control') ?? '').split(', ').map((part) => part.split('=')),
      );
      const stale = Number(seconds['stale-while-revalidate']);
      for (const fresh of ['max-age', 's-maxage'])
        expect(Number(seconds[fresh]) + stale, `${address} ${fresh}`).toBeLessThanOrEqual(PROMISE);
    }
  });
});
