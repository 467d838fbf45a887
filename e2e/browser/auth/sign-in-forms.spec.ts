import { messages } from '@aperture-byline/contract/shared/messages';
import { passwordResetMessages } from '@aperture-byline/contract/user/password-reset-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import type { Page } from '@playwright/test';
import { fillSignIn, newEmail, passwordResetLinkFor } from '../../support/emulator/accounts.ts';
import { register } from '../../support/page/register.ts';
import { expect, test } from '../fixtures.ts';

const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });

test('an empty login names its problem once, and goes to the first field', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(alert(page)).toHaveText([messages.fillAllFields]);
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  for (const label of ['Email', 'Password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Email', { exact: true }).fill('reader@nowhere');
  await page.getByLabel('Password', { exact: true }).fill('something');
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.emailInvalid)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});

test('a wrong password and an unknown address are answered alike', async ({ page, allowProblem }) => {
  allowProblem(/400/);
  for (const email of ['reader@example.com', newEmail()]) {
    await page.goto('/login');
    await fillSignIn(page, email, 'not-the-password');
    await expect(alert(page)).toHaveText([signInMessages.invalidCredentials]);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('a login that cannot be made for another reason says to try later', async ({ page, allowProblem }) => {
  allowProblem(/Mutation failed|503/);
  await page.route(/accounts:signInWithPassword/, (route) =>
    // As the service answers: what the browser hides or the SDK can't read looks like a lost connection.
    route.fulfill({
      status: 503,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 503, message: 'UNAVAILABLE' } },
    }),
  );
  await page.goto('/login');
  await fillSignIn(page, 'reader@example.com');
  await expect(alert(page)).toHaveText([messages.somethingWrongLater]);
});

test('a reset is answered alike for known and unknown addresses, and its link sets a new password', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/400/);
  const email = newEmail();
  await register(page, { email });
  await expect(page).toHaveURL(/user-details/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const answers: string[] = [];
  for (const address of [newEmail(), email]) {
    await page.goto('/login');
    await page.getByRole('link', { name: /Forgot password/ }).click();
    // The login form stays until the code of the next page is there, and it has a field of the same name.
    const form = page.getByRole('form', { name: 'Forgot password' });
    await form.getByLabel('Email', { exact: true }).fill(address);
    await form.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText(passwordResetMessages.resetSent)).toBeVisible();
    await expect(page.getByText(passwordResetMessages.resetNote)).toBeVisible();
    answers.push((await page.getByRole('main').textContent())?.replaceAll(address, '…') ?? '');
  }
  expect(answers[0]).toBe(answers[1]);

  const link = new URL(await passwordResetLinkFor(email));
  link.searchParams.set('newPassword', 'Another-password-1');
  expect((await fetch(link)).ok).toBe(true);
  await page.goto('/login');
  await fillSignIn(page, email, 'Another-password-1');
  await expect(page).not.toHaveURL(/\/login/);
});

test('an empty registration, passwords that differ and a short one are told in the specified words', async ({
  page,
}) => {
  await page.goto('/register');
  const send = page.getByRole('button', { name: 'Create account' });
  await send.click();
  await expect(alert(page)).toHaveText([messages.fillAllFields]);
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByLabel('First name').fill('Anjali');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email', { exact: true }).fill('anjali');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password', { exact: true }).fill('other');
  await send.click();
  await expect(page.getByText(messages.emailInvalid)).toBeVisible();
  await expect(page.getByText(signInMessages.passwordTooShort)).toBeVisible();
  await expect(page.getByText(signInMessages.passwordsDiffer)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});
