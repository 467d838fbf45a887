import type { StudioOrder } from '@aperture-byline/contract/order/studio-wire';
import type { WaitingCounts } from '@aperture-byline/contract/studio/wire';
import type { Locator, Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { newBuyer, placeOrder } from '../../support/emulator/orders.ts';
import { submitExhibition } from '../../support/emulator/studio.ts';
import { mockGoogle } from '../../support/mocks/google-sign-in.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { approveWork, openReview, openWork } from '../../support/page/studio.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const TENZIN = 'artist2@example.com';

const barLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: new RegExp(`^${name}`) });

const sum = (counts: Record<string, number> | null) =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);

/** Other tests change what waits too: the number is what the server counts. */
async function expectCounted(link: Locator, email: string, place: 'studio' | 'desk'): Promise<void> {
  const token = await readToken(email);
  await expect
    .poll(async () => {
      const counted = sum((await callAs<WaitingCounts>(token, '/user/waiting'))[place]);
      const [shown = '0'] = /\d+/.exec((await link.textContent()) ?? '') ?? [];
      return Number(shown) - counted;
    })
    .toBe(0);
}

/** Accepts what tests that have ended left to this artist: the page shows the two orders that end first. */
async function acceptOrders(email: string): Promise<void> {
  const token = await readToken(email);
  const orders = await callAs<StudioOrder[]>(token, '/studio/order');
  for (const { orderId, status } of orders)
    if (status === 'awaiting_acceptance') await callAs(token, `/studio/order/${orderId}/accept`, {});
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  expect(await seriousFindings(page)).toEqual([]);
}

test('a photographer sees an order that waits from any page, accepts it, and the number goes down', async ({
  page,
  restoreSession,
}) => {
  await acceptOrders(TENZIN);
  const { number } = await placeOrder(await newBuyer(), [TENZIN]);
  await restoreSession(TENZIN);
  await page.goto('/stories');
  const studio = barLink(page, 'Studio');
  await expect(studio).toHaveAccessibleName(/^Studio, \d+ waiting$/);
  await studio.press('Enter');
  await expect(page).toHaveURL('/studio');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('listitem').filter({ hasText: number })).toContainText(
    '23 h left to answer',
  );
  await expectFits(page);
  await waiting.getByRole('link', { name: `Order ${number}` }).press('Enter');
  await expect(page).toHaveURL(/\/studio\/orders#sale-/);
  const sale = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Order ${number}` }) });
  await sale.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(sale).toContainText('Accepted');
  await expectCounted(studio, TENZIN, 'studio');
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Today' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Since yesterday' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting for you' })).not.toContainText(number);
});

test('an administrator comes to the desk from any page, decides, and the number goes down', async ({
  page,
  restoreSession,
}) => {
  const title = `On the desk ${Date.now()}`;
  await submitExhibition('artist@example.com', title);
  // Whoever signed in with Google may wait there, with a picture of Google's.
  await mockGoogle(page.context());
  await restoreSession(ADMIN);
  await page.goto('/stories');
  const desk = barLink(page, 'Desk');
  await expect(desk).toHaveAccessibleName(/^Desk, \d+ waiting$/);
  await page.goto('/studio');
  await expect(page).toHaveURL('/studio/desk');
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting for review' }).getByRole('listitem')).toHaveCount(4);
  await expectFits(page);
  await page.getByRole('link', { name: 'Exhibitions, stories and prints' }).press('Enter');
  await expect(page).toHaveURL('/studio/review');
  const entry = await openReview(page, 'Exhibitions', title);
  await openWork(entry);
  await approveWork(page, entry);
  await expectCounted(desk, ADMIN, 'desk');
});
