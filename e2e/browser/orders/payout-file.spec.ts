import { readFile } from 'node:fs/promises';
import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import type { RecentPayout } from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { payoutMessages } from '@aperture-byline/contract/order/payouts/payout-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Page } from '@playwright/test';
import { readClaims, readToken } from '../../support/emulator/accounts.ts';
import { db } from '../../support/emulator/firebase.ts';
import { confirmTransfer, newBuyer, placeOrder, sendTransition } from '../../support/emulator/orders.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { downloadStatement } from '../../support/page/download-statement.ts';
import { expectNoOverflow } from '../../support/page/expect-fits.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const [ADMIN, ARTIST] = ['admin@example.com', 'artist3@example.com'];
const ACCOUNT = '987654321098';

/** Has the artist enter a bank account on the page of their money. */
async function enterAccount(artist: Page): Promise<void> {
  await artist.goto('/studio/money');
  const place = artist.locator('summary', { hasText: 'Where we pay you' });
  await place.click();
  for (const [label, value] of [
    ['UPI ID', ''],
    ['Holder of the bank account', '=Noor, & Sons'],
    ['Account number', ACCOUNT],
    ['Account number once more', ACCOUNT],
    ['IFSC', 'SBIN0001234'],
  ] as const)
    await artist.getByLabel(label, { exact: true }).fill(value);
  await artist.getByRole('button', { name: 'Save where you are paid' }).click();
  await expect(artist.getByText(payoutMessages.saved)).toBeVisible();
  await expect(place).toContainText(ACCOUNT.slice(-4));
  await expect(place).not.toContainText(ACCOUNT.slice(0, 6));
  // Only a change waits: a test that is repeated would be one.
  const { userId } = await readClaims(ARTIST);
  await db.doc(`users/${userId}/private/contact`).update({ 'payout.isChange': false });
}

/** An order whose payout is due. */
async function placeDueOrder() {
  const { orderId, total } = await placeOrder(await newBuyer(), [ARTIST]);
  await sendTransition(ARTIST, orderId, 'accept');
  await confirmTransfer(orderId, 'received', { reference: `UTR-${orderId}`.slice(0, 30), amount: total });
  await sendTransition(ARTIST, orderId, 'prepare');
  await sendTransition(ARTIST, orderId, 'ship', { carrier: 'Post', tracking: 'EX1' });
  return { orderId, artistId: (await readClaims(ARTIST)).userId };
}

test('payouts go by a file to who entered an account; the bank’s answer is refused while it is wrong, then recorded; one comes back and is due again; the statement has it all', async ({
  page,
  otherPage,
  restoreSession,
  allowProblem,
}) => {
  test.slow();
  // The answer that is refused.
  allowProblem(/status of 400/);
  const artist = await otherPage(ARTIST);
  await enterAccount(artist);
  const { orderId, artistId } = await placeDueOrder();
  const number = orderId.slice(0, 8).toUpperCase();
  await restoreSession(ADMIN);
  await page.goto('/studio/payments');
  const main = page.getByRole('main');
  const due = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Confirm payout' }) });
  await expect(due.filter({ hasText: number })).toHaveCount(1);
  await main.getByRole('button', { name: 'Files and payouts made' }).press('Enter');

  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Make a NEFT file' }).click();
  const download = await downloading;
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  const line = lines.find((one) => one.includes(ACCOUNT)) ?? '';
  const [type, , name, account, ifsc, amount = '', , reference = ''] = line.split(',');
  expect([type, name, account, ifsc]).toEqual(['NEFT', 'Noor and Sons', ACCOUNT, 'SBIN0001234']);
  const sum = lines.slice(1).reduce((total, one) => total + Number(one.split(',')[5]), 0);
  expect(download.suggestedFilename()).toContain(`${lines.length - 1} transfers, ${sum} rupees`);
  await expect(due.filter({ hasText: number })).toHaveCount(0);
  const file = main.getByRole('region', { name: `File ${Number(reference.slice(2, 7))}`, exact: true });
  await expect(file).toContainText(`reference ${reference}: waits for the bank`);

  await file.getByRole('button', { name: 'Read the bank’s answer' }).click();
  const paste = async (row: string) => {
    await file.getByLabel('Or paste it here').fill(`Customer Reference Number,Amount,Status,UTR\n${row}\n`);
    await file.getByRole('button', { name: 'Read what is pasted' }).click();
  };
  await paste(`${reference},${amount},Perhaps,SBIN1`);
  await expect(file.getByRole('list', { name: 'Wrong rows' })).toContainText('Line 2: “Perhaps” is not clear');
  await expect(file.getByRole('button', { name: /^Record/ })).toHaveCount(0);
  const utr = `SBIN${Date.now()}`;
  await paste(`${reference},${Number(amount) + 1},Success,${utr}`);
  await file.getByRole('button', { name: 'Record 1 transfer' }).click();
  await expect(file.getByRole('alert')).toHaveText(batchMessages.answerWrong);
  await expect(file.getByRole('list', { name: 'Wrong rows' })).toContainText(
    `Line 2: ${batchMessages.amountOther(formatPrice(Number(amount)))}`,
  );
  expect(await seriousFindings(page)).toEqual([]);
  await expectNoOverflow(page);
  await paste(`${reference},${amount},Success,${utr}`);
  await expect(file.getByText(`paid, UTR ${utr}`)).toBeVisible();
  await file.getByRole('button', { name: 'Record 1 transfer' }).click();
  await expect(page.getByText(batchMessages.answerRecorded)).toBeVisible();
  const token = await readToken(ADMIN);
  const made = async () =>
    (await callAs<RecentPayout[]>(token, '/studio/payout')).filter((payout) => payout.reference === utr);
  expect(await made()).toMatchObject([{ artistId, amount: Number(amount) }]);
  const paidOut = `Paid out,${number},${utr},-${Number(amount)}`;
  expect(await downloadStatement(artist)).toContain(paidOut);
  await expect(artist.getByRole('main')).toContainText(`reference ${utr}`);

  await main.getByRole('button', { name: new RegExp(`^Came back: ${utr}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'It came back' }).click();
  await expect(page.getByText(batchMessages.cameBack)).toBeVisible();
  await expect(due.filter({ hasText: number })).toHaveCount(1);
  expect(await made()).toEqual([]);
  const { payouts } = await callAs<OpenPayments>(token, '/studio/payment');
  expect(payouts.filter((payout) => payout.artistId === artistId)).toMatchObject([{ amount: Number(amount) }]);

  const statement = await downloadStatement(artist);
  expect(statement).toContain(paidOut);
  expect(statement).toContain(`Payout that came back from the bank,${number},${utr},${Number(amount)}`);

  // Other artists of the same file are due again, as they were.
  if (lines.length > 2) {
    await file.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click();
  }
  await expect(file).toHaveCount(0);
});
