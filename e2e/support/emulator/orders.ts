import type { Address } from '@aperture-byline/contract/address/wire';
import type { NewOrderBody } from '@aperture-byline/contract/order/bodies';
import type { Order, OrderedPrint } from '@aperture-byline/contract/order/wire';
import { SHIPPING_CHARGE } from '@aperture-byline/contract/shared/constants';
import { expect, type Page } from '@playwright/test';
import { callAs, first, readProducts } from '../suite.ts';
import { type Account, newAccount, readClaims, readToken } from './accounts.ts';
import { db } from './firebase.ts';
import { storedSession } from './session.ts';

const ADMIN = 'admin@example.com';

/** A new account with a profile, made through the API. */
export async function newBuyer({ verified = true }: { verified?: boolean } = {}): Promise<Account> {
  const account = await newAccount({ verified });
  const token = await readToken(account.email, account.password);
  await callAs(token, '/user', { firstName: 'Asha', lastName: 'Rao' });
  await expect.poll(async () => (await readClaims(account.email)).userId).toBeTruthy();
  return account;
}

/** A new account with a profile and the role of an administrator; `Asha Rao`, as all new ones. */
export async function newAdministrator(): Promise<Account> {
  const account = await newBuyer();
  const { userId } = await readClaims(account.email);
  await db.doc(`users/${userId}`).update({ admin: true });
  // The emulator runs one event of a function at a time: this one waits for those of all other tests.
  await expect.poll(async () => (await readClaims(account.email)).admin, { timeout: 60_000 }).toBe(true);
  return account;
}

/** Creates a buyer as `newBuyer` does, and signs them in on the pages that are opened from now on. */
export async function signInAsBuyer(page: Page, options: { verified?: boolean } = {}): Promise<Account> {
  const account = await newBuyer(options);
  await page.context().setStorageState(await storedSession(account.email, account.password));
  return account;
}

/** A print on sale of this artist, in a size without an edition. */
export async function findPrint(artist: string) {
  const { userId } = await readClaims(artist);
  for await (const product of readProducts()) {
    const size = product.sizes.find(({ edition, sold_out }) => edition === null && !sold_out);
    if (size && product.owner_id === userId)
      return { product, size, frame: first(product.frames, 'frames of a print') };
  }
  throw new Error(`${artist} has no prints on sale`);
}

/** The order of a print of each of these artists to a new address, as its buyer sends it. */
async function buildOrder(token: string, email: string, artists: readonly string[]): Promise<NewOrderBody> {
  const { id } = await callAs<Address>(token, '/product/address', {
    address: `${Date.now()} Lighthouse Road`,
    city: 'Kochi',
    state: 'Kerala',
    country: 'India',
    postalCode: '682001',
    email,
    phone: '9876543210',
    alternatePhone: '9876543211',
  });
  const offers = await Promise.all(artists.map(findPrint));
  const lines = offers.map(({ product, size, frame }) => ({
    productId: product.product_id,
    productSize: size.size_id,
    productFrame: frame.frame_id,
    price: size.price + frame.charge,
    photographer: product.owner_id,
  }));
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  return {
    shippingAddress: id,
    totalPrice: subtotal,
    finalPrice: subtotal + SHIPPING_CHARGE,
    shippingCharge: SHIPPING_CHARGE,
    productsInfo: lines,
  };
}

/** A new buyer's token, and an order of theirs that is not sent. */
export async function buildNewOrder(artists: readonly string[]): Promise<{ token: string; body: NewOrderBody }> {
  const { email, password } = await newBuyer();
  const token = await readToken(email, password);
  return { token, body: await buildOrder(token, email, artists) };
}

export async function placeOrder(
  { email, password }: Account,
  artists: readonly string[],
): Promise<{ orderId: string; number: string; prints: OrderedPrint[]; total: number }> {
  const token = await readToken(email, password);
  const body = await buildOrder(token, email, artists);
  const { orderId } = await callAs<{ orderId: string }>(token, '/product/order', body);
  const { parts, total } = await callAs<Order>(token, `/product/order/${orderId}`);
  return {
    orderId,
    number: orderId.slice(0, 8).toUpperCase(),
    prints: parts.flatMap(({ prints }) => prints),
    total,
  };
}

export async function sendTransition(artist: string, orderId: string, name: string, body: object = {}): Promise<void> {
  await callAs(await readToken(artist), `/studio/order/${orderId}/${name}`, body);
}

/** An administrator confirms a transfer through the API; what is received is what is due. */
export async function confirmTransfer(
  orderId: string,
  name: string,
  body: { reference: string; amount: number; artist?: number },
): Promise<void> {
  const due = name === 'received' && { due: body.amount };
  await callAs(await readToken(ADMIN), `/studio/payment/${orderId}/${name}`, { ...body, ...due });
}
