import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { placeOrder, sendTransition, signInAsBuyer } from '../../support/emulator/orders.ts';
import { colourFindings } from '../../support/page/axe.ts';
import { downloadStatement } from '../../support/page/download-statement.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const [MIRA, ADMIN] = ['artist@example.com', 'admin@example.com'];
const PROVIDER = 'Razorpay';

async function expectReadable(page: Page): Promise<void> {
  await expectFits(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('an order is paid on the provider’s page, and a part of it goes back the same way', async ({
  page,
  otherPage,
}) => {
  test.slow();
  const buyer = await signInAsBuyer(page);
  const { orderId, number, prints, total } = await placeOrder(buyer, [MIRA]);
  await sendTransition(MIRA, orderId, 'accept');
  const state = page.getByRole('main').getByRole('status').first();
  const pay = page.getByRole('button', { name: `Pay ${formatPrice(total)}` });
  const provider = page.getByRole('heading', { name: 'Local payment page' });
  const path = `/profile/orders/${orderId}`;

  await test.step('the button leads to the provider’s page, and Back to the button', async () => {
    await page.goto(path);
    await expect(pay).toBeVisible();
    await expectReadable(page);
    await pay.press('Enter');
    await expect(provider).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`Order ${number}`);
    await page.goBack();
    await expect(pay).toBeEnabled();
  });

  await test.step('a payment that failed leaves the button, which leads to the same page', async () => {
    await pay.press('Enter');
    await expect(provider).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page.getByText(payMessages.confirming(PROVIDER))).toBeVisible();
    await expect(state).toHaveText('Payment being confirmed');
    await expectReadable(page);
    await page.getByRole('button', { name: 'I have not paid' }).press('Enter');
    await expect(page).toHaveURL(path);
    await pay.press('Enter');
    await expect(page).toHaveURL(address);
  });

  await test.step('what is paid arrives by itself, and has a receipt', async () => {
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(payMessages.arrived(formatPrice(total)))).toBeVisible();
    await expect(state).toHaveText('Paid');
    await expect(page).toHaveURL(`${path}?paid=`);
    await expectReadable(page);
    await page.getByRole('link', { name: 'See the receipt' }).click();
    await expect(page.getByRole('article')).toContainText(`${formatPrice(total)} received by ${PROVIDER} on`);
    await expect(page.getByRole('article')).toContainText(/reference pay_\w+/);
  });

  await test.step('an administrator has the provider send back what a claim was settled for, after a question', async () => {
    await sendTransition(MIRA, orderId, 'prepare');
    await sendTransition(MIRA, orderId, 'ship', { carrier: 'Delhivery', tracking: 'D123' });
    await sendTransition(MIRA, orderId, 'deliver');
    await callAs(await readToken(buyer.email, buyer.password), `/product/order/${orderId}/claim`, {
      photographer: prints[0]?.photographer,
      reason: 'wrong_frame',
      text: 'It is another oak',
      lines: [0],
      pictures: [],
    });
    await sendTransition(MIRA, orderId, 'claim', { action: 'refund', refund: 500, note: 'For the frame' });
    const admin = await otherPage(ADMIN);
    await admin.goto('/studio/payments');
    const entry = admin.getByRole('main').getByRole('listitem').filter({ hasText: number });
    const refund = entry.getByRole('button', { name: 'Refund Rs. 500' });
    await expect(refund).toBeVisible();
    await expect(entry.filter({ hasText: `Paid by ${PROVIDER}, reference pay_` })).toBeVisible();
    await expectReadable(admin);
    await refund.press('Enter');
    const dialog = admin.getByRole('dialog', { name: 'Send Rs. 500 back to Asha Rao?' });
    await expect(dialog).toBeVisible();
    await expectReadable(admin);
    await dialog.getByRole('button', { name: 'Refund Rs. 500' }).press('Enter');
    await expect(admin.getByText(payMessages.refundAsked(PROVIDER))).toBeVisible();
    await expect(refund).toHaveCount(0);
  });

  await test.step('the buyer reads that it went back', async () => {
    // The provider says later how it has ended.
    await expect(async () => {
      await page.goto(path);
      await expect(state).toHaveText('Delivered, partly refunded', { timeout: 3000 });
    }).toPass();
    await expect(page.getByText(/^Rs\. 500 was sent back to you on .*, reference rfnd_/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Credit note/ })).toBeVisible();
    await expectReadable(page);
  });

  await test.step('the artist’s statement has the sale, and what went back of it', async () => {
    const artist = await otherPage(MIRA);
    const entries = (await downloadStatement(artist)).split('\r\n');
    expect(
      entries.filter((entry) => entry.includes(`,${number},`)).map((entry) => entry.split(',').toSpliced(0, 1)),
    ).toEqual(
      expect.arrayContaining([
        ['Sale', number, '', expect.stringMatching(/^[1-9]\d*$/)],
        ['Given back to the buyer', number, expect.any(String), '-500'],
      ]),
    );
  });
});
