import type { Quote, SelectedPrint } from '@aperture-byline/contract/cart/wire';
import type { Frame, PrintSize } from '@aperture-byline/contract/product/stored';
import { samplePicture, sampleSize } from '@aperture-byline/contract/samples/stored-documents';
import { ORDER_LINES_MAX } from '@aperture-byline/contract/shared/constants';
import { beforeAll, describe, expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { call, postJson } from '../../../test-support/servers/suite.ts';
import { byline, putProduct } from '../../../test-support/works/fixtures.ts';

/** `2026-12-09`. */
const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
const expectedArrival = { from: day, to: day };

const PATH = '/product/quote';
const SHIPPING = [
  { zone: 'domestic', speed: 'standard', price: 100, from_days: 5, to_days: 10, arrives: expectedArrival },
];
const NOTHING = { subtotal: 0, shipping_charge: 0, total: 0, shipping: SHIPPING };

const owner = byline({ firstName: 'Tenzin', lastName: 'Dorje' });
const sizes: PrintSize[] = [
  sampleSize({ id: 'small', width: 30, height: 20, price: 1200, edition: 30, sold: 29 }),
  sampleSize({ id: 'large', width: 60, height: 40, price: 4100, edition: 5, sold: 5 }),
];
const frames: Frame[] = [
  { id: 'none', type: 'Unframed', charge: 0, description: '' },
  { id: 'oak', type: 'Oak', charge: 800, description: 'Oiled' },
];
let print: { id: string; slug: string };
let other: { id: string; slug: string };

beforeAll(async () => {
  print = await putProduct({ owner, sizes, frames });
  other = await putProduct();
});

/** Its small prints are not limited. */
const openPrint = () =>
  putProduct({
    owner,
    sizes: sizes.map((size) => (size.id === 'small' ? { ...size, edition: null } : size)),
    frames,
  });

/** By ids only: a small print in oak, where nothing else is said. */
const line = (productId: unknown, productSize: unknown = 'small', productFrame: unknown = 'oak') => ({
  productId,
  productSize,
  productFrame,
});

async function quote(lines: unknown[]): Promise<Quote & { reads: number }> {
  const { status, body, reads, text } = await postJson(PATH, { lines });
  expect(status, text).toBe(200);
  return { ...(body.data as Quote), reads };
}

async function readStatuses(lines: SelectedPrint[]): Promise<string[]> {
  return (await quote(lines)).lines.map(({ status }) => status);
}

describe('a quote', () => {
  test('When prints are available, then they come priced in their order, with the sum and 100 for shipping, uncached', async () => {
    const lines = [line(other.id, 'a4'), line(print.id)];
    const { status, body, reads, headers } = await postJson(PATH, { lines });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toMatch(/no-store/);
    // With the settings of the shop, and whether the artists are away.
    expect(reads).toBe(5);
    expect(body.data).toEqual({
      lines: [
        expect.objectContaining({ ...lines[0], status: 'available', price: 2000, slug: other.slug }),
        {
          ...lines[1],
          status: 'available',
          price: 2000,
          size_price: 1200,
          frame_price: 800,
          selected_size: '30cm x 20cm',
          selected_frame: 'Oak',
          title: `Lighthouse print ${print.id}`,
          slug: print.slug,
          primary_image: expect.stringMatching(/^http.*-a\/1280\.jpeg/),
          picture: expect.objectContaining({ alt: 'A lighthouse before rain' }),
          photographer: owner.userId,
          firstname: 'Tenzin',
          lastname: 'Dorje',
          sizes: [
            {
              size_id: 'small',
              size_width: 30,
              size_height: 20,
              price: 1200,
              edition: 30,
              sold_out: false,
              left: 1,
              from_a_distance: false,
            },
            {
              size_id: 'large',
              size_width: 60,
              size_height: 40,
              price: 4100,
              edition: 5,
              sold_out: true,
              left: 0,
              from_a_distance: false,
            },
          ],
          frames: [
            { frame_id: 'none', frame_type: 'Unframed', charge: 0, frame_description: '' },
            { frame_id: 'oak', frame_type: 'Oak', charge: 800, frame_description: 'Oiled' },
          ],
        },
      ],
      subtotal: 4000,
      shipping_charge: 100,
      total: 4100,
      shipping: SHIPPING,
    });
  });

  test('When there are no lines, then no product is read and nothing costs anything', async () => {
    expect(await quote([])).toEqual({ lines: [], ...NOTHING, reads: 1 });
  });

  test('When a size is sold out, then it keeps its price and is in no sum', async () => {
    const { lines, ...sums } = await quote([line(print.id, 'large')]);
    expect(lines).toMatchObject([{ status: 'sold_out', price: 4900, size_price: 4100, sizes: [{}, {}] }]);
    expect(sums).toEqual({ ...NOTHING, reads: 2 });
    const { subtotal, total } = await quote([line(print.id, 'large'), line(other.id, 'a4')]);
    expect({ subtotal, total }).toEqual({ subtotal: 2000, total: 2100 });
  });

  test('When a size or frame is not the product’s, or was another’s, then it has no price, and what there is comes along', async () => {
    for (const gone of [line(print.id, 'a4'), line(print.id, 'small', 'walnut'), line(other.id, 'small')]) {
      const { lines, ...sums } = await quote([gone]);
      expect(lines).toMatchObject([{ ...gone, status: 'option_gone', sizes: expect.any(Array) }]);
      expect(lines[0]).not.toHaveProperty('price');
      expect(sums).toEqual({ ...NOTHING, reads: 2 });
    }
  });

  test('When a product is not public, unknown or unreadable, then it is withdrawn, alike and without a word about it', async () => {
    const hidden = await Promise.all(
      (['draft', 'submitted', 'rejected'] as const).map(async (status) => (await putProduct({ status })).id),
    );
    const bare = uniqueId('product');
    await put(`products/${bare}`, { status: 'approved', sizes: 'none' });
    const pictures = ['printed', 'other'].map((id) => samplePicture(id));
    const imageIds = pictures.map(({ imageId }) => imageId);
    for (const publicImageIds of [[], ['other']]) {
      const { id, slug } = await putProduct({ imageIds, pictures, publicImageIds });
      expect((await call(`/product/${slug}`)).status).toBe(404);
      hidden.push(id);
    }
    const selected = [...hidden, bare, uniqueId('none')].map((id) => line(id, 'a4'));
    expect(await quote(selected)).toEqual({
      lines: selected.map((one) => ({ ...one, status: 'withdrawn' })),
      ...NOTHING,
      reads: 1 + selected.length,
    });
    const { subtotal, shipping_charge, total } = await quote([...selected, line(print.id, 'small', 'none')]);
    expect({ subtotal, shipping_charge, total }).toEqual({
      subtotal: 1200,
      shipping_charge: 100,
      total: 1300,
    });
  });

  test('When prices, editions or the product change, then the next quote has them', async () => {
    const { id } = await putProduct({ sizes, frames });
    const before = await quote([line(id)]);
    expect(before).toMatchObject({ lines: [{ status: 'available', price: 2000 }], total: 2100 });
    await db.doc(`products/${id}`).update({
      sizes: sizes.map((size) => ({ ...size, price: size.price + 50 })),
      frames: frames.map((frame) => ({ ...frame, charge: frame.charge + 5 })),
    });
    expect(await quote([line(id)])).toMatchObject({
      lines: [{ price: 2055, size_price: 1250, frame_price: 805 }],
      subtotal: 2055,
      total: 2155,
    });
    await db.doc(`products/${id}`).update({ sizes: sizes.map((size) => ({ ...size, sold: 30 })) });
    expect(await readStatuses([line(id)] as SelectedPrint[])).toEqual(['sold_out']);
    await db.doc(`products/${id}`).update({ status: 'draft' });
    expect(await readStatuses([line(id)] as SelectedPrint[])).toEqual(['withdrawn']);
  });

  test('When a product comes twice, then each line is priced and the product is read once', async () => {
    const { id } = await openPrint();
    const lines = [line(id), line(id, 'small', 'none'), line(id), line(id, 'large')];
    const { reads, subtotal, lines: priced } = await quote(lines);
    expect(reads).toBe(3);
    expect(priced.map(({ status }) => status)).toEqual(['available', 'available', 'available', 'sold_out']);
    expect(subtotal).toBe(2000 + 1200 + 2000);
  });

  test('When there are more copies than an edition has left, then only those that are left count', async () => {
    const { id } = await putProduct({
      sizes: [sampleSize({ edition: 3, sold: 1 })],
      frames: [{ id: 'oak', type: 'Oak', charge: 800, description: '' }],
    });
    const { lines, subtotal } = await quote([line(id, 'a4'), line(id, 'a4'), line(id, 'a4')]);
    expect(lines.map(({ status }) => status)).toEqual(['available', 'available', 'sold_out']);
    expect(subtotal).toBe(2 * 2000);
  });

  test('When there are 50 lines, then each is priced, and with 51 it is 400', async () => {
    const { id } = await openPrint();
    const lines = Array.from({ length: ORDER_LINES_MAX + 1 }, (_, index) =>
      index % 2 === 0 ? line(id) : line(other.id, 'a4'),
    );
    expect(await quote(lines.slice(1))).toMatchObject({ subtotal: 100_000, total: 100_100, reads: 5 });
    const { status, body } = await postJson(PATH, { lines });
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
      status: 400,
      fields: ['lines'],
    });
  });
});

describe('what is refused', () => {
  test('When ids are hostile, then they are withdrawn or 400, never read, and nothing changes', async () => {
    const hostile = ['a/b', '../users/1', '__x__', 'x/comments/y', '.', '..', 'é', 'constructor', '__proto__'];
    await expectUnchanged(async () => {
      const asIds = hostile.map((id) => line(id));
      const { lines, reads, ...sums } = await quote(asIds);
      expect(lines).toEqual(asIds.map((one) => ({ ...one, status: 'withdrawn' })));
      // Of these only `constructor` could be an id.
      expect({ reads, ...sums }).toEqual({ ...NOTHING, reads: 2 });
      const asOptions = hostile.flatMap((id) => [line(print.id, id), line(print.id, 'small', id)]);
      for (const { status } of (await quote(asOptions)).lines) expect(status).toBe('option_gone');
      for (const value of ['', ' ', 'a\u0000b', 'x'.repeat(65), 'x'.repeat(5000), 5, null, true, ['a'], {}])
        for (const name of ['productId', 'productSize', 'productFrame']) {
          const { status } = await postJson(PATH, { lines: [{ ...line(print.id), [name]: value }] });
          expect(status, `${name} ${JSON.stringify(value)}`).toBe(400);
        }
    });
  });

  test('When the body is another or names prices, then it is 400 and nothing changes', async () => {
    const { productId, productSize } = line(print.id);
    await expectUnchanged(async () => {
      for (const body of [
        {},
        [],
        null,
        { lines: null },
        { lines: {} },
        { lines: 'x' },
        { lines: [null] },
        { lines: [[]] },
        { lines: [{}] },
        { lines: [{ productId, productSize }] },
        { lines: [{ ...line(print.id), price: 1 }] },
        { lines: [{ ...line(print.id), photographer: 900000001 }] },
        { lines: [], discount: 100 },
        { lines: [], userId: 900000001 },
      ])
        expect((await postJson(PATH, body)).status, JSON.stringify(body)).toBe(400);
      const headers = { Origin: 'https://evil.example' };
      expect((await postJson(PATH, { lines: [] }, { headers })).status).toBe(403);
    });
  });

  test('When one address asks more often than for lists, then the rest is 429', async () => {
    const at = await startApp({ rateLimitFactor: 0.05 });
    const statuses: number[] = [];
    for (let asked = 0; asked < 8; asked += 1) statuses.push((await postJson(PATH, { lines: [] }, { at })).status);
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429]);
  });
});
