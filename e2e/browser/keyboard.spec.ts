import type { Locator, Page } from '@playwright/test';
import { newAccount, signIn } from '../support/emulator/accounts.ts';
import { writeNotices } from '../support/emulator/notifications.ts';
import { expect, test } from './fixtures.ts';

const FARTHEST = 80;

/** Presses Tab until the element has the focus; fails where its focus outline is not visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      const outline = await target.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
      expect(outline, 'width of the focus outline').toBeGreaterThan(0);
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`Not reached after ${FARTHEST} presses of Tab`);
}

test('from the front page to a photograph and back by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Gallery' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('main')).toBeFocused();

  const photograph = page.getByRole('main').getByRole('article').nth(2);
  const title = (await photograph.getByRole('heading').textContent()) ?? '';
  await tabTo(page, photograph.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/gallery');
});

test('every control of a page can be reached and seen by keyboard', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const reachable = page.locator(
    'a[href]:visible, button:visible:not([disabled]), input:visible:not([tabindex="-1"]), textarea:visible, summary:visible',
  );
  const reached = new Set<string>();
  const count = await reachable.count();
  for (let presses = 0; presses < count + 2; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const all = [...document.querySelectorAll('*')];
      return `${element.tagName} ${all.indexOf(element)}`;
    });
    if (label !== null) reached.add(label);
  }
  expect(reached.size).toBeGreaterThanOrEqual(count);
});

test('from the bell to a notice and what it is about by keyboard alone', async ({ page }) => {
  const { email, password } = await newAccount({ verified: true });
  await signIn(page, email, password);
  await writeNotices(email, [{ kind: 'artistRequest', state: 'approved' }]);
  await page.goto('/privacy-policy');
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notices, 1 unread' });
  await expect(bell).toBeVisible();
  await tabTo(page, bell);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/notices');
  await expect(page.getByRole('main')).toBeFocused();
  const notice = page.getByRole('main').getByRole('link', { name: /Your photographer account is approved/ });
  await expect(notice).toBeVisible();
  await tabTo(page, notice);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
});
