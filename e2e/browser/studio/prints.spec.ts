import type { StudioImagePage } from '@aperture-byline/contract/image/studio-wire';
import type { StudioProduct } from '@aperture-byline/contract/product/studio-wire';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Page } from '@playwright/test';
import { tokenOf } from '../../support/emulator/accounts.ts';
import { approveReview } from '../../support/emulator/reviews.ts';
import { callAs, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';

const publicImages = async () =>
  (await callAs<StudioImagePage>(await tokenOf(ARTIST), '/studio/image?status=approved&privacy=Public')).data;

const read = async (id: string) => callAs<StudioProduct>(await tokenOf(ARTIST), `/studio/product/${id}`);

/** A print in the shop, through the API. */
async function onSale(): Promise<StudioProduct> {
  const token = await tokenOf(ARTIST);
  const [image] = await publicImages();
  const { id, version } = await callAs<StudioProduct>(token, '/studio/product', {
    title: `Swell ${Date.now()}`,
    introduction: 'Water.',
    description: '<p>On cotton paper.</p>',
    imageIds: [image?.image_id],
    sizes: [{ width: 6, height: 5, price: 5000, edition: 50 }],
    frames: [{ type: 'Oak', charge: 500, description: '' }],
  });
  await callAs(token, `/studio/product/${id}/submit`, { version });
  await approveReview(await tokenOf(ADMIN), `product-${id}`);
  return read(id);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const entry = (page: Page, name: string) => page.getByRole('group', { name });

test('an artist offers a print: too large sizes are told, and what is missing', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/400 .*\/studio\/product\//);
  const title = `Foam ${Date.now()}`;
  await restoreSession(ARTIST);
  await page.goto('/studio/prints');
  await page.getByRole('link', { name: 'Begin a new print' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Title').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').last()).toHaveText('Delete');
  await page.getByLabel('Introduction').fill('Foam on black sand.');
  await page.getByRole('textbox', { name: 'Description' }).fill('Printed on cotton paper.');
  await page.getByLabel('Place').fill('Varkala');
  await page.getByLabel('Categories').fill('Sea, Black and white');
  await page.getByRole('button', { name: 'Choose photographs' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose photographs' });
  const [image] = await publicImages();
  await dialog.getByLabel('Search titles and tags').fill(image?.title ?? '');
  await dialog
    .getByRole('checkbox', { name: image?.title ?? '' })
    .first()
    .press('Space');
  await dialog.getByRole('button', { name: 'Use it' }).press('Enter');

  await page.getByRole('button', { name: 'Add a size' }).press('Enter');
  const size = entry(page, 'Size 1');
  await expect(size.getByLabel('Width in cm')).toBeFocused();
  await size.getByLabel('Width in cm').fill('300');
  await size.getByLabel('Height in cm').fill('200');
  await expect(size.getByText(/pixels per inch: too few to be offered/)).toBeVisible();
  await size.getByLabel('Edition').fill('0');
  await save(page).press('Enter');
  await expect(size.getByLabel('Price in rupees')).toBeFocused();
  await expect(size.getByLabel('Price in rupees')).toHaveAccessibleDescription(workMessages.priceInvalid);
  await expect(size.getByText(workMessages.editionInvalid)).toBeVisible();
  await size.getByLabel('Price in rupees').fill('5,000');
  await size.getByLabel('Edition').fill('50');
  await page.getByRole('button', { name: 'Add a frame' }).press('Enter');
  const frame = entry(page, 'Frame 1');
  await frame.getByLabel('Kind of frame').fill('Oak, natural');
  await frame.getByLabel('Charge in rupees').fill('0');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(size.getByLabel('Width in cm')).toBeFocused();
  await expect(size.getByText(workMessages.densityLow)).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  expect((await read(id)).fields).toMatchObject({
    categories: ['Sea', 'Black and white'],
    sizes: [{ width: 300, height: 200, price: 5000, edition: 50 }],
    frames: [{ type: 'Oak, natural', charge: 0 }],
  });
  await size.getByLabel('Width in cm').fill('6');
  await size.getByLabel('Height in cm').fill('5');
  await expect(size.getByText(/^\d+ pixels per inch/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Waits for review')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back to change it' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
});

test('a price changes at once, the shop says how many are left, and withdrawing takes it off', async ({
  page,
  restoreSession,
}) => {
  const { id, slug } = await onSale();
  await restoreSession(ARTIST);
  await page.goto(`/studio/prints/${id}`);
  await expect(page.getByText(studioMessages.offered)).toBeVisible();
  await entry(page, 'Size 1').getByLabel('Price in rupees').fill('6,500');
  await save(page).press('Enter');
  await expect(page.getByText(studioMessages.saved)).toBeVisible();
  await expect(page.getByText('In the shop', { exact: true })).toBeVisible();
  const shown = await readApi<ProductDetail>(`/product/${slug}`);
  expect(shown.sizes).toMatchObject([{ price: 6500, left: 50 }]);
  await page.goto(`/shop/${slug}`);
  await expect(page.getByLabel('Size').getByRole('option')).toHaveText('6cm x 5cm, Rs. 6,500, 50 of 50 left');
  await page.goto(`/studio/prints/${id}`);
  await page.getByLabel('Introduction').fill('Other words.');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('In the shop, changes wait for review')).toBeVisible();
  await expect(page.getByLabel('Introduction')).toHaveCount(0);
  await entry(page, 'Size 1').getByLabel('Price in rupees').fill('7000');
  await save(page).press('Enter');
  await expect.poll(async () => (await read(id)).fields.sizes[0]?.price).toBe(7000);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Introduction')).toHaveValue('Other words.');
});
