import { cartMessages, checkoutMessages } from '@aperture-byline/contract/cart/cart-messages';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  confirm,
  delivery,
  dialog,
  openCart,
  openPrints,
  place,
  readOrders,
  recordOrders,
  signInWithAddresses,
  storedCart,
  sums,
  toCartItem,
} from '../../support/page/cart.ts';
import { expect, test } from '../fixtures.ts';

test('an order of copies is confirmed and placed once by keyboard on a phone, and the cart is empty', async ({
  page,
}) => {
  const buyer = await signInWithAddresses(page);
  const [one, two] = await openPrints(2);
  if (!one || !two) throw new Error('Too few prints');
  const sent = recordOrders(page);
  const subtotal = 2 * toCartItem(one).price + toCartItem(two).price;
  await page.setViewportSize({ width: 360, height: 640 });
  await openCart(page, [toCartItem(one, { quantity: 2 }), toCartItem(two)]);
  await expect(sums(page)).toContainText('Subtotal, 3 prints');
  await expect(delivery(page).getByRole('radio').first()).toBeChecked();

  await test.step('the confirmation opens by keyboard, and Escape gives the focus back', async () => {
    await confirm(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(confirm(page)).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('it has address, prints and amounts, and the button is in view', async () => {
    await expect(dialog(page)).toContainText('12 Hill Road');
    await expect(dialog(page)).toContainText(`2 × ${one.product.title}`);
    await expect(dialog(page)).toContainText(`Total${formatPrice(subtotal + 100)}`);
    await expect(dialog(page)).toContainText(`Nothing is paid now. ${productMessages.payLater}`);
    // Without scrolling: the text above it scrolls by itself.
    await expect(place(page)).toBeInViewport({ ratio: 1 });
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('pressed twice, it sends one order', async () => {
    await place(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText(checkoutMessages.placed);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await storedCart(page)).toBeNull();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      shippingAddress: buyer.saved[0]?.id,
      totalPrice: subtotal,
      finalPrice: subtotal + 100,
      shippingCharge: 100,
      productsInfo: [one, one, two].map((choice) => {
        const { productId, productSize, productFrame, price, photographer } = toCartItem(choice);
        return { productId, productSize, productFrame, price, photographer };
      }),
    });
    expect(await readOrders(buyer)).toHaveLength(1);
  });

  await test.step('the empty cart is in view and has the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByText(cartMessages.empty)).toBeInViewport();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
