import { fileURLToPath } from 'node:url';
import { messages } from '@aperture-byline/contract/shared/messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { Page } from '@playwright/test';
import { claimsOf, newAccount, signIn } from '../../support/emulator/accounts.ts';
import { findWhere } from '../../support/emulator/firestore.ts';
import { expect, test } from '../fixtures.ts';

const PICTURE = fileURLToPath(new URL('../../../web/public/stock/banner-1-640.jpg', import.meta.url));

/** Opens the profile form of a new user; returns a reader of their stored document. */
async function openAs(page: Page, path: string) {
  const { email, password } = await newAccount({ verified: true });
  await signIn(page, email, password);
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Bio' }).waitFor();
  const { userId } = await claimsOf(email);
  return async () => (await findWhere<Record<string, unknown>>('users', 'userId', userId))[0];
}

const alerts = (page: Page) => page.getByRole('main').getByRole('alert');

test('a new profile with nothing in it is not saved', async ({ page }) => {
  const stored = await openAs(page, '/profile/user-details');
  const before = await stored();
  await page.getByRole('button', { name: 'Save profile' }).click();
  const sentence = alerts(page).filter({ hasText: profileMessages.profileEmpty });
  await expect(sentence).toBeFocused();
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/\/profile\/user-details$/);
  expect(await stored()).toEqual(before);
});

test('an avatar is content enough for a new profile', async ({ page }) => {
  const stored = await openAs(page, '/profile/user-details');
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect((await stored())?.avatar).toMatch(/^portraits\//);
});

for (const [type, path] of [
  ['new profile', '/profile/user-details'],
  ['change', '/profile/edit-details'],
] as const)
  for (const way of ['the button', 'Enter'])
    test(`a link of a ${type} is saved by the first press on ${way}, as it was typed`, async ({ page }) => {
      const stored = await openAs(page, path);
      await page.getByRole('button', { name: 'Add a link' }).click();
      const link = page.getByRole('group', { name: 'Link 1' });
      await link.getByLabel('Link', { exact: true }).pressSequentially('instagram.com/anjali.coasts');
      await expect(link.getByLabel('Where')).toHaveValue('instagram');
      if (way === 'Enter') await page.keyboard.press('Enter');
      else await page.getByRole('button', { name: /^Save/ }).click();
      await expect(page).toHaveURL(/\/profile$/);
      expect(await stored()).toMatchObject({
        socialLinks: [{ socialMedia: 'instagram', link: 'https://instagram.com/anjali.coasts' }],
      });
    });

test('after saving, Back does not open the form again', async ({ page }) => {
  await openAs(page, '/profile/edit-details');
  await page.goto('/gallery');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit your profile' }).click();
  await page.getByLabel('First name').fill('Anjali');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Anjali/);
  await page.goBack();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery$/);
});

for (const { why, status, message, text } of [
  { why: 'too many were made', status: 429, message: 'Too many requests.', text: 'Too many requests.' },
  { why: 'the server fails', status: 500, message: 'Oh no.', text: messages.somethingWrongLater },
])
  test(`an edit that fails because ${why} says so, keeps what was typed and is tried again`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/status of (429|500)|Mutation failed/);
    const stored = await openAs(page, '/profile/edit-details');
    const isCall = (url: URL) => url.pathname === '/api/user/user-info';
    await page.route(isCall, (route) =>
      route.fulfill({
        status,
        json: { returnCode: status, error: { code: 'INTERNAL', message, requestId: 'test' } },
      }),
    );
    await page.getByLabel('First name').fill('Anjali Devi');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(alerts(page).filter({ hasText: text })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Anjali Devi');
    await page.unroute(isCall);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    expect(await stored()).toMatchObject({ firstName: 'Anjali Devi' });
  });

test('a new profile is saved without what is incomplete, and says what was', async ({ page }) => {
  const stored = await openAs(page, '/profile/user-details');
  await page.getByRole('textbox', { name: 'Bio' }).click();
  await page.keyboard.type('Early light.');
  await page.getByRole('button', { name: 'Add an achievement' }).click();
  await page.getByRole('group', { name: 'Achievement 1' }).getByLabel('Title').fill('Half an achievement');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(profileMessages.achievementIncompleteOnAdd)).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await stored()).toMatchObject({ bio: '<p>Early light.</p>', achievements: [] });
});

test('an edit stops at what is incomplete, and at links that are none', async ({ page }) => {
  const stored = await openAs(page, '/profile/edit-details');
  const before = await stored();
  const save = page.getByRole('button', { name: 'Save changes' });
  await page.getByRole('button', { name: 'Add an achievement' }).click();
  const achievement = page.getByRole('group', { name: 'Achievement 1' });
  await achievement.getByLabel('Title').fill('Half an achievement');
  await save.click();
  await expect(page.getByText(profileMessages.achievementIncompleteOnEdit).first()).toBeVisible();
  await expect(achievement.locator(':focus')).toHaveCount(1);
  expect(await stored()).toEqual(before);

  await page.getByRole('button', { name: 'Remove achievement 1' }).click();
  await page.getByRole('button', { name: 'Add a link' }).click();
  const link = page.getByRole('group', { name: 'Link 1' });
  await link.getByLabel('Where').selectOption('linkedin');
  await save.click();
  await expect(page.getByText(profileMessages.linkIncompleteOnEdit).first()).toBeVisible();
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/in/me',
    'https://evil.example/in/me',
  ]) {
    await link.getByLabel('Link', { exact: true }).fill(bad);
    await save.click();
    await expect(page.getByText(profileMessages.linkInvalid).first(), bad).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/edit-details$/);
  }
  expect(await stored()).toEqual(before);

  await link.getByLabel('Link', { exact: true }).fill('linkedin.com/in/anjali');
  await save.click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await stored()).toMatchObject({
    socialLinks: [{ socialMedia: 'linkedin', link: 'https://linkedin.com/in/anjali' }],
  });
  await expect(page.getByRole('link', { name: /linkedin/i })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow ugc',
  );
});

test('separators of the wire are refused where they are typed', async ({ page }) => {
  const stored = await openAs(page, '/profile/edit-details');
  const before = await stored();
  await page.getByRole('button', { name: 'Add an achievement' }).click();
  const achievement = page.getByRole('group', { name: 'Achievement 1' });
  await achievement.getByLabel('Title').fill('Prize||2025');
  await achievement.getByLabel('Date').fill('2025-04-01');
  await achievement.getByLabel('Description').fill('First |~| last');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(achievement.getByText(profileMessages.separators)).toHaveCount(2);
  await expect(achievement.getByLabel('Title')).toBeFocused();
  expect(await stored()).toEqual(before);
});

test('a file that is no picture, and one too large, are refused before anything is sent', async ({
  page,
}) => {
  await openAs(page, '/profile/edit-details');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/o?') || request.url().includes('avatars')) requests.push(request.url());
  });
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(alerts(page).filter({ hasText: profileMessages.pictureUnreadable })).toBeVisible();
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(alerts(page).filter({ hasText: profileMessages.pictureUnreadable })).toBeVisible();
  expect(requests).toEqual([]);
});

test('the form can be filled in and saved by keyboard alone', async ({ page }) => {
  const stored = await openAs(page, '/profile/edit-details');
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
  await page.getByLabel('Subtitle').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  expect(await stored()).toMatchObject({
    subtitle: 'Street photographer, Kochi',
    bio: '<p><strong>Slowly.</strong></p>',
  });
});
