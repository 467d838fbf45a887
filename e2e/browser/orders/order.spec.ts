import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { confirmTransfer, placeOrder, sendTransition, signInAsBuyer } from '../../support/emulator/orders.ts';
import { colourFindings, seriousFindings } from '../../support/page/axe.ts';
import { expectNoOverflow } from '../../support/page/expect-fits.ts';
import { expect, test } from '../fixtures.ts';

const [MIRA, NOOR] = ['artist@example.com', 'artist3@example.com'];

const state = (page: Page) => page.getByRole('main').getByRole('status').first();
const amount = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Amounts' })
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole('definition');

test('an order is followed in the list, paid by a link, its QR code or a bank transfer, and has a receipt', async ({
  page,
}) => {
  const buyer = await signInAsBuyer(page);
  const { orderId, number, prints, total } = await placeOrder(buyer, [MIRA, NOOR]);
  const [declined, accepted] = prints;
  if (!declined || !accepted) throw new Error('There are two prints');
  const due = accepted.price + 100;

  await test.step('the Orders tab lists it, follows its state, and leads to its page', async () => {
    const listening = page.waitForResponse(/Firestore\/Listen/);
    await page.goto('/profile?tab=orders');
    await listening;
    const row = page.getByRole('tabpanel').getByRole('listitem');
    await expect(row).toContainText(`${declined.title} and 1 more`);
    await expect(row).toContainText('Awaiting acceptance');
    await expect(row).toContainText(formatPrice(total));
    await expect(row.locator('img')).toHaveCount(2);
    await expectNoOverflow(page);
    expect(await seriousFindings(page)).toEqual([]);
    await sendTransition(MIRA, orderId, 'decline', { reason: 'Out of paper' });
    await sendTransition(NOOR, orderId, 'accept');
    await expect(row).toContainText('Payment due');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(`/profile/orders/${orderId}`);
  });

  await test.step('what is due can be paid in three ways', async () => {
    await expect(amount(page, 'Amount due')).toHaveText(formatPrice(due));
    await page.getByText('Transfer it yourself instead').click();
    const link = await page.getByRole('link', { name: 'Pay by UPI' }).getAttribute('href');
    const query = `pa=aperture.byline@example&pn=Aperture%20%26%20Byline&am=${due}.00&cu=INR&tn=Order%20${number}`;
    expect(link).toBe(`upi://pay?${query}`);
    const code = page.getByRole('img', { name: `QR code: pay ${formatPrice(due)} by UPI` });
    expect(await readQrCode(code)).toBe(link);
    await expect(page.getByText('EXMP0000000')).toBeVisible();
    await expectNoOverflow(page);
    expect(await seriousFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourFindings(page)).toEqual([]);
  });

  await test.step('once it is paid, its receipt has order, prints, amounts and payment', async () => {
    await confirmTransfer(orderId, 'received', { reference: `UTR-${number}`, amount: due });
    await expect(state(page)).toHaveText('Paid');
    await expect(page.getByRole('link', { name: 'Pay by UPI' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Receipt' }).click();
    await expect(page).toHaveURL(`/profile/orders/${orderId}/receipt`);
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    const sheet = page.getByRole('article');
    for (const text of [number, accepted.title, 'Lighthouse Road', 'Kochi, Kerala 682001', `UTR-${number}`])
      await expect(sheet).toContainText(text);
    await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText(formatPrice(due));
    await expect(sheet).toContainText(`${formatPrice(due)} received on`);
    await expectNoOverflow(page);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('the receipt prints without what only a screen can do', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to the order' })).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('article')).toContainText(`UTR-${number}`);
  });
});

test('an order is cancelled by keyboard after a question, and its prints can be ordered again', async ({ page }) => {
  const buyer = await signInAsBuyer(page);
  const { orderId, prints } = await placeOrder(buyer, [MIRA]);
  await page.goto(`/profile/orders/${orderId}`);
  const button = page.getByRole('button', { name: 'Cancel order' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(state(page)).toHaveText('Awaiting acceptance');

  await button.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await expect(state(page)).toHaveText('Cancelled');
  await expect(page.getByText(orderMessages.cancelled)).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(page.getByText(orderMessages.nothingToPay)).toBeVisible();
  await expect(amount(page, 'To pay')).toHaveText('Rs. 0');

  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/shop/cart');
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('AnBCart') ?? '{}'));
  expect(cart.products).toMatchObject([
    { productId: prints[0]?.product_id, price: prints[0]?.price, productFrame: prints[0]?.frame_id },
  ]);
});

/** The text in a QR code that the page draws as SVG, as a camera reads it; null where none can be read. */
async function readQrCode(code: Locator): Promise<string | null> {
  const { width, height, pixels } = await code.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, pixels: [...data] };
  });
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? null;
}
