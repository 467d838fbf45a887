import { readFile } from 'node:fs/promises';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import type { DeletionPreview } from '@aperture-byline/contract/user/wire';
import { claimsOf, confirmEmail, fillSignIn, newEmail } from '../../support/emulator/accounts.ts';
import { decode, findWhere, readCollection, readFields } from '../../support/emulator/firestore.ts';
import { confirm, move, newBuyer, placeOrder } from '../../support/emulator/orders.ts';
import { register } from '../../support/page/register.ts';
import { SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const [MIRA, TENZIN] = ['artist@example.com', 'artist2@example.com'];

test('a person takes their data along, then deletes the account, and nothing of it is left', async ({
  page,
  allowProblem,
}) => {
  // A password that is wrong, and at the end the page of a person who is gone.
  allowProblem(/400|status of 404/);
  const email = newEmail();
  const password = await register(page, { email });
  await expect(page).toHaveURL(/user-details/);
  await confirmEmail(email);
  const { userId } = await claimsOf(email);

  const { orderId } = await placeOrder({ email, password, uid: '' }, [MIRA]);

  await page.goto('/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await (await downloading).path();
  const data = JSON.parse(await readFile(file, 'utf8'));
  expect(data.profile).toMatchObject({ userId, firstName: 'Anjali', lastName: 'Rao' });
  expect(data.contact).toEqual(expect.objectContaining({ email }));

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('One order of yours, which is not paid, is cancelled.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText(profileMessages.deletionUnconfirmed)).toBeVisible();
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(`${SUITE_URL}/account-deleted`);
  await expect(page.getByRole('heading', { name: profileMessages.accountDeleted })).toBeVisible();
  await expect(page.getByText(profileMessages.accountDeletedWhat)).toBeVisible();

  await expect.poll(async () => (await findWhere('users', 'userId', userId)).length).toBe(0);
  await expect.poll(async () => JSON.stringify(await readCollection('deletions'))).not.toContain(email);
  await expect
    .poll(async () => decode((await readFields(`orders/${orderId}`)).status ?? { nullValue: null }))
    .toBe('cancelled');
  await page.goto('/login');
  await fillSignIn(page, email, password);
  await expect(page.getByText(signInMessages.invalidCredentials)).toBeVisible();
  await page.goto(`/profile/${userId}`);
  await expect(page.getByText(publicProfileMessages.userNotFound)).toBeVisible();
});

test('a photographer is told with numbers what becomes of sold prints, and may keep the account', async ({
  page,
  restoreSession,
}) => {
  const buyer = await newBuyer();
  await placeOrder(buyer, [TENZIN]);
  const sent = await placeOrder(buyer, [TENZIN]);
  await move(TENZIN, sent.orderId, 'accept');
  await confirm(sent.orderId, 'received', { reference: 'UTR 4711', amount: sent.total });
  await move(TENZIN, sent.orderId, 'prepare');
  await move(TENZIN, sent.orderId, 'ship', { carrier: 'India Post', tracking: 'EX 2' });

  await restoreSession(TENZIN);
  await page.goto('/profile');
  // Other tests order of the same photographer.
  const answering = page.waitForResponse('**/api/user/deletion');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const { data } = (await (await answering).json()) as { data: DeletionPreview };
  const { declined, delivered } = data.sold;
  expect(Math.min(declined, delivered)).toBeGreaterThan(0);
  const dialog = page.getByRole('dialog');
  for (const text of [
    declined === 1
      ? 'One order of your prints, which is not paid, is declined.'
      : `${declined} orders of your prints, which are not paid, are declined.`,
    delivered === 1
      ? 'One order of your prints, which is on its way, is delivered all the same.'
      : `${delivered} orders of your prints, which are on their way, are delivered all the same.`,
  ])
    await expect(dialog.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
});

test('an old sign-in is asked to prove itself first', async ({ page, allowProblem }) => {
  allowProblem(/403/);
  const email = newEmail();
  const password = await register(page, { email });
  await expect(page).toHaveURL(/user-details/);
  await page.goto('/profile');
  let isOld = true;
  await page.route('**/api/user/export', async (route) => {
    if (!isOld) return route.fallback();
    isOld = false;
    await route.fulfill({
      status: 403,
      json: {
        returnCode: 403,
        error: { code: 'RECENT_LOGIN_REQUIRED', message: 'Please sign in again.', requestId: 'test' },
      },
    });
  });
  await page.getByRole('button', { name: 'Export my data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect(JSON.parse(await readFile(await (await downloading).path(), 'utf8')).account.email).toBe(email);
});
