import { seriousFindings } from '../../support/page/axe.ts';
import { expect, test } from '../fixtures.ts';

test('the parts of the studio stand in a column beside the page, and in a narrow window below a button that says where one is', async ({
  page,
  restoreSession,
}) => {
  await restoreSession('artist@example.com');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/studio/library');
  const nav = page.getByRole('navigation', { name: 'Studio' });
  const heading = page.getByRole('heading', { level: 1 });
  const menu = nav.getByRole('button', { name: 'Studio' });
  await expect(menu).toBeHidden();
  await expect(nav.locator('[aria-current]')).toHaveText('Library');
  const [column, title] = [await nav.boundingBox(), await heading.boundingBox()];
  expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
  // It has other words than the site's.
  const read = (name: string) =>
    page.getByRole('navigation', { name, exact: true }).getByRole('link').allTextContents();
  const [site, studio] = [await read('Main'), await read('Studio')];
  expect(studio.filter((name) => site.includes(name))).toEqual([]);

  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/studio/library');
    await expect(menu).toHaveText('Studio Library');
    await expect(nav.getByRole('link', { name: 'Your stories' })).toBeHidden();
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(await seriousFindings(page)).toEqual([]);
    await nav.getByRole('link', { name: 'Your stories' }).click();
    await expect(heading).toHaveText('Your stories');
    await expect(menu).toHaveText('Studio Your stories');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  }
});
