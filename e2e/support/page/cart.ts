import type { Address } from '@aperture-byline/contract/address/wire';
import type { ProductDetail, ProductFrame, ProductSize } from '@aperture-byline/contract/product/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { type Account, readToken } from '../emulator/accounts.ts';
import { signInAsBuyer } from '../emulator/orders.ts';
import { callAs, first, readProducts } from '../suite.ts';

export const CART = '/shop/cart';

/** A product of the suite in one of its sizes and frames. */
interface Choice {
  product: ProductDetail;
  size: ProductSize;
  frame: ProductFrame;
}

async function choices(count: number, isWanted: (size: ProductSize) => boolean): Promise<Choice[]> {
  const found: Choice[] = [];
  for await (const product of readProducts()) {
    const size = product.sizes.find(isWanted);
    const [frame] = product.frames;
    if (size && frame) found.push({ product, size, frame });
    if (found.length === count) return found;
  }
  throw new Error(`The suite has only ${found.length} such prints`);
}

/** Prints of different products that any number of tests may order. */
export function openPrints(count: number): Promise<Choice[]> {
  return choices(count, ({ edition, sold_out }) => edition === null && !sold_out);
}

export async function openPrint(): Promise<Choice> {
  return first(await openPrints(1), 'print without an edition');
}

export async function soldOutPrint(): Promise<Choice> {
  return first(await choices(1, (size) => size.sold_out), 'size that is sold out');
}

/** The print as the cart stores it. */
export function toCartItem({ product, size, frame }: Choice, change: object = {}) {
  return {
    productId: product.product_id,
    productSize: size.size_id,
    productFrame: frame.frame_id,
    price: size.price + frame.charge,
    selectedSize: `${size.size_width}cm x ${size.size_height}cm`,
    selectedFrame: frame.frame_type,
    selectedSizePrice: size.price,
    selectedFramePrice: frame.charge,
    photographer: product.owner_id,
    title: product.title,
    slug: product.slug,
    primaryImage: product.images[0]?.image_url ?? '',
    ...change,
  };
}

/** Stores this text as the cart, on a page of the site that is open, or in a document that has no scripts. */
export async function storeCart(page: Page, text: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  await page.evaluate((cart) => localStorage.setItem('AnBCart', cart), text);
}

export async function openCart(page: Page, items: readonly object[]): Promise<void> {
  await storeCart(page, JSON.stringify({ products: items }));
  await page.goto(CART);
}

/** The products of the stored cart; null where there is none. */
export function storedCart(page: Page): Promise<Record<string, unknown>[] | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('AnBCart') ?? 'null')?.products ?? null);
}

export const line = (page: Page, title: string) => page.getByRole('article', { name: title });
export const sums = (page: Page) => page.getByRole('region', { name: 'Total' });
export const delivery = (page: Page) => page.getByRole('region', { name: 'Delivery address' });

/** The call that places an order, as `page.route` takes it. */
export const ORDER = '**/api/product/order';
/** The dialog in which an order is confirmed. */
export const dialog = (page: Page) => page.getByRole('dialog');
/** The button that opens the dialog, and the one in it that places the order. */
export const confirm = (page: Page) => delivery(page).getByRole('button', { name: /^Confirm Order/ });
export const place = (page: Page) => dialog(page).getByRole('button', { name: /^Plac/ });
/** Why the order was not confirmed or not taken. */
export const problem = (page: Page) => delivery(page).getByRole('alert').last();

export const NEW_ADDRESS = {
  address: 'Flat 3, Rose House, 12 Hill Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
  postalCode: '400050',
  email: 'asha@example.com',
  phone: '9876543210',
  alternatePhone: '9123456780',
};

/** Abroad, labels of what is not everywhere say so. */
const LABELS: Readonly<Record<keyof typeof NEW_ADDRESS, string | RegExp>> = {
  address: 'Address',
  city: 'City',
  state: /^State/,
  country: 'Country',
  postalCode: /^Postal code/,
  email: 'Email',
  phone: 'Phone',
  alternatePhone: 'Alternate phone',
};
const ADDRESS_FIELDS = Object.keys(LABELS) as (keyof typeof NEW_ADDRESS)[];

export const addressField = (page: Page, name: keyof typeof NEW_ADDRESS) =>
  page.getByRole('dialog').getByLabel(LABELS[name], { exact: true });

const isChoice = (field: Locator) => field.evaluate((element) => element.tagName === 'SELECT');

export async function fillAddress(page: Page, values: Partial<typeof NEW_ADDRESS>): Promise<void> {
  for (const name of ADDRESS_FIELDS)
    if (values[name] !== undefined) {
      const field = addressField(page, name);
      await ((await isChoice(field)) ? field.selectOption(values[name]) : field.fill(values[name]));
    }
}

/** Signs in as somebody new who has these addresses, the first one saved first. */
export async function signInWithAddresses(
  page: Page,
  { addresses = [{}], ...options }: { verified?: boolean; addresses?: object[] } = {},
): Promise<Account & { saved: Address[] }> {
  const account = await signInAsBuyer(page, options);
  const token = await readToken(account.email, account.password);
  const saved: Address[] = [];
  for (const change of addresses)
    saved.push(await callAs<Address>(token, '/product/address', { ...NEW_ADDRESS, ...change }));
  return { ...account, saved };
}

/** The ids of the account's orders. */
export async function readOrders({ email, password }: Account): Promise<string[]> {
  const orders = await callAs<{ order_id: string }[]>(await readToken(email, password), '/product/order');
  return orders.map(({ order_id }) => order_id);
}

export async function readAddresses({ email, password }: Account): Promise<Address[]> {
  return callAs<Address[]>(await readToken(email, password), '/product/address');
}

/** Opens the confirmation of an order of these prints. */
export async function openOrder(page: Page, prints: readonly Choice[]): Promise<void> {
  await openCart(
    page,
    prints.map((choice) => toCartItem(choice)),
  );
  await expect(sums(page)).toContainText('Total');
  await expect(delivery(page).getByRole('radio').first()).toBeChecked();
  await expect(sums(page)).toContainText(formatPrice(100));
  await confirm(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** The orders that the page sends from now on: their keys and bodies. */
export function recordOrders(page: Page): { key: string; body: unknown }[] {
  const sentOrders: { key: string; body: unknown }[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/product/order'))
      sentOrders.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postDataJSON() });
  });
  return sentOrders;
}

type Option = 'Size' | 'Frame';

/** Finds the choice of a print's page, by its id or, without one, the chosen one. */
export const printOption = (page: Page | Locator, option: Option, id?: string): Locator =>
  page
    .getByRole('group', { name: option, exact: true })
    .locator(id === undefined ? 'input:checked' : `input[value="${id}"]`);

export const chooseOption = (page: Page | Locator, option: Option, id: string): Promise<void> =>
  printOption(page, option, id).check();
