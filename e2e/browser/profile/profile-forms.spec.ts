import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import type { Page } from '@playwright/test';
import { readClaims } from '../../support/emulator/accounts.ts';
import { findWhere } from '../../support/emulator/firebase.ts';
import { signInAsBuyer } from '../../support/emulator/orders.ts';
import { expect, test } from '../fixtures.ts';

/** Signs a new user in; returns a reader of their stored document. */
async function signInAsSomebody(page: Page) {
  const { email } = await signInAsBuyer(page);
  const { userId } = await readClaims(email);
  return async () => {
    // Words to search people by are added by a trigger, at any time.
    const { nameWords, ...fields } = (await findWhere('users', 'userId', userId))[0] ?? {};
    return fields;
  };
}

const alerts = (page: Page) => page.getByRole('main').getByRole('alert');

test('a new profile: what it cannot take is said, and a link is saved by the first press, as it was typed', async ({
  page,
}) => {
  const stored = await signInAsSomebody(page);
  await page.goto('/profile/user-details');
  const before = await stored();
  const save = page.getByRole('button', { name: 'Save profile' });

  await test.step('with nothing in it, it is not saved, and the sentence is in view', async () => {
    await save.click();
    const sentence = alerts(page).filter({ hasText: profileMessages.profileEmpty });
    await expect(sentence).toBeFocused();
    await expect(sentence).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(/\/profile\/user-details$/);
    expect(await stored()).toEqual(before);
  });

  await test.step('a file that is no picture is refused before anything is sent', async () => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/o?') || request.url().includes('avatars')) requests.push(request.url());
    });
    const file = page.locator('input[type="file"]');
    const unreadable = alerts(page).filter({ hasText: profileMessages.pictureUnreadable });
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(unreadable).toBeVisible();
    expect(requests).toEqual([]);
  });

  await test.step('a link is completed and saved', async () => {
    await page.getByRole('button', { name: 'Add a link' }).click();
    const link = page.getByRole('group', { name: 'Link 1' });
    await link.getByLabel('Link', { exact: true }).pressSequentially('instagram.com/anjali.coasts');
    await expect(link.getByLabel('Where')).toHaveValue('instagram');
    await save.click();
    await expect(page).toHaveURL(/\/profile$/);
    expect(await stored()).toMatchObject({
      socialLinks: [{ socialMedia: 'instagram', link: 'https://instagram.com/anjali.coasts' }],
    });
  });
});

test('a profile is changed by keyboard alone, and Back does not open the form again', async ({ page }) => {
  const stored = await signInAsSomebody(page);
  await page.goto('/contact-us');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit your profile' }).press('Enter');

  await test.step('each part of the form is one stop, and what is added or removed has the focus', async () => {
    await page.getByRole('textbox', { name: 'Bio' }).waitFor();
    await page.getByLabel('Subtitle').focus();
    await page.keyboard.type('Street photographer, Kochi');
    await page.keyboard.press('Tab');
    // Roving tabindex: the toolbar is one tab stop, then comes the text.
    await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Bio' })).toBeFocused();
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Slowly.');
    await page.keyboard.press('Tab');
    await expect(page.locator('input[type="file"]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add an achievement' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Achievement 1' }).getByLabel('Title')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Remove achievement 1' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Add an achievement' })).toBeFocused();
  });

  await test.step('Enter in a field saves it', async () => {
    await page.getByLabel('Subtitle').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('Street photographer, Kochi')).toBeVisible();
    expect(await stored()).toMatchObject({
      subtitle: 'Street photographer, Kochi',
      bio: '<p><strong>Slowly.</strong></p>',
    });
  });

  await test.step('Back leads to the page before the form', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/profile$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact-us$/);
  });
});
