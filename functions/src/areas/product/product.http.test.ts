import type { PrintSize } from '@aperture-byline/contract/product/stored';
import type { ProductDetail, ProductListItem, ProductPage } from '@aperture-byline/contract/product/wire';
import { inDays, sampleSize } from '@aperture-byline/contract/samples/stored-documents';
import { SHOP_PAGE_SIZE, SHOP_PAGE_SIZE_MAX } from '@aperture-byline/contract/shared/constants';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_PAGES, HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { db, listedIds, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { byline, putProduct } from '../../../test-support/works/fixtures.ts';

const owner = byline({ firstName: 'Tenzin', lastName: 'Dorje' });
let newest: { id: string; slug: string };
let older: { id: string; slug: string };
let draft: { id: string; slug: string };

beforeAll(async () => {
  newest = await putProduct({ owner, publishedAt: inDays(2) });
  older = await putProduct({ owner, publishedAt: inDays(1) });
  draft = await putProduct({ owner, status: 'draft' });
  await listed(newest.id);
  await listed(older.id);
});

function listed(id: string): Promise<boolean> {
  return eventually(`${id} is listed`, async () => (await listedIds(id)).length > 0);
}

async function everything(pageSize: number): Promise<ProductListItem[]> {
  const { products, totalPages } = await get<ProductPage>(`/product?page=1&pageSize=${pageSize}`);
  const all = [...products];
  for (let page = 2; page <= totalPages; page += 1)
    all.push(...(await get<ProductPage>(`/product?page=${page}&pageSize=${pageSize}`)).products);
  return all;
}

describe('pages of the shop', () => {
  test('When a visitor opens the shop, then the newest approved prints come first', async () => {
    const { products } = await get<ProductPage>('/product?page=1&pageSize=40');
    expect(products.slice(0, 2).map(({ slug }) => slug)).toEqual([newest.slug, older.slug]);
    expect(products[0]).toEqual({
      image_id: `${newest.id}-a`,
      title: `Lighthouse print ${newest.id}`,
      introduction: 'A quiet wall.',
      primary_image: expect.stringMatching(/^http.*1280\.jpeg/),
      picture: expect.objectContaining({ alt: 'A lighthouse before rain' }),
      firstname: 'Tenzin',
      lastname: 'Dorje',
      min_price: 2000,
      slug: newest.slug,
    });
  });

  test.each([1, 7, 100])('When pages hold %i, then each print comes once on them', async (pageSize) => {
    const slugs = (await everything(pageSize)).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual(expect.arrayContaining([newest.slug, older.slug]));
    expect(slugs).not.toContain(draft.slug);
  });

  test('When the page is past the end, then the last one comes', async () => {
    const { totalPages } = await get<ProductPage>('/product?pageSize=1');
    const last = await call(`/product?page=${totalPages}&pageSize=1`);
    expect((await call('/product?page=99999999999999999999&pageSize=1')).text).toBe(last.text);
  });

  test.each(HOSTILE_PAGES)('When the page is written as %s, then the first one comes', async (query) => {
    expect((await call(`/product?${query}`)).text).toBe((await call('/product')).text);
  });

  test.each(['0', '-1', 'abc', '1e2', '', '40&pageSize=1'])(
    'When the page size is %j, then the usual one is used',
    async (pageSize) => {
      expect((await call(`/product?pageSize=${pageSize}`)).text).toBe((await call('/product')).text);
    },
  );

  test('When the page size is huge, then a page stays within its bound and costs what it shows', async () => {
    const { body, reads } = await call('/product?pageSize=1000000');
    const page: ProductPage = body.data;
    expect(page.products.length).toBeLessThanOrEqual(SHOP_PAGE_SIZE_MAX);
    expect(reads).toBeLessThanOrEqual(SHOP_PAGE_SIZE_MAX + 3);
    expect((await call('/product')).reads).toBeLessThanOrEqual(SHOP_PAGE_SIZE + 3);
  });

  test('When a print is withdrawn, then it leaves the shop', async () => {
    const { id, slug } = await putProduct({ owner, publishedAt: inDays(3) });
    await listed(id);
    await db.doc(`products/${id}`).update({ status: 'rejected' });
    const { products } = await get<ProductPage>('/product');
    expect(products.map((product) => product.slug)).not.toContain(slug);
    await eventually(`${id} leaves its listing`, async () => (await listedIds(id)).length === 0);
  });
});

describe('one print', () => {
  test('When the slug is known, then sizes, frames, images and categories come', async () => {
    expect(await get<ProductDetail>(`/product/${newest.slug}`)).toEqual({
      product_id: newest.id,
      slug: newest.slug,
      title: `Lighthouse print ${newest.id}`,
      introduction: 'A quiet wall.',
      description: '<p>Pigment on cotton.</p>',
      place: 'Kovalam',
      owner_id: owner.userId,
      creator_firstname: 'Tenzin',
      creator_lastname: 'Dorje',
      printed_image_id: `${newest.id}-a`,
      images: [
        {
          image_id: `${newest.id}-a`,
          image_url: expect.stringMatching(/-a\/1280/),
          picture: expect.anything(),
        },
        {
          image_id: `${newest.id}-b`,
          image_url: expect.stringMatching(/-b\/1280/),
          picture: expect.anything(),
        },
      ],
      categories: [{ category_name: 'Sea' }],
      sizes: [
        {
          size_id: 'a4',
          size_width: 21,
          size_height: 30,
          price: 1200,
          edition: null,
          sold_out: false,
          left: null,
          from_a_distance: false,
        },
      ],
      frames: [{ frame_id: 'oak', frame_type: 'Oak', charge: 800, frame_description: 'Oiled' }],
    });
  });

  test('When sizes are limited, then it tells their editions and which are sold out, and not how many are sold', async () => {
    const size = { width: 21, height: 30, price: 1200 };
    const sizes = [
      sampleSize({ id: 'left', edition: 30, sold: 29 }),
      sampleSize({ id: 'gone', edition: 30, sold: 30 }),
      sampleSize({ id: 'over', edition: 2, sold: 3 }),
      sampleSize({ id: 'open', sold: 4000 }),
      // Written by hand.
      { id: 'old', ...size },
      { id: 'priceless', width: 21, height: 30 },
      { id: 'odd', ...size, price: '1200' },
    ] as PrintSize[];
    const { slug } = await putProduct({ owner, sizes });
    const detail = await get<ProductDetail>(`/product/${slug}`);
    expect(detail.sizes.map(({ size_id, edition, sold_out }) => [size_id, edition, sold_out])).toEqual([
      ['left', 30, false],
      ['gone', 30, true],
      ['over', 2, true],
      ['open', null, false],
      ['old', null, false],
    ]);
    expect(JSON.stringify(detail.sizes)).not.toMatch(/"sold"|29|4000/);
  });

  test('When it is a draft or unknown, then it is not found in the same way', async () => {
    for (const slug of [draft.slug, uniqueId('none'), 'quote', 'cart']) {
      const { status, body } = await call(`/product/${slug}`);
      expect(status, slug).toBe(404);
      expect(body.error.code).toBe('NOT_FOUND');
    }
  });
});

describe('hostile paths', () => {
  test('When a slug is none, then nothing is found and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const part of HOSTILE_PARTS) expect((await call(`/product/${part}`)).status, part).toBe(404);
    });
  });
});
