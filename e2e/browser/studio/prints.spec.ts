import type { ProductDetail, StudioProduct } from '@aperture-byline/contract/product/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { approveReview, publicImages } from '../../support/emulator/studio.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { chooseOption } from '../../support/page/cart.ts';
import { expectNoOverflow } from '../../support/page/expect-fits.ts';
import { savedStatus } from '../../support/page/studio.ts';
import { callAs, readApi, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';

const read = async (id: string) => callAs<StudioProduct>(await readToken(ARTIST), `/studio/product/${id}`);

/** A print in the shop, through the API. */
async function onSale(size: { width: number; height: number; edition: number | null }): Promise<StudioProduct> {
  const token = await readToken(ARTIST);
  const [image] = await publicImages(ARTIST);
  const { id, version } = await callAs<StudioProduct>(token, '/studio/product', {
    title: `Swell ${Date.now()}`,
    introduction: 'Water.',
    description: '<p>On cotton paper.</p>',
    imageIds: [image?.id],
    sizes: [{ ...size, price: 5000 }],
    frames: [{ type: 'Oak', charge: 500, description: '' }],
  });
  await callAs(token, `/studio/product/${id}/submit`, { version });
  await approveReview(await readToken(ADMIN), `product-${id}`);
  return read(id);
}

const updateShop = (page: Page) => page.getByRole('button', { name: 'Update the shop' });
const entry = (page: Page, name: string) => page.getByRole('group', { name });

test('a price changes at once, the shop says how many are left, and withdrawing takes it off', async ({
  page,
  restoreSession,
}, { retry }) => {
  // An edition counts all prints of a photograph in a size, also those of an attempt before.
  const { id, slug } = await onSale({ width: 5.5 + retry, height: 5, edition: 50 });
  await restoreSession(ARTIST);
  await page.goto(`/studio/prints/${id}`);
  await expect(page.getByText(studioMessages.offered)).toBeVisible();
  await entry(page, 'Size 1').getByLabel('Price in rupees').fill('6,500');
  await expect(page.getByText(studioMessages.notInShop)).toBeVisible();
  expect((await readApi<ProductDetail>(`/product/${slug}`)).sizes).toMatchObject([{ price: 5000 }]);
  await updateShop(page).press('Enter');
  await expect(savedStatus(page)).toBeVisible();
  await expect(page.getByText('In the shop', { exact: true })).toBeVisible();
  const shown = await readApi<ProductDetail>(`/product/${slug}`);
  expect(shown.sizes).toMatchObject([{ price: 6500, left: 50 }]);
  // In its only frame, for 500 more.
  const html = await (await fetch(`${SUITE_URL}/shop/${slug}`)).text();
  expect(html.replace(/<[^>]*>/g, '')).toContain('Rs. 7,000, 50 of 50 left');
  await page.getByLabel('Introduction').fill('Other words.');
  await page.getByRole('button', { name: 'Submit the changes' }).click();
  await expect(page.getByText('In the shop, changes wait for review')).toBeVisible();
  await expect(page.getByLabel('Introduction')).toHaveCount(0);
  await entry(page, 'Size 1').getByLabel('Price in rupees').fill('7000');
  await updateShop(page).press('Enter');
  await expect.poll(async () => (await read(id)).fields.sizes[0]?.price).toBe(7000);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Introduction')).toHaveValue('Other words.');
});

test('a size of other proportions is cropped where the photographer places it, and the shop shows that part', async ({
  page,
  restoreSession,
}) => {
  const { id, slug } = await onSale({ width: 9, height: 6, edition: null });
  await restoreSession(ARTIST);
  await page.goto(`/studio/prints/${id}`);
  await page.getByRole('button', { name: 'Add a size' }).click();
  const size = entry(page, 'Size 2');
  for (const [name, value] of [
    ['Width in cm', '5'],
    ['Height in cm', '5'],
    ['Price in rupees', '4000'],
  ] as const)
    await size.getByLabel(name).fill(value);
  await expect(size.getByRole('radio', { name: 'White border' })).toBeChecked();
  await size.getByRole('radio', { name: 'Crop' }).check();
  const window = size.getByRole('slider', { name: 'What is printed of the photograph' });
  await window.press('Home');
  await expect(size.getByText(/^Cut: 0% off the (left|top)/)).toBeVisible();
  await window.press('ArrowRight');
  await expect(window).toHaveValue('0.01');
  const box = (await window.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6 + 2, box.y + box.height * 0.6 + 2);
  await page.mouse.move(box.x + box.width * 0.6 + 1, box.y + box.height * 0.6 + 1);
  // It goes as far as the pointer, wherever it was pressed.
  expect(Number(await window.inputValue())).toBeCloseTo(0.02, 1);
  await page.mouse.move(box.x + box.width, box.y + box.height, { steps: 4 });
  await page.mouse.up();
  await expect(size.getByText(/ 0% off the (right|bottom)$/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await expectNoOverflow(page);
  await updateShop(page).press('Enter');
  await expect(savedStatus(page)).toBeVisible();
  expect((await readApi<ProductDetail>(`/product/${slug}`)).sizes[1]).toMatchObject({ size_crop: 1 });
  await page.goto(`/shop/${slug}`);
  const framed = page.getByRole('button', { name: 'Open on the whole screen' }).getByRole('img');
  await chooseOption(page, 'Size', '5x5');
  await expect(framed).toHaveCSS('object-position', '100% 100%');
  const shown = (await framed.boundingBox()) ?? { width: 0, height: 1 };
  expect(shown.width / shown.height).toBeCloseTo(1, 1);
});
