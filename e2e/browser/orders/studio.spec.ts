import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OpenPayments } from '@aperture-byline/contract/order/payments/payments-wire';
import { payoutMessages } from '@aperture-byline/contract/order/payouts/payout-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { readToken } from '../../support/emulator/accounts.ts';
import { newBuyer, placeOrder, sendTransition } from '../../support/emulator/orders.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const [MIRA, TENZIN] = ['artist@example.com', 'artist2@example.com'];

test('a new order comes to its artist by itself, fits, and one that its buyer cancelled cannot be accepted any more', async ({
  page,
  restoreSession,
}) => {
  const buyer = await newBuyer();
  await restoreSession(TENZIN);
  await page.goto('/profile');
  const listening = page.waitForResponse(/Firestore\/Listen/);
  await page.getByRole('link', { name: 'Orders to fulfil' }).press('Enter');
  await expect(page).toHaveURL('/studio/orders');
  await listening;
  const { orderId, number, prints } = await placeOrder(buyer, [TENZIN]);
  const subOrder = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Order ${number}` }) });
  await expect(subOrder).toContainText('23 h left to answer');
  await expect(subOrder).toContainText(prints[0]?.title ?? '');
  await expect(subOrder).not.toContainText('Lighthouse Road');
  await expectFits(page);
  await callAs(await readToken(buyer.email, buyer.password), `/product/order/${orderId}/cancel`, {});
  await expect(subOrder).toContainText('Cancelled');
  await expect(subOrder.getByRole('button')).toHaveText(['Messages with the buyer']);
});

test('an administrator confirms a receipt and a payout, each with its reference', async ({ page, restoreSession }) => {
  const buyer = await newBuyer();
  const { orderId, number, prints, total } = await placeOrder(buyer, [MIRA]);
  await sendTransition(MIRA, orderId, 'accept');
  await restoreSession(ADMIN);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Payments' }).press('Enter');
  await expect(page).toHaveURL('/studio/payments');
  await expect(page.getByText('Payment follows acceptance')).toBeVisible();
  const waiting = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await expect(waiting).toContainText(formatPrice(total));
  await expectFits(page);

  await waiting.getByRole('button', { name: 'Confirm receipt' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(new RegExp(`^Has ${formatPrice(total)} from .* arrived\\?$`));
  await dialog.getByRole('button', { name: `Confirm ${formatPrice(total)}` }).press('Enter');
  await expect(dialog.getByText(orderMessages.referenceEmpty)).toBeVisible();
  await expect(dialog.getByLabel('Reference of the transfer')).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.type(`UTR-${number}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(orderMessages.confirmed)).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Confirm receipt' })).toHaveCount(0);
  const token = await readToken(buyer.email, buyer.password);
  expect(await callAs<Order>(token, `/product/order/${orderId}`)).toMatchObject({
    payment_status: 'paid',
    payment_reference: `UTR-${number}`,
  });

  // Not before the parcel is sent.
  const payout = waiting.filter({ has: page.getByRole('button', { name: 'Confirm payout' }) });
  await expect(payout).toHaveCount(0);
  await sendTransition(MIRA, orderId, 'prepare');
  await sendTransition(MIRA, orderId, 'ship', { carrier: 'Post', tracking: 'EX1' });
  await page.reload();
  await expect(payout).toContainText(`: ${formatPrice(prints[0]?.price ?? 0)}, by`);
  await payout.getByRole('button', { name: 'Confirm payout' }).click();
  await dialog.getByLabel('Reference of the transfer').fill('PAY-2');
  await dialog.getByRole('button', { name: /^Confirm/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  const { payouts } = await callAs<OpenPayments>(await readToken(ADMIN), '/studio/payment');
  expect(payouts.flatMap(({ orders }) => orders).filter((order) => order.orderId === orderId)).toEqual([]);
});

test('an accepted order stays under the finger until the page is opened again, and the label gets a return address', async ({
  page,
  restoreSession,
}) => {
  const buyer = await newBuyer();
  const orders = [await placeOrder(buyer, [TENZIN]), await placeOrder(buyer, [TENZIN])];
  await restoreSession(TENZIN);
  await page.goto('/studio/orders');
  const main = page.getByRole('main');
  const headings = main.getByRole('heading', { name: /^Order / });
  const places = async () => {
    const names = await headings.allTextContents();
    return orders.map(({ number }) => names.indexOf(`Order ${number}`));
  };
  const sale = ({ number }: { number: string }) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order ${number}` }) });
  const [accepted] = orders;
  if (!accepted) throw new Error('No order was placed');

  await test.step('it stays where it was pressed, though it waits for its payment now', async () => {
    await expect(sale(accepted)).toContainText('23 h left to answer');
    const before = await places();
    await sale(accepted).getByRole('button', { name: 'Accept' }).click();
    await expect(sale(accepted)).toContainText('The buyer has not paid yet');
    expect(await places()).toEqual(before);
    await page.reload();
    await expect(sale(accepted)).toContainText('The buyer has not paid yet');
    const [first = 0, second = 0] = await places();
    expect(first).toBeGreaterThan(second);
  });

  await test.step('the return address is kept, and a holiday has to end some day', async () => {
    await main.getByText('Holidays and return address').click();
    await main.getByLabel('Return address').fill('Studio\n1 Fort Road, Kochi');
    await main.getByLabel('Back on').fill('2020-01-01');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main.getByLabel('Back on')).toBeFocused();
    await expect(main.getByText(orderMessages.backOnInvalid)).toBeVisible();
    await main.getByLabel('Back on').fill('');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(orderMessages.sellingSaved)).toBeVisible();
    await expectFits(page);
    await page.reload();
    await main.getByText('Holidays and return address').click();
    await expect(main.getByLabel('Return address')).toHaveValue('Studio\n1 Fort Road, Kochi');
  });

  await test.step('where the artist is paid is entered whole, and only its last digits are shown', async () => {
    await main.getByText('Where we pay you').click();
    await main.getByLabel('Holder of the bank account').fill('');
    await main.getByLabel('Account number', { exact: true }).fill('123456785678');
    await main.getByLabel('Account number once more').fill('123456785678');
    await main.getByRole('button', { name: 'Save where you are paid' }).press('Enter');
    await expect(main.getByLabel('Holder of the bank account')).toBeFocused();
    await main.getByLabel('Holder of the bank account').fill('Tenzin');
    await main.getByLabel('IFSC').fill('sbin0001234');
    expect(await seriousFindings(page)).toEqual([]);
    await main.getByRole('button', { name: 'Save where you are paid' }).press('Enter');
    await expect(page.getByText(payoutMessages.saved)).toBeVisible();
    await expectFits(page);
    await page.reload();
    await expect(main.getByText('account ••••\u00a05678')).toBeVisible();
  });
});
