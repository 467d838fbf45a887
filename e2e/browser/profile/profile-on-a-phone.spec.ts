import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import type { Page } from '@playwright/test';
import { boxOf } from '../../support/page/boxes.ts';
import { horizontalOverflow, layoutShift, watchLayoutShift } from '../../support/page/page-measures.ts';
import { somePaths } from '../../support/screens.ts';
import { expect, test } from '../fixtures.ts';

const PHONE = { width: 360, height: 740 };

const tabList = (page: Page) => page.getByRole('tablist');

/** Whether the row's CSS mask fades out at its start and at its end. */
function fades(page: Page): Promise<{ start: boolean; end: boolean }> {
  return tabList(page).evaluate((row) => {
    const mask = getComputedStyle(row).maskImage;
    const [, before = '0'] = /rgb\(0, 0, 0\) (\d+)px/.exec(mask) ?? [];
    const [, after = '0'] = /calc\(100% - (\d+)px\)/.exec(mask) ?? [];
    return { start: Number(before) > 0, end: Number(after) > 0 };
  });
}

test('the own profile on a phone: who, then the work, then the rest, and the ways out at the end', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize(PHONE);
  await restoreSession('artist@example.com');
  await watchLayoutShift(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const tops: number[] = [];
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    tabList(page),
    page.getByRole('region', { name: 'Work' }).locator('img'),
    page.getByRole('heading', { name: publicProfileMessages.achievements }),
    page.getByRole('link', { name: 'Help & Support' }),
    page.getByRole('button', { name: 'Logout' }),
    page.getByRole('button', { name: 'Export my data' }),
  ])
    tops.push((await boxOf(part)).top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  // The list of works and its first picture begin above the fold.
  expect(tops[2]).toBeLessThan(PHONE.height);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);

  // The DOM order is the reading and tab order.
  const order = await page.evaluate(() => {
    const isAfter = (one: Element | null, other: Element | null) =>
      one !== null &&
      other !== null &&
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    const logout = [...document.querySelectorAll('main button')].find(
      ({ textContent }) => textContent === 'Logout',
    );
    return isAfter(document.querySelector('[role="tabpanel"]'), logout ?? null);
  });
  expect(order).toBe(true);

  await page.getByRole('link', { name: 'About and account' }).click();
  await expect(page.getByRole('heading', { name: publicProfileMessages.achievements })).toBeInViewport();
});

test('the public profile on a phone shows the work before the biography, with a way past it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await watchLayoutShift(page);
  await page.goto((await somePaths()).profile);
  const about = page.getByRole('link', { name: 'About' });
  await about.waitFor();
  const facts = page.getByRole('heading', { name: publicProfileMessages.achievements });
  await page.getByRole('region', { name: 'Work' }).locator('img').first().waitFor();
  expect((await boxOf(page.getByRole('region', { name: 'Work' }).locator('img'))).top).toBeLessThan(
    PHONE.height,
  );
  expect((await boxOf(facts)).top).toBeGreaterThan((await boxOf(tabList(page))).top);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
  await about.click();
  await expect(facts).toBeInViewport();
});

test('on a wide screen the whole column stays in view beside the work', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto((await somePaths()).profile);
  const name = page.getByRole('heading', { level: 1 });
  const facts = page.getByRole('heading', { name: publicProfileMessages.achievements });
  await facts.waitFor();
  await page.getByRole('region', { name: 'Work' }).locator('img').first().waitFor();
  const gap = (await boxOf(facts)).top - (await boxOf(name)).bottom;
  expect(gap).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'About' })).toBeHidden();
  for (const top of [400, 100_000]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    expect((await boxOf(facts)).top - (await boxOf(name)).bottom).toBeCloseTo(gap, 0);
  }
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(name).toBeInViewport();
});

test('tabs that do not fit scroll, and fade where they go on', async ({ page, restoreSession }) => {
  await page.setViewportSize(PHONE);
  await restoreSession('newcomer@example.com');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const row = tabList(page);
  expect(await fades(page)).toEqual({ start: false, end: true });
  // The fade covers part of a label, not only the gap between two.
  const names = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(names.some(({ left, right }) => left < 360 && right > 360 - 40)).toBe(true);

  await row.evaluate((element) => element.scrollTo({ left: 20 }));
  await expect.poll(() => fades(page)).toEqual({ start: true, end: true });
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect.poll(() => fades(page)).toEqual({ start: true, end: false });
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeInViewport({ ratio: 1 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => fades(page)).toEqual({ start: false, end: false });
});

for (const tab of ['gallery', 'exhibitions', 'stories', 'bookmarks', 'orders'])
  test(`the empty tab ${tab} has the line of the tabs and no other`, async ({ page, restoreSession }) => {
    await restoreSession('newcomer@example.com');
    await page.goto(`/profile?tab=${tab}`);
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText(/No (images|ongoing|Stories|stories|orders)/);
    const lines = await panel.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')].filter((inside) => {
          if (inside instanceof HTMLElement && inside.closest('a, button')) return false;
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(inside);
          return borderTopWidth !== '0px' || borderBottomWidth !== '0px';
        }).length,
    );
    expect(lines).toBe(0);
  });
