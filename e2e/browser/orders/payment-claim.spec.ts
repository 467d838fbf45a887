import { randomInt } from 'node:crypto';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { placeOrder, sendTransition, signInAsBuyer } from '../../support/emulator/orders.ts';
import { colourFindings, seriousFindings } from '../../support/page/axe.ts';
import { expectNoOverflow } from '../../support/page/expect-fits.ts';
import { expect, test } from '../fixtures.ts';

const [MIRA, ADMIN] = ['artist@example.com', 'admin@example.com'];

test('a payment is claimed, found in a statement that stays in the browser, and confirmed', async ({
  page,
  otherPage,
}) => {
  const buyer = await signInAsBuyer(page);
  const { orderId, number, total } = await placeOrder(buyer, [MIRA]);
  await sendTransition(MIRA, orderId, 'accept');
  const reference = String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12);
  const state = page.getByRole('main').getByRole('status').first();

  await test.step('what is to be paid is copied, and the reference is given', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const listening = page.waitForResponse(/Firestore\/Listen/);
    await page.goto(`/profile/orders/${orderId}`);
    await listening;
    await page.getByText('Transfer it yourself instead').click();
    await page.getByRole('button', { name: 'Copy the account number' }).press('Enter');
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('000000000000');
    await expectNoOverflow(page);
    await page.getByLabel('Reference of your payment').fill(reference);
    await page.getByLabel('Reference of your payment').press('Enter');
    await expect(state).toHaveText('Payment being checked');
    await expect(page.getByText(reference).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay by UPI' })).toHaveCount(0);
    await expectNoOverflow(page);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('it is taken back after a question, and given again', async () => {
    const dialog = page.getByRole('dialog', { name: 'Have you not paid?' });
    await page.getByRole('button', { name: 'I have not paid' }).press('Enter');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'I have not paid' }).press('Enter');
    await expect(state).toHaveText('Payment due');
    await page.getByText('Transfer it yourself instead').click();
    await expect(page.getByText(/The order waits for it until/).first()).toBeVisible();
    await page.getByLabel('Reference of your payment').fill(reference);
    await page.getByLabel('Reference of your payment').press('Enter');
    await expect(state).toHaveText('Payment being checked');
  });

  const admin = await otherPage(ADMIN);
  const marker = 'Salary of nobody';
  const bodies: string[] = [];
  admin.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));

  await test.step('a statement proposes it, as text, and nothing of the file is sent', async () => {
    await admin.goto('/studio/payments');
    const claimed = admin.getByRole('main').getByRole('listitem').filter({ hasText: number });
    await expect(claimed).toContainText(reference);
    const statement = [
      'Date;Narration;Withdrawal Amt.;Deposit Amt.;Closing Balance',
      `26/11/26;${marker};;9,999.00;1,23,456.00`,
      `26/11/26;<b>UPI</b>/${reference}/ASHA;;${total.toLocaleString('en-IN')}.00;1,27,556.00`,
    ].join('\r\n');
    const file = {
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${statement}`, 'utf16le'),
    };
    await admin.getByLabel('Choose a statement').setInputFiles(file);
    await expect(admin.getByText('2 transfers came by this statement; one matches')).toBeVisible();
    const proposals = admin.getByRole('list', { name: 'Proposed matches' });
    await expect(proposals).toContainText(`<b>UPI</b>/${reference}/ASHA`);
    await expect(proposals).not.toContainText(marker);
    await expect(admin.getByRole('list', { name: 'Transfers that match nothing' })).toContainText(marker);
    await admin.getByRole('button', { name: 'Find the order' }).click();
    await expectNoOverflow(admin);
    expect(await seriousFindings(admin)).toEqual([]);
    await admin.emulateMedia({ colorScheme: 'dark' });
    expect(await colourFindings(admin)).toEqual([]);
    await proposals.getByRole('button', { name: 'Confirm receipt' }).press('Enter');
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByLabel('Reference of the transfer')).toHaveValue(reference);
    await dialog.getByRole('button', { name: `Confirm ${formatPrice(total)}` }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(proposals).toHaveCount(0);
    await expect(claimed.getByRole('button', { name: 'Confirm receipt' })).toHaveCount(0);
  });

  await expect(state).toHaveText('Paid');
  expect(bodies.some((body) => body.includes('/received') && body.includes(reference))).toBe(true);
  for (const body of bodies) expect(body).not.toMatch(/Salary|1,23,456|Narration/);
});
