import { claimMessages } from '@aperture-byline/contract/order/order-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Locator, Page } from '@playwright/test';
import { confirmTransfer, placeOrder, sendTransition, signInAsBuyer } from '../../support/emulator/orders.ts';
import { colourFindings, seriousFindings } from '../../support/page/axe.ts';
import { expectNoOverflow } from '../../support/page/expect-fits.ts';
import { expect, test } from '../fixtures.ts';

const [MIRA, TENZIN, ADMIN] = ['artist@example.com', 'artist2@example.com', 'admin@example.com'];

/** Returns the claim of this order: the studio lists other claims too. */
const claim = (within: Page | Locator) => within.getByRole('region', { name: 'Claim: Arrived damaged' });
/** Presses a button of the claim, and then one of the dialog that it opens. */
async function act(page: Page, within: Page | Locator, [action, confirm]: [string, string]): Promise<void> {
  await claim(within).getByRole('button', { name: action }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
}

/** A photograph of a broken print, drawn by the browser. */
async function drawPhotograph(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 400);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.fillStyle = '#8a6d3b';
    context.fillRect(0, 0, 600, 400);
    context.strokeRect(50, 50, 500, 300);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('a broken print goes from the report over a dispute and the return to the refund', async ({ page, otherPage }) => {
  test.slow();
  const buyer = await signInAsBuyer(page);
  const { orderId, number, total } = await placeOrder(buyer, [MIRA]);
  await sendTransition(MIRA, orderId, 'accept');
  await confirmTransfer(orderId, 'received', { reference: `UTR ${number}`, amount: total });
  await sendTransition(MIRA, orderId, 'prepare');
  await sendTransition(MIRA, orderId, 'ship', { carrier: 'India Post', tracking: 'EX1' });
  await sendTransition(MIRA, orderId, 'deliver');

  await test.step('the buyer reports it with a photograph', async () => {
    await page.goto(`/profile/orders/${orderId}`);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('It arrived damaged').check();
    await dialog.getByLabel('What happened').fill('The glass is broken, the corner is bent.');
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog.getByText('Please add a photograph of the damage')).toBeVisible();
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: await drawPhotograph(page) });
    await expect(dialog.getByText('The pictures are here.')).toBeAttached();
    await expectNoOverflow(page);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(claim(page)).toContainText('has been told, and answers, until');
    await expect(claim(page).getByRole('button', { name: /^Open large/ })).toHaveCount(1);
  });

  const mira = await otherPage(MIRA);
  const sale = mira.getByRole('listitem').filter({ has: mira.getByRole('heading', { name: `Order ${number}` }) });
  await test.step('the artist refuses, and the buyer asks the house', async () => {
    await mira.goto(`/studio/orders#sale-${orderId}`);
    await expect(claim(sale)).toContainText('The glass is broken');
    await expect(claim(sale).getByRole('button', { name: /^Open large/ })).toHaveCount(1);
    await expectNoOverflow(mira);
    expect(await seriousFindings(mira)).toEqual([]);
    expect(await colourFindings(mira)).toEqual([]);
    await claim(sale).getByRole('button', { name: 'Refuse the claim' }).click();
    await mira.getByLabel('Your reason').fill('It was whole when I sent it');
    await mira.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
    await expect(claim(page)).toContainText('does not accept it');
    await claim(page).getByRole('button', { name: 'Ask the house to decide' }).click();
    await page.getByLabel('Your reason').fill('The parcel was open');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(claim(page)).toContainText('It is with us');
  });

  const admin = await otherPage(ADMIN);
  await test.step('an administrator lets the print go back', async () => {
    await admin.goto('/studio/payments');
    const dispute = admin.getByRole('listitem').filter({ hasText: number });
    await expect(dispute).toContainText('Waits for your decision');
    await expectNoOverflow(admin);
    expect(await seriousFindings(admin)).toEqual([]);
    await dispute.getByRole('button', { name: 'Take the prints back' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Take them back' }).click();
    await expect(dispute.filter({ hasText: 'Waits for your decision' })).toHaveCount(0);
  });

  await test.step('it goes back, and the money too', async () => {
    await expect(claim(page)).toContainText('Please send the prints back');
    await claim(page).getByRole('button', { name: 'I have sent them back' }).click();
    await page.getByLabel('Carrier').fill('India Post');
    await page.getByLabel('Tracking number').fill('R1');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(claim(sale)).toContainText('Please say when they have arrived');
    await act(mira, sale, ['They have come back', 'They have come']);
    await expect(claim(page)).toContainText('Settled by a refund.');
    await expect(page.getByRole('region', { name: 'Amounts' })).toContainText(
      `You get ${formatPrice(total)} of what you paid back within 5 to 7 business days, by`,
    );
    await confirmTransfer(orderId, 'refunded', { reference: `REF ${number}`, amount: total });
    await expect(page.getByRole('region', { name: 'Amounts' })).toContainText(
      `${formatPrice(total)} was sent back to you on`,
    );
  });
});

test('a part of an order is refunded in words, and the order says what is left', async ({ page, otherPage }) => {
  const buyer = await signInAsBuyer(page);
  const { orderId, number, prints, total } = await placeOrder(buyer, [MIRA, TENZIN]);
  const price = prints[0]?.price ?? 0;
  for (const artist of [MIRA, TENZIN]) await sendTransition(artist, orderId, 'accept');
  await confirmTransfer(orderId, 'received', { reference: `UTR ${number}`, amount: total });
  await sendTransition(MIRA, orderId, 'prepare');
  await sendTransition(MIRA, orderId, 'ship', { carrier: 'India Post', tracking: 'EX1' });
  await sendTransition(MIRA, orderId, 'deliver');
  await page.goto(`/profile/orders/${orderId}`);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog');
  await report.getByLabel('It has another frame than I ordered').check();
  await report.getByLabel('What happened').fill('The frame is black.');
  await report.getByRole('button', { name: 'Send the report' }).click();
  const ofBuyer = page.getByRole('region', { name: 'Claim: Wrong frame' });
  await expect(ofBuyer).toBeVisible();

  const mira = await otherPage(MIRA);
  await mira.goto('/studio/orders');
  const sale = mira.getByRole('listitem').filter({ has: mira.getByRole('heading', { name: `Order ${number}` }) });
  await sale.getByRole('button', { name: `Refund ${formatPrice(price)} or a part` }).click();
  const dialog = mira.getByRole('dialog');
  const part = price - 100;
  await dialog.getByLabel('Amount in rupees').fill(String(price + 1));
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText(claimMessages.refundInvalid)).toBeVisible();
  await dialog.getByLabel('Amount in rupees').fill(String(part));
  await expect(dialog.getByText(`${formatPrice(100)} stays with the photographer.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByLabel('Your reason')).toBeFocused();
  expect(await seriousFindings(mira)).toEqual([]);
  await expectNoOverflow(mira);
  await dialog.getByLabel('Your reason').fill('I took the wrong frame.');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(sale).toContainText('What you said that the refund is for: I took the wrong frame.');
  await expect(ofBuyer).toContainText('I took the wrong frame.');
  await confirmTransfer(orderId, 'refunded', { reference: `REF ${number}`, amount: part });
  const amounts = page.getByRole('region', { name: 'Amounts' });
  await expect(amounts).toContainText(`What is left${formatPrice(total - part)}`);
});
