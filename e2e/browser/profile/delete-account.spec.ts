import { readFile } from 'node:fs/promises';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { fillSignIn, readClaims } from '../../support/emulator/accounts.ts';
import { findWhere, readCollection, readFields } from '../../support/emulator/firebase.ts';
import { placeOrder, signInAsBuyer } from '../../support/emulator/orders.ts';
import { SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const MIRA = 'artist@example.com';

test('a person takes their data along, then deletes the account, and nothing of it is left', async ({
  page,
  allowProblem,
}) => {
  // A sign-in that is too old, a password that is wrong, and at the end the page of a person who is gone.
  allowProblem(/400|401|status of 404/);
  const account = await signInAsBuyer(page);
  const { email, password } = account;
  const { userId } = await readClaims(email);
  const { orderId } = await placeOrder(account, [MIRA]);
  const dialog = page.getByRole('dialog');
  await page.goto('/profile');

  await test.step('an old sign-in is asked to prove itself, then the data comes as a zip of readable files', async () => {
    const old = {
      code: 'RECENT_LOGIN_REQUIRED',
      message: 'Please sign in again.',
      requestId: 'test',
    };
    await page.route(
      '**/api/user/export',
      (route) => route.fulfill({ status: 401, json: { returnCode: 401, error: old } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Export my data' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    // Nothing in the zip is compressed.
    const zip = await readFile(await (await downloading).path(), 'utf8');
    for (const name of ['Read me.txt', 'orders.csv', 'data/profile.json', 'data/contact.json'])
      expect(zip).toContain(name);
    expect(zip).toContain(`"email": "${email}"`);
    expect(zip).toContain(`"userId": ${userId}`);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the dialog tells what becomes of orders, and the account may be kept', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('One order of yours, which is not paid, is cancelled.')).toBeVisible();
    for (const name of ['Delete account', 'Keep my account'])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect(dialog).toHaveCount(0);
    await page.setViewportSize({ width, height });
  });

  await test.step('it is deleted once that is confirmed', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText(profileMessages.deletionUnconfirmed)).toBeVisible();
    await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused();
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL(`${SUITE_URL}/account-deleted`);
    await expect(page.getByRole('heading', { name: profileMessages.accountDeleted })).toBeVisible();
    await expect(page.getByText(profileMessages.accountDeletedWhat)).toBeVisible();
  });

  await test.step('nothing of it is left', async () => {
    await expect.poll(async () => (await findWhere('users', 'userId', userId)).length).toBe(0);
    await expect.poll(async () => JSON.stringify(await readCollection('deletions'))).not.toContain(email);
    await expect.poll(async () => (await readFields(`orders/${orderId}`)).status).toBe('cancelled');
    await page.goto('/login');
    await fillSignIn(page, email, password);
    await expect(page.getByText(signInMessages.invalidCredentials)).toBeVisible();
    await page.goto(`/profile/${userId}`);
    await expect(page.getByText(publicProfileMessages.userNotFound)).toBeVisible();
  });
});
