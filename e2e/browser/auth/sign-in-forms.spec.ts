import { messages } from '@aperture-byline/contract/shared/messages';
import { passwordResetMessages } from '@aperture-byline/contract/user/account-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import type { Page } from '@playwright/test';
import { fillSignIn, newAccount, newEmail, passwordResetLinkFor } from '../../support/emulator/accounts.ts';
import { register } from '../../support/page/register.ts';
import { expect, test } from '../fixtures.ts';

const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });

test('what the sign-in service refuses is said in the specified words', async ({ page, allowProblem }) => {
  allowProblem(/400|Mutation failed|503/);

  await test.step('an address that is taken', async () => {
    await register(page, { email: 'reader@example.com' });
    await expect(alert(page)).toHaveText([signInMessages.emailInUse]);
    await expect(page).toHaveURL(/\/register$/);
  });

  for (const [what, email] of [
    ['a wrong password', 'reader@example.com'],
    ['an unknown address, like a wrong password', newEmail()],
  ] as const)
    await test.step(what, async () => {
      await page.goto('/login');
      await fillSignIn(page, email, 'not-the-password');
      await expect(alert(page)).toHaveText([signInMessages.invalidCredentials]);
      await expect(page).toHaveURL(/\/login$/);
    });

  await test.step('a login that cannot be made for another reason', async () => {
    await page.route(/accounts:signInWithPassword/, (route) =>
      // As the service answers: what the browser hides or the SDK can't read looks like a lost connection.
      route.fulfill({
        status: 503,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { error: { code: 503, message: 'UNAVAILABLE' } },
      }),
    );
    await fillSignIn(page, 'reader@example.com');
    await expect(alert(page)).toHaveText([messages.somethingWrongLater]);
  });
});

test('a reset is answered alike for known and unknown addresses, and its link sets a new password', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/400/);
  const { email } = await newAccount({ verified: true });
  const answers: string[] = [];
  for (const address of [newEmail(), email]) {
    await page.goto('/forgot-password');
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
