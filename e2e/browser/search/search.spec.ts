import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { ExploredImages } from '@aperture-byline/contract/search/wire';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** Titles of the seed are read, never assumed. */
async function firstPhotograph() {
  const [image] = (await readApi<GalleryPage>('/image?page=1')).data;
  if (image === undefined) throw new Error('The seed has no public photograph');
  return image;
}

test('a photograph is found and opened by keyboard alone', async ({ page }) => {
  const { title, image_id: id } = await firstPhotograph();
  await page.goto('/stories');
  // Its code is loaded after the page: a key before that is not heard.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.locator('header search input:visible')).toBeFocused({ timeout: 1000 });
  }).toPass();
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type(title);
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const option = list.getByRole('option', { name: title }).first();
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');

  // Escape closes the list and keeps the words; an arrow opens it again.
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue(title);
  await page.keyboard.press('ArrowDown');
  const active = list.getByRole('option', { selected: true });
  await expect(active).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', String(await active.getAttribute('id')));
  while (!(await active.getByRole('link').getAttribute('href'))?.includes(id)) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`image=${id}`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(list).toHaveCount(0);
});

test('the page of results marks what was found, and leads to the results of one kind', async ({ page }) => {
  const { title } = await firstPhotograph();
  const [word = ''] = /\p{L}{4,}/u.exec(title) ?? [];
  await page.goto('/');
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
  await field.fill(word);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('heading', { level: 2, name: 'Photographs' })).toBeVisible();
  await expect(
    page
      .locator('main mark')
      .filter({ hasText: new RegExp(word, 'i') })
      .first(),
  ).toBeVisible();

  await page.goto(`/search?q=${encodeURIComponent(word)}&kind=image`);
  await expect(page.getByRole('heading', { level: 1, name: 'Photographs found' })).toBeVisible();
  await page.getByRole('link', { name: 'Search everything' }).click();
  await expect(page).not.toHaveURL(/kind=/);
});

test('pictures and results begin at the top, and the menus of a list open over it and stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const topOf = async (path: string) => {
    await page.goto(path);
    return (await page.locator('main img').first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  };
  expect(await topOf('/shop')).toBeLessThan(200);
  const top = await topOf('/gallery');
  expect(top).toBeLessThan(200);
  const menus = page.getByRole('list', { name: 'Filter photographs' });
  const menu = menus.locator('summary', { hasText: 'Photographer' });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/gallery');
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect(menu).toBeInViewport();
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await menu.press('Enter');
    const option = menus.locator('details[open]').getByRole('link').first();
    await expect(option).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
    await option.focus();
    await page.keyboard.press('Escape');
    await expect(option).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await page.mouse.click(width / 2, 850);
    await expect(menus.locator('details[open]')).toHaveCount(0);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const { title } = await firstPhotograph();
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await expect(page.locator('main h2').first()).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveCount(1);
});

test('a query with markup is shown as text, and nothing is found', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)>"></title><script>alert(2)</script>';
  const response = await page.goto(`/search?q=${encodeURIComponent(query)}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Nothing was found for', { exact: false })).toContainText('<img src=x');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('a selection of the gallery is an address: Back restores it, and chips take it away', async ({ page }) => {
  const { facets } = await readApi<ExploredImages>('/search/images');
  const [colour] = facets.colour;
  if (colour === undefined) throw new Error('The seed has no photograph with a colour');
  await page.goto('/gallery');
  const menus = page.getByRole('list', { name: 'Filter photographs' });
  await menus.getByText('Colour').click();
  await menus.getByRole('link', { name: `${colour.label} ${colour.count}`, exact: false }).click();
  await expect(page).toHaveURL(new RegExp(`colour=${colour.value}`));
  await expect(page.getByRole('status').filter({ hasText: 'photograph' })).toContainText(String(colour.count));
  const chip = page.getByRole('link', { name: `Colour: ${colour.label}` });
  await expect(chip).toBeVisible();

  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/image=/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`colour=${colour.value}`));
  await chip.click();
  await expect(page).not.toHaveURL(/colour=/);

  // The server renders a selection too, and search engines keep to the list.
  await page.goto(`/gallery?colour=${colour.value}&iso=1-2`);
  await expect(page.getByText('No photograph has all of this.', { exact: false })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/gallery$/);
});
