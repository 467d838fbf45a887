import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import type { Page } from '@playwright/test';
import { readClaims } from '../../support/emulator/accounts.ts';
import {
  horizontalOverflow,
  layoutShift,
  measureBox,
  untilFontsShow,
  untilRendered,
  watchLayoutShift,
} from '../../support/page/page-measures.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
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
  await restoreSession(ARTIST);
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
    tops.push((await measureBox(part)).top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  // The list of works and its first picture begin above the fold.
  expect(tops[2]).toBeLessThan(PHONE.height);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);

  // The DOM order is the reading and tab order.
  const order = await page.evaluate(() => {
    const isAfter = (one: Element | null, other: Element | null) =>
      one !== null && other !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    const logout = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Logout');
    return isAfter(document.querySelector('[role="tabpanel"]'), logout ?? null);
  });
  expect(order).toBe(true);

  await page.getByRole('link', { name: 'About and account' }).click();
  await expect(page.getByRole('heading', { name: publicProfileMessages.achievements })).toBeInViewport();
});

test('the public profile shows the work before the biography on a phone, and beside it on a wide screen', async ({
  page,
}) => {
  const name = page.getByRole('heading', { level: 1 });
  const facts = page.getByRole('heading', { name: publicProfileMessages.achievements });
  const about = page.getByRole('link', { name: 'About' });
  const picture = page.getByRole('region', { name: 'Work' }).locator('img');

  await test.step('on a phone the work comes first, with a way past it', async () => {
    await page.setViewportSize(PHONE);
    await watchLayoutShift(page);
    await page.goto(`/profile/${(await readClaims(ARTIST)).userId}`);
    await about.waitFor();
    await picture.first().waitFor();
    expect((await measureBox(picture)).top).toBeLessThan(PHONE.height);
    expect((await measureBox(facts)).top).toBeGreaterThan((await measureBox(tabList(page))).top);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
    await about.click();
    await expect(facts).toBeInViewport();
  });

  await test.step('on a wide screen the whole column stays in view', async () => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await expect(about).toBeHidden();
    // The page measures its column in the frame after the new width.
    await untilRendered(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const gap = (await measureBox(facts)).top - (await measureBox(name)).bottom;
    expect(gap).toBeGreaterThan(0);
    for (const top of [400, 100_000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      expect((await measureBox(facts)).top - (await measureBox(name)).bottom).toBeCloseTo(gap, 0);
    }
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect(name).toBeInViewport();
  });
});

test('tabs that do not fit scroll, fade where they go on, and an empty one has no line but theirs', async ({
  page,
  restoreSession,
}) => {
  await page.setViewportSize(PHONE);
  await restoreSession('newcomer@example.com');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await untilFontsShow(page);
  const row = tabList(page);

  await test.step('on a phone', async () => {
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
    await page.getByRole('tab', { name: 'Stories' }).click();
    await expect.poll(() => fades(page)).toEqual({ start: true, end: false });
    await expect(page.getByRole('tab', { name: 'Stories' })).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => fades(page)).toEqual({ start: false, end: false });

  for (const tab of ['Gallery', 'Exhibitions', 'Stories', 'Bookmarks', 'Orders'])
    await test.step(`${tab}, which is empty`, async () => {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel', { name: tab });
      await expect(panel).toContainText(/No (images|ongoing|Stories|stories|orders)/);
      const lines = await panel.evaluate(
        (element) =>
          [element, ...element.querySelectorAll('*')].filter((inside) => {
            if (inside instanceof HTMLElement && inside.closest('a, button')) return false;
            const { borderTopWidth, borderBottomWidth } = getComputedStyle(inside);
            return borderTopWidth !== '0px' || borderBottomWidth !== '0px';
          }).length,
      );
      expect(lines, 'elements with a border').toBe(0);
    });
});
