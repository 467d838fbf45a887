import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { Page } from '@playwright/test';
import { fillSignIn, newAccount, newEmail, signIn } from '../../support/emulator/accounts.ts';
import { expect, test } from '../fixtures.ts';

const firstName = (page: Page) => page.getByLabel('First name');
const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio' });
const storageText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function writeProfile(page: Page): Promise<void> {
  await firstName(page).fill('Anjali Devi');
  await bio(page).click();
  await page.keyboard.type('Coasts in bad weather.');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page
    .getByRole('group', { name: 'Link 1' })
    .getByLabel('Link', { exact: true })
    .fill('instagram.com/anjali');
}

async function expectWritten(page: Page): Promise<void> {
  await expect(page.getByText(profileMessages.unsavedKept)).toBeVisible();
  await expect(firstName(page)).toHaveValue('Anjali Devi');
  await expect(bio(page)).toHaveText('Coasts in bad weather.');
  await expect(page.getByRole('group', { name: 'Link 1' }).getByLabel('Link', { exact: true })).toHaveValue(
    'instagram.com/anjali',
  );
}

for (const path of ['/profile/user-details', '/profile/edit-details'])
  test(`what was written into ${path} outlasts a reload and a closed tab, until it is saved`, async ({
    page,
    context,
  }) => {
    const { email, password } = await newAccount({ verified: true });
    await signIn(page, email, password);
    await page.goto(path);
    await writeProfile(page);
    await page.reload();
    await expectWritten(page);

    await page.close();
    const next = await context.newPage();
    await next.goto(path);
    await expectWritten(next);
    await next.getByRole('button', { name: /^Save/ }).click();
    await expect(next).toHaveURL(/\/profile$/);
    await next.goto('/profile/edit-details');
    await expect(firstName(next)).toHaveValue('Anjali Devi');
    await expect(next.getByText(profileMessages.unsavedKept)).toHaveCount(0);
    expect(await storageText(next)).not.toContain('AnBDraft');
  });

test('a draft is its writer’s alone, and goes when they log out', async ({ page }) => {
  const [writer, other] = [await newAccount({ verified: true }), await newAccount({ verified: true })];
  await signIn(page, writer.email, writer.password);
  await page.goto('/profile/edit-details');
  await writeProfile(page);
  // The session is lost without signing out (its database is deleted), and another user signs in.
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await fillSignIn(page, other.email, other.password);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/profile/edit-details');
  await expect(bio(page)).toHaveText('');
  await expect(page.getByText(profileMessages.unsavedKept)).toHaveCount(0);
  expect(await storageText(page)).toContain('Coasts in bad weather');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storageText(page)).not.toContain('Coasts in bad weather');
});

test('a registration outlasts a reload and a closed tab, but for the password', async ({ page, context }) => {
  const email = newEmail();
  await page.goto('/register');
  await firstName(page).fill('Anjali');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Lantern-9-secret');
  expect(await storageText(page)).not.toContain('Lantern');
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);

  await page.close();
  const next = await context.newPage();
  await next.goto('/register');
  await expect(firstName(next)).toHaveValue('Anjali');
  await expect(next.getByLabel('Last name')).toHaveValue('Rao');
  await expect(next.getByLabel('Email', { exact: true })).toHaveValue(email);
  for (const label of ['Password', 'Confirm password']) {
    const field = next.getByLabel(label, { exact: true });
    await expect(field).toHaveValue('');
    await field.fill('Lantern-9-secret');
  }
  await next.getByRole('button', { name: 'Create account' }).click();
  await expect(next).toHaveURL(/\/profile\/user-details$/);
  expect(await storageText(next)).not.toContain('AnBDraft');
});

test('a forgotten password takes the typed address along, and not in the address bar', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('anjali@example.com');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('anjali@example.com');
  expect(page.url()).not.toContain('anjali');
});
