import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import type { Page } from '@playwright/test';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { chooseOption } from '../../support/page/cart.ts';
import { untilFontsShow } from '../../support/page/page-measures.ts';
import { holdRequests } from '../../support/page/timing.ts';
import { readProducts } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const UNFRAMED = { frame_id: 'none', frame_type: 'Unframed', charge: 0, frame_description: '' };
const BLACK = { frame_id: 'black', frame_type: 'Black ash', charge: 900, frame_description: '' };
const size = (width: number, height: number) => ({
  size_id: `${width}x${height}`,
  size_width: width,
  size_height: height,
  price: 1000,
});

/** The newest may be one that another test takes off again. */
async function seededProduct(): Promise<ProductDetail> {
  for await (const product of readProducts()) return product;
  throw new Error('The suite has no prints');
}

/** Opens a print of a picture 3:4 in some sizes. */
async function openPrint(page: Page, sizes: readonly [number, number][]): Promise<void> {
  const product = await seededProduct();
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
const choose = (page: Page, label: 'Size' | 'Frame', value: string) => chooseOption(page, label, value);

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
  test(`at ${width} px, the wall and what was viewed before have their room before they come, and prints hang to scale`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdRequests(page, '*/on-a-wall-*.js', '*/recently-viewed-*.js');
    await openPrint(page, [
      [30, 40],
      [60, 80],
    ]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // What the print leads to comes with an answer of its own.
    await expect(page.getByRole('heading', { name: /^The photographs?$/ })).toBeVisible();
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
    await untilFontsShow(page);
    const before = await heightOfPage();
    await release();
    await expect(wall(page)).toBeVisible();
    await expect(page.getByRole('list', { name: productMessages.morePrints })).toBeVisible();
    expect(Math.abs((await heightOfPage()) - before)).toBeLessThanOrEqual(8);

    await test.step('prints hang to scale with each other and with the bench', async () => {
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
    });
  });

test('on a screen of 1440 × 900 px, the print hangs on its wall beside the choice before anybody scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/shop/${(await seededProduct()).slug}`);
  await expect(wall(page).getByRole('img', { name: /centimetres/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 });
});

test('on a photograph of the visitor’s wall the scale follows a known width, and nothing is sent', async ({ page }) => {
  await openPrint(page, [[30, 40]]);
  await wall(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const bench = wall(page).getByRole('img', { name: /bench/i });

  await test.step('a file that is no picture says what to choose', async () => {
    await wall(page)
      .getByLabel('Try it on your own wall')
      .setInputFiles({ name: 'wall.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') });
    await expect(wall(page).getByText(/Please choose a JPEG, PNG or WebP/)).toBeVisible();
    await expect(bench).toBeVisible();
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
  await expect(bench).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
