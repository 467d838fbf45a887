import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { readFields } from '../../support/emulator/firebase.ts';
import { useOldSignIn } from '../../support/emulator/old-sign-in.ts';
import { newAdministrator, placeOrder, sendTransition, signInAsBuyer } from '../../support/emulator/orders.ts';
import { storedSession } from '../../support/emulator/session.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { expect, test } from '../fixtures.ts';

const MIRA = 'artist@example.com';

test('an administrator with an old sign-in confirms a payment once the password is typed again', async ({
  page,
  allowProblem,
}) => {
  // An old sign-in, and a wrong password.
  allowProblem(/status of (401|400)/);
  const { orderId, number } = await placeOrder(await signInAsBuyer(page), [MIRA]);
  await sendTransition(MIRA, orderId, 'accept');
  const admin = await newAdministrator();
  await page.context().setStorageState(await storedSession(admin.email, admin.password));
  await useOldSignIn(page, admin);

  await page.goto('/studio/payments');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await entry.getByRole('button', { name: 'Confirm receipt' }).click();
  const form = page.getByRole('dialog').filter({ hasText: 'Reference of the transfer' });
  const reference = form.getByLabel('Reference of the transfer');
  await reference.fill(`UTR ${number}`);
  const confirm = form.getByRole('button', { name: /^Confirm/ });
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  const password = question.getByLabel('Password', { exact: true });

  await test.step('nothing happens before it, and a wrong password is told', async () => {
    await confirm.click();
    await expect(password).toBeFocused();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page)).toEqual([]);
    }
    await password.fill('not the password');
    await password.press('Enter');
    await expect(question.getByText(signInMessages.invalidCredentials)).toBeVisible();
    expect(await readFields(`orders/${orderId}`)).toMatchObject({ paymentStatus: 'due', payment: null });
  });

  await test.step('given up, the form stays as it was and says so', async () => {
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(form.getByText(apiMessages.recentLoginRequired)).toBeVisible();
    await expect(reference).toHaveValue(`UTR ${number}`);
    expect(await readFields(`orders/${orderId}`)).toMatchObject({ paymentStatus: 'due', payment: null });
  });

  await test.step('with the right one, what was pressed is done', async () => {
    await confirm.click();
    await password.fill(admin.password);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(orderMessages.confirmed)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(entry.getByRole('button', { name: 'Confirm receipt' })).toHaveCount(0);
    expect(await readFields(`orders/${orderId}`)).toMatchObject({
      paymentStatus: 'paid',
      payment: { reference: `UTR ${number}` },
    });
  });
});
