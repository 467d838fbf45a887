import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { readToken } from '../../support/emulator/accounts.ts';
import { newBuyer, placeOrder } from '../../support/emulator/orders.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { barLink, expectCounted } from '../../support/page/waiting.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const TENZIN = 'artist2@example.com';

/** Accepts what tests that have ended left to this artist: the page shows the two orders that end first. */
async function acceptOrders(email: string): Promise<void> {
  const token = await readToken(email);
  const orders = await callAs<StudioOrder[]>(token, '/studio/order');
  for (const { orderId, status } of orders)
    if (status === 'awaiting_acceptance') await callAs(token, `/studio/order/${orderId}/accept`, {});
}

test('a photographer sees an order that waits from any page, accepts it, and the number goes down', async ({
  page,
  restoreSession,
}) => {
  await acceptOrders(TENZIN);
  const { number } = await placeOrder(await newBuyer(), [TENZIN]);
  await restoreSession(TENZIN);
  await page.goto('/stories');
  const studio = barLink(page, /^Studio/);
  await expect(studio).toHaveAccessibleName(/^Studio, \d+ waiting$/);
  await studio.press('Enter');
  await expect(page).toHaveURL('/studio');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('listitem').filter({ hasText: number })).toContainText('23 h left to answer');
  await expectFits(page);
  await waiting.getByRole('link', { name: `Order ${number}` }).press('Enter');
  await expect(page).toHaveURL(/\/studio\/orders#sale-/);
  const sale = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Order ${number}` }) });
  await sale.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(sale).toContainText('Accepted');
  await expectCounted(studio, await readToken(TENZIN), 'studio');
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Today' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Since yesterday' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting for you' })).not.toContainText(number);
});
