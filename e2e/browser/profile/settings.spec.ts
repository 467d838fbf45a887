import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import type { Page } from '@playwright/test';
import { emailChangeLinkFor, fillSignIn, newEmail, readClaims } from '../../support/emulator/accounts.ts';
import { readFields } from '../../support/emulator/firebase.ts';
import { signInAsBuyer } from '../../support/emulator/orders.ts';
import { expect, test } from '../fixtures.ts';

const LIGHT = 'rgb(251, 250, 247)';
const DARK = 'rgb(16, 16, 18)';

const paper = (page: Page) => page.locator('body');

test('the appearance is chosen for this browser, and follows the device again', async ({ page, restoreSession }) => {
  await restoreSession('reader@example.com');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/profile');
  const settings = page.getByRole('link', { name: 'Settings' });
  await settings.click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(paper(page)).toHaveCSS('background-color', DARK);
  await page.goto('/contact-us');
  await expect(paper(page)).toHaveCSS('background-color', DARK);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/profile/settings');
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(paper(page)).toHaveCSS('background-color', LIGHT);
  await page.getByRole('banner').getByRole('link', { name: 'Your profile' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await settings.click();
  await page.getByRole('radio', { name: 'As on this device' }).check();
  await expect(paper(page)).toHaveCSS('background-color', DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(paper(page)).toHaveCSS('background-color', LIGHT);
});

test('a user changes password, email address and mails', async ({ page, allowProblem }) => {
  // A wrong password, and the session that ended with the address.
  allowProblem(/400|401/);
  const { email, password } = await signInAsBuyer(page);
  const newAddress = newEmail();
  const { userId } = await readClaims(email);
  await page.goto('/profile/settings');

  // It changes when the server has saved it.
  await page.getByRole('checkbox', { name: /Progress of my orders/ }).click();
  await expect(page.getByText(accountMessages.mailsSaved)).toBeVisible();
  await page.getByRole('radio', { name: /A daily letter/ }).click();
  await expect.poll(() => readFields(`users/${userId}/private/contact`)).toMatchObject({ followNews: 'daily' });
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Progress of my orders/ })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: /A daily letter/ })).toBeChecked();

  const passwords = page.getByRole('form', { name: 'Change password' });
  const next = `${password}-next`;
  await passwords.getByRole('button', { name: 'Change password' }).click();
  await expect(passwords.getByLabel('Present password', { exact: true })).toBeFocused();
  await expect(passwords.getByText(signInMessages.fillAllFields).first()).toBeVisible();
  await passwords.getByLabel('Present password', { exact: true }).fill('not the one');
  await passwords.getByLabel('New password', { exact: true }).fill(next);
  await passwords.getByLabel('Confirm new password', { exact: true }).fill(next);
  await passwords.getByRole('button', { name: 'Change password' }).click();
  await expect(passwords.getByRole('alert')).toHaveText(accountMessages.wrongPassword);
  await passwords.getByLabel('Present password', { exact: true }).fill(password);
  await passwords.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(accountMessages.passwordChanged)).toBeVisible();
  await expect(passwords.getByLabel('New password', { exact: true })).toHaveValue('');

  const addresses = page.getByRole('form', { name: 'Change email' });
  await addresses.getByLabel('New email').fill(newAddress);
  await addresses.getByLabel('Password', { exact: true }).fill(next);
  await addresses.getByRole('button', { name: 'Send a link to the new address' }).click();
  await expect(addresses.getByText(accountMessages.emailSent(newAddress))).toBeVisible();
  const response = await fetch(await emailChangeLinkFor(newAddress), { redirect: 'manual' });
  expect(response.status).toBeLessThan(400);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, newAddress, next);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/profile/settings');
  await expect(page.getByText(newAddress)).toBeVisible();
  await expect
    .poll(() => readFields(`users/${userId}/private/contact`))
    .toEqual({
      email: newAddress,
      isConfirmed: true,
      orderProgressMails: false,
      followNews: 'daily',
      former: { email, changedAt: expect.anything() },
    });
});
