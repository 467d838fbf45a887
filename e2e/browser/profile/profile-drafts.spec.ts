import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import type { Page } from '@playwright/test';
import { newEmail } from '../../support/emulator/accounts.ts';
import { signInAsBuyer } from '../../support/emulator/orders.ts';
import { fillRegistration } from '../../support/page/register.ts';
import { expect, test } from '../fixtures.ts';

const firstName = (page: Page) => page.getByLabel('First name');
const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio' });
const link = (page: Page) => page.getByRole('group', { name: 'Link 1' }).getByLabel('Link', { exact: true });
const storageText = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function expectWritten(page: Page): Promise<void> {
  await expect(page.getByText(profileMessages.unsavedKept)).toBeVisible();
  await expect(firstName(page)).toHaveValue('Anjali Devi');
  await expect(bio(page)).toHaveText('Coasts in bad weather.');
  await expect(link(page)).toHaveValue('instagram.com/anjali');
}

test('what was written into the profile outlasts a reload and a closed tab, until it is saved', async ({
  page,
  context,
}) => {
  await signInAsBuyer(page);
  await page.goto('/profile/edit-details');
  await firstName(page).fill('Anjali Devi');
  await bio(page).click();
  await page.keyboard.type('Coasts in bad weather.');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await link(page).fill('instagram.com/anjali');
  await page.reload();
  await expectWritten(page);

  await page.close();
  const next = await context.newPage();
  await next.goto('/profile/edit-details');
  await expectWritten(next);
  await next.getByRole('button', { name: /^Save/ }).click();
  await expect(next).toHaveURL(/\/profile$/);
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(/Anjali Devi/);
  expect(await storageText(next)).not.toContain('AnBDraft');
});

test('a registration outlasts a closed tab, but for the password', async ({ page, context }) => {
  const email = newEmail();
  await fillRegistration(page, { email, password: 'Lantern-9-secret' });
  expect(await storageText(page)).not.toContain('Lantern');

  await page.close();
  const next = await context.newPage();
  await next.goto('/register');
  await expect(firstName(next)).toHaveValue('Anjali');
  await expect(next.getByLabel('Last name')).toHaveValue('Rao');
  await expect(next.getByLabel('Email', { exact: true })).toHaveValue(email);
  for (const label of ['Password', 'Confirm password'])
    await expect(next.getByLabel(label, { exact: true })).toHaveValue('');
});
