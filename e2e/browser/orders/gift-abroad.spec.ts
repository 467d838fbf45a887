import { formatPrice } from '@aperture-byline/contract/shared/money';
import { DEFAULT_SHIPPING } from '@aperture-byline/contract/shipping/rates';
import { db } from '../../support/emulator/firebase.ts';
import { confirmTransfer, findPrint, sendTransition } from '../../support/emulator/orders.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  addressField,
  confirm,
  delivery,
  dialog,
  fillAddress,
  NEW_ADDRESS,
  openCart,
  place,
  readOrders,
  signInWithAddresses,
  sums,
  toCartItem,
} from '../../support/page/cart.ts';
import { first } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const MIRA = 'artist@example.com';
const SHOP = 'settings/shop';
const TEXT = 'International, expedited, 5–10 business days';

/**
 * Beside the version of the settings, which other tests change at the same time. Nothing changes for addresses in
 * India.
 */
test.beforeEach(async () => {
  const { domestic, international } = DEFAULT_SHIPPING;
  const rates = {
    standard: { ...international.standard, price: 2500 },
    expedited: { ...international.expedited, price: 6000 },
  };
  await db.doc(SHOP).set({ shipping: { domestic, international: rates } }, { merge: true });
});
test.afterEach(async () => {
  await db.doc(SHOP).set({ shipping: DEFAULT_SHIPPING }, { merge: true });
});

test('a gift goes abroad at speed: the address follows its country, and order, sale and receipt say how it is sent', async ({
  page,
  otherPage,
  allowProblem,
}) => {
  test.slow();
  // A phone that is none.
  allowProblem(/400 .*\/api\/product\/address/);
  const buyer = await signInWithAddresses(page);
  const choice = await findPrint(MIRA);
  const item = toCartItem(choice);
  await page.setViewportSize({ width: 360, height: 780 });
  await openCart(page, [item]);
  await expect(sums(page)).toContainText(`Shipping${formatPrice(100)}`);

  await test.step('the form asks what there is in Germany, and refuses what is no phone', async () => {
    await delivery(page).getByRole('button', { name: 'Add New' }).click();
    await fillAddress(page, {
      ...NEW_ADDRESS,
      country: 'Germany',
      city: 'Berlin',
      postalCode: '10115',
      phone: '12',
    });
    await dialog(page)
      .getByLabel(/^State/)
      .fill('');
    await dialog(page)
      .getByLabel(/^Recipient/)
      .fill('Lena Vogt');
    await addressField(page, 'alternatePhone').fill('+49 171 1234567');
    await dialog(page).getByRole('button', { name: 'Save address' }).click();
    await expect(addressField(page, 'phone')).toHaveAccessibleDescription(/phone number of this country/);
    expect(await seriousFindings(page)).toEqual([]);
    await addressField(page, 'phone').fill('030 12345678');
    await dialog(page).getByRole('button', { name: 'Save address' }).click();
    await expect(delivery(page).getByRole('radio', { name: /Lena Vogt/ })).toBeChecked();
    await expect(delivery(page)).toContainText('+493012345678');
  });

  await test.step('expedited shipping is chosen, with a card, and it is ordered at that price', async () => {
    await expect(sums(page)).toContainText(formatPrice(item.price + 2500));
    await delivery(page)
      .getByRole('radio', { name: /^International, expedited/ })
      .check();
    await expect(sums(page)).toContainText(formatPrice(item.price + 6000));
    await delivery(page).getByLabel('This is a gift').check();
    await delivery(page).getByLabel('Message on the card').fill('Herzlichen Glückwunsch');
    expect(await seriousFindings(page)).toEqual([]);
    await confirm(page).click();
    await expect(dialog(page)).toContainText(TEXT);
    await place(page).click();
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByRole('complementary', { name: 'Sums and delivery' })).toContainText(TEXT);
  });

  const orderId = first(await readOrders(buyer), 'order of the buyer');
  await test.step('the artist sees where and how it goes, with papers', async () => {
    await sendTransition(MIRA, orderId, 'accept');
    await confirmTransfer(orderId, 'received', { reference: `UTR ${orderId}`, amount: item.price + 6000 });
    const mira = await otherPage(MIRA);
    await mira.goto(`/studio/orders#sale-${orderId}`);
    const sale = mira.locator(`[data-order="${orderId}"]`);
    for (const text of [TEXT, 'Lena Vogt', 'Germany', 'Herzlichen Glückwunsch', 'no prices go into the parcel'])
      await expect(sale).toContainText(text);
    const download = mira.waitForEvent('download');
    await sale.getByRole('button', { name: 'Address label' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('the receipt has a line for it', async () => {
    await page.goto(`/profile/orders/${orderId}/receipt`);
    const line = page.getByRole('row').filter({ hasText: TEXT });
    await expect(line).toContainText(formatPrice(6000));
  });
});
