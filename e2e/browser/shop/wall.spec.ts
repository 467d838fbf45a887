import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductDetail, ProductPage } from '@aperture-byline/contract/product/wire';
import type { Page } from '@playwright/test';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const UNFRAMED = { frame_id: 'none', frame_type: 'Unframed', charge: 0, frame_description: '' };
const BLACK = { frame_id: 'black', frame_type: 'Black ash', charge: 900, frame_description: '' };
const size = (width: number, height: number) => ({
  size_id: `${width}x${height}`,
  size_width: width,
  size_height: height,
  price: 1000,
});

/** Opens a print of a picture 3:4 in some sizes. */
async function openPrint(page: Page, sizes: readonly [number, number][]): Promise<void> {
  const { products } = await readApi<ProductPage>('/product?page=1&pageSize=1');
  const product = await readApi<ProductDetail>(`/product/${first(products, 'products').slug}`);
  const [image] = product.images;
  if (!image) throw new Error('A print has a picture');
  await mockData(page, `/product/${product.slug}`, {
    ...product,
    images: [{ ...image, picture: { ...image.picture, width: 1500, height: 2000 } }],
    sizes: sizes.map(([width, height]) => size(width, height)),
    frames: [UNFRAMED, BLACK],
  });
  await page.goto(`/shop/${product.slug}`);
  // Below the wall, which is drawn once its place comes near.
  await page.getByRole('tab', { name: 'Description' }).scrollIntoViewIfNeeded();
}

const wall = (page: Page) => page.getByRole('region', { name: 'On a wall' });
const choose = (page: Page, label: 'Size' | 'Frame', value: string) =>
  page.getByLabel(label, { exact: true }).selectOption(value);

async function widths(page: Page): Promise<{ print: number; height: number; bench: number }> {
  const print = await wall(page)
    .getByRole('img', { name: /centimetres/ })
    .boundingBox();
  const bench = await wall(page).getByRole('img', { name: /bench/i }).boundingBox();
  return { print: print?.width ?? 0, height: print?.height ?? 0, bench: bench?.width ?? 0 };
}

/** A picture of 200 × 100 pixels, chosen as a photograph of a wall. */
async function choosePhotograph(page: Page): Promise<void> {
  const buffer = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(200, 100);
    canvas.getContext('2d')?.fillRect(0, 0, 200, 100);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  await wall(page)
    .getByLabel('Try it on your own wall')
    .setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: Buffer.from(buffer) });
}

for (const width of [360, 768, 1440])
  test(`at ${width} px, the wall and what was viewed before have their room before they come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/(?:on-a-wall|recently-viewed)-[^/]+\.js$/, async (route) => {
      await promise;
      await route.continue();
    });
    await openPrint(page, [[30, 40]]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heightOfPage();
    resolve();
    await expect(wall(page)).toBeVisible();
    await expect(page.getByRole('list', { name: productMessages.morePrints })).toBeVisible();
    expect(Math.abs((await heightOfPage()) - before)).toBeLessThanOrEqual(8);
  });

for (const width of [360, 768, 1440])
  test(`at ${width} px, prints hang to scale with each other and with the bench`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPrint(page, [
      [30, 40],
      [60, 80],
    ]);
    await wall(page).scrollIntoViewIfNeeded();
    const small = await widths(page);
    await choose(page, 'Size', '60x80');
    const large = await widths(page);
    expect(Math.abs(large.print - 2 * small.print)).toBeLessThanOrEqual(1);
    expect(Math.abs(large.height - 2 * small.height)).toBeLessThanOrEqual(1);
    expect(Math.abs(small.print - (small.bench * 30) / 180)).toBeLessThanOrEqual(1);
    expect(Math.abs(large.print - (large.bench * 60) / 180)).toBeLessThanOrEqual(1);
    await choose(page, 'Frame', 'black');
    expect(Math.abs((await widths(page)).print - large.print)).toBeLessThanOrEqual(1);
    expect(await seriousFindings(page)).toEqual([]);
  });

test('a size of another shape than the picture is not hung', async ({ page }) => {
  await openPrint(page, [
    [30, 40],
    [31, 40],
  ]);
  await wall(page).scrollIntoViewIfNeeded();
  await choose(page, 'Size', '31x40');
  await expect(wall(page)).toHaveCount(0);
  await choose(page, 'Size', '30x40');
  await expect(wall(page)).toBeVisible();
});

test('the wall opens with the middle size of the picture’s shape, and size, room and the colour of the wall are chosen by keyboard', async ({
  page,
}) => {
  await openPrint(page, [
    [30, 40],
    [40, 40],
    [50, 50],
    [60, 80],
    [90, 120],
  ]);
  await wall(page).scrollIntoViewIfNeeded();
  const hung = wall(page).getByRole('img', { name: /centimetres/ });
  await expect(page.getByLabel('Size', { exact: true })).toHaveValue('30x40');
  await expect(wall(page)).toContainText('Shown as 60cm x 80cm');
  await expect(hung).toHaveAccessibleName(/At 60 by 80 centimetres/);
  await choose(page, 'Size', '90x120');
  await expect(hung).toHaveAccessibleName(/At 90 by 120 centimetres/);
  await wall(page).getByRole('radio', { name: 'Gallery' }).press('ArrowRight');
  await expect(wall(page).getByRole('radio', { name: 'At home' })).toBeChecked();
  await wall(page).getByRole('radio', { name: 'Chalk' }).press('ArrowLeft');
  await expect(wall(page).getByRole('radio', { name: 'Charcoal' })).toBeChecked();
});

test('on a photograph of the visitor’s wall the scale follows a known width, and nothing is sent', async ({
  page,
}) => {
  await openPrint(page, [[30, 40]]);
  await wall(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await choosePhotograph(page);
  const photograph = wall(page).getByRole('img', { name: 'Your wall' });
  await expect(photograph).toBeVisible();
  const print = wall(page).getByRole('img', { name: /centimetres/ });
  const shown = async () => ({
    print: (await print.boundingBox()) ?? { x: 0, width: 0 },
    wall: (await photograph.boundingBox())?.width ?? 0,
  });
  await wall(page).getByLabel('Left line').fill('25');
  await wall(page).getByLabel('Right line').fill('75');
  await wall(page).getByLabel('Width between the lines, in cm').fill('100');
  // Half of the photograph is one metre.
  const scaled = await shown();
  expect(Math.abs(scaled.print.width - (scaled.wall * 30) / 200)).toBeLessThanOrEqual(1);
  await wall(page)
    .getByRole('button', { name: /Move the print/ })
    .press('ArrowLeft');
  expect((await shown()).print.x).toBeLessThan(scaled.print.x);
  expect(sent).toEqual([]);
  await wall(page).getByRole('button', { name: 'Back to the rooms' }).click();
  await expect(wall(page).getByRole('img', { name: /bench/i })).toBeVisible();
});

test('a file that is no picture says what to choose', async ({ page }) => {
  await openPrint(page, [[30, 40]]);
  await wall(page).scrollIntoViewIfNeeded();
  await wall(page)
    .getByLabel('Try it on your own wall')
    .setInputFiles({ name: 'wall.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') });
  await expect(wall(page).getByText(/Please choose a JPEG, PNG or WebP/)).toBeVisible();
  await expect(wall(page).getByRole('img', { name: /bench/i })).toBeVisible();
});
