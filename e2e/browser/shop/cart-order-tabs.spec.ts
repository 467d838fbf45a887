import { checkoutMessages } from '@aperture-byline/contract/cart/cart-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import {
  CART,
  chooseOption,
  confirm,
  delivery,
  dialog,
  line,
  openCart,
  openPrints,
  place,
  readOrders,
  signInWithAddresses,
  sums,
  toCartItem,
} from '../../support/page/cart.ts';
import { expect, isHydrated, test } from '../fixtures.ts';

test('two tabs show one cart, and what one of them changes or orders is told in the confirmation of the other', async ({
  page,
  context,
}) => {
  const buyer = await signInWithAddresses(page);
  const [one, two] = await openPrints(2);
  if (!one || !two) throw new Error('Too few prints');
  await openCart(page, [toCartItem(one)]);
  await expect(line(page, one.product.title)).toBeVisible();
  const other = await context.newPage();
  const add = other.getByRole('button', { name: 'Add to cart' });
  await other.goto(`/shop/${two.product.slug}`);
  // A size that is chosen before would be shown, and not known.
  await expect.poll(() => isHydrated(other)).toBe(true);

  await test.step('what one tab adds or removes, the other shows', async () => {
    await chooseOption(other, 'Size', two.size.size_id);
    await add.click();
    await expect(line(page, two.product.title)).toBeVisible();
    const total = toCartItem(one).price + toCartItem(two).price + 100;
    await expect(sums(page)).toContainText(`Total${formatPrice(total)}`);
    await page.getByRole('button', { name: `Remove ${two.product.title}` }).click();
    await add.click();
    await expect(line(page, two.product.title)).toBeVisible();
    await expect(sums(page)).toContainText(`Total${formatPrice(total)}`);
  });

  await test.step('a confirmation says that the other tab removed a print of it', async () => {
    await expect(delivery(page).getByRole('radio').first()).toBeChecked();
    await confirm(page).click();
    await expect(place(page)).toBeVisible();
    await other.getByRole('link', { name: 'View cart' }).click();
    await expect(other).toHaveURL(CART);
    await line(other, one.product.title).getByRole('button', { name: 'Remove' }).click();
    await expect(dialog(page)).toContainText(checkoutMessages.cartChanged);
  });

  await test.step('a confirmation says that the other tab ordered its prints', async () => {
    await expect(delivery(other).getByRole('radio').first()).toBeChecked();
    await expect(confirm(other)).toHaveAttribute('aria-disabled', 'false');
    await confirm(other).click();
    await place(other).click();
    await expect(dialog(other)).toContainText(checkoutMessages.placed);
    await expect(dialog(page)).toContainText(checkoutMessages.orderedElsewhere);
    await expect(dialog(page).getByRole('link', { name: 'Your orders' })).toBeVisible();
    await expect(place(page)).toHaveCount(0);
    expect(await readOrders(buyer)).toHaveLength(1);
  });
});
