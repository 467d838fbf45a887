import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page, Request } from '@playwright/test';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  ADDRESS_FIELDS,
  addressesOf,
  addressField,
  CART,
  delivery,
  fillAddress,
  NEW_ADDRESS,
  openCart,
  openPrints,
  signInWithAddresses,
  storeCart,
  stored,
} from '../../support/page/cart.ts';
import { expect, test } from '../fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save address' });
const choice = (page: Page, name: RegExp) => delivery(page).getByRole('radio', { name });

async function open(page: Page): Promise<void> {
  const [print] = await openPrints(1);
  if (!print) throw new Error('No print');
  await openCart(page, [stored(print)]);
  await delivery(page).getByRole('button', { name: 'Add New' }).waitFor();
}

/** The bodies of the calls that save an address, from now on. */
function saved(page: Page): { method: string; body: unknown }[] {
  const calls: { method: string; body: unknown }[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/product/address') && request.method() !== 'GET')
      calls.push({ method: request.method(), body: request.postDataJSON() });
  });
  return calls;
}

test('an address is added, with every field, and chosen', async ({ page }) => {
  const buyer = await signInWithAddresses(page, { addresses: [] });
  await open(page);
  await expect(delivery(page)).toContainText(addressMessages.none);
  const calls = saved(page);
  await delivery(page).getByRole('button', { name: 'Add New' }).click();
  await expect(addressField(page, 'country')).toHaveValue('India');
  for (const name of ['email', 'country'] as const) await addressField(page, name).fill('');
  await save(page).click();
  await expect(dialog(page).getByText(addressMessages.allRequired)).toHaveCount(1);
  await expect(addressField(page, 'address')).toBeFocused();
  for (const name of ADDRESS_FIELDS) {
    await expect(addressField(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(addressField(page, name)).toHaveAttribute('required');
  }
  expect(await seriousFindings(page)).toEqual([]);

  await fillAddress(page, {
    ...NEW_ADDRESS,
    phone: '98765',
    alternatePhone: '+44 9123456780',
    email: 'asha@',
  });
  await save(page).click();
  await expect(dialog(page).getByText(addressMessages.phoneInvalid)).toHaveCount(2);
  await expect(dialog(page).getByText(addressMessages.emailInvalid)).toHaveCount(1);
  await expect(addressField(page, 'phone')).toHaveAttribute('inputmode', 'tel');
  await expect(addressField(page, 'postalCode')).toHaveAttribute('autocomplete', 'postal-code');
  expect(calls).toEqual([]);

  await fillAddress(page, { ...NEW_ADDRESS, phone: '+91 98765 43210', alternatePhone: '09123-456780' });
  const recipient = dialog(page).getByLabel('Recipient’s name');
  await expect(recipient).not.toHaveAttribute('required');
  await recipient.fill('Ravi Rao');
  await save(page).dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect(choice(page, /12 Hill Road/)).toBeChecked();
  await expect(delivery(page)).toContainText('Ravi Rao');
  expect(calls).toEqual([{ method: 'POST', body: { ...NEW_ADDRESS, recipient: 'Ravi Rao' } }]);
  expect(await addressesOf(buyer)).toHaveLength(1);
});

test('a half-written address is kept over Escape and Back until it is saved or cancelled', async ({
  page,
}) => {
  await signInWithAddresses(page);
  await open(page);
  const add = delivery(page).getByRole('button', { name: 'Add New' });
  await add.click();
  await fillAddress(page, { address: '3 Slope Road', phone: '98' });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await delivery(page).getByRole('button', { name: /^Edit/ }).click();
  await expect(addressField(page, 'address')).toHaveValue(NEW_ADDRESS.address);
  await fillAddress(page, { city: 'Pune' });
  await page.goBack();
  await page.goForward();
  await add.click();
  await expect(addressField(page, 'address')).toHaveValue('3 Slope Road');
  await expect(addressField(page, 'phone')).toHaveValue('98');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await add.click();
  await expect(addressField(page, 'address')).toHaveValue('');
  await page.keyboard.press('Escape');
  const edit = delivery(page).getByRole('button', { name: /^Edit/ });
  await edit.click();
  await expect(addressField(page, 'city')).toHaveValue('Pune');
  await save(page).click();
  await expect(delivery(page)).toContainText('Pune');
  await edit.click();
  await expect(addressField(page, 'city')).toHaveValue('Pune');
});

test('of an address only what was changed is sent', async ({ page }) => {
  const buyer = await signInWithAddresses(page);
  await open(page);
  const calls = saved(page);
  const edit = delivery(page).getByRole('button', { name: /^Edit/ });
  await edit.click();
  await expect(addressField(page, 'postalCode')).toHaveValue(NEW_ADDRESS.postalCode);
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(calls).toEqual([]);

  await edit.click();
  await fillAddress(page, { city: 'Pune', postalCode: '411001', alternatePhone: '9000000001' });
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(delivery(page)).toContainText('Pune, Maharashtra 411001');
  const [before] = buyer.saved;
  const change = { city: 'Pune', postalcode: '411001', alternate_phone: '9000000001' };
  expect(calls).toEqual([{ method: 'PUT', body: { addressId: before?.id, ...change } }]);
  expect(await addressesOf(buyer)).toEqual([{ ...before, ...change }]);
});

test('the newest address is chosen first, another one by keyboard, and it stays chosen', async ({ page }) => {
  await signInWithAddresses(page, { addresses: [{ address: '1 Old Street' }, { address: '2 New Street' }] });
  await open(page);
  await expect(choice(page, /2 New Street/)).toBeChecked();
  await choice(page, /2 New Street/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, /1 Old Street/)).toBeChecked();
  await page.reload();
  await expect(choice(page, /1 Old Street/)).toBeChecked();
});

test('an address is deleted after a question', async ({ page }) => {
  const buyer = await signInWithAddresses(page, {
    addresses: [{ address: '1 Old Street' }, { address: '2 New Street' }],
  });
  await open(page);
  const remove = delivery(page).getByRole('button', { name: 'Delete 2 New Street' });
  await remove.click();
  await expect(dialog(page)).toContainText('2 New Street');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(remove).toBeFocused();
  expect(await addressesOf(buyer)).toHaveLength(2);
  await remove.click();
  await dialog(page).getByRole('button', { name: 'Delete address' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(choice(page, /1 Old Street/)).toBeChecked();
  expect((await addressesOf(buyer)).map(({ address }) => address)).toEqual(['1 Old Street']);
});

test('says when addresses could not be loaded, saved or deleted', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const buyer = await signInWithAddresses(page);
  const loading = await failCall(page, '/product/address');
  await open(page);
  await expect(delivery(page).getByRole('alert').first()).toContainText(addressMessages.notLoaded);
  await loading.recover();
  await delivery(page).getByRole('button', { name: messages.tryAgain }).click();
  await expect(choice(page, /12 Hill Road/)).toBeChecked();

  const saving = await failCall(page, '/product/address');
  await delivery(page).getByRole('button', { name: /^Edit/ }).click();
  await addressField(page, 'city').fill('Pune');
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(addressMessages.notSaved);
  await expect(addressField(page, 'city')).toHaveValue('Pune');
  await saving.recover();
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(delivery(page)).toContainText('Pune');

  const deleting = await failCall(page, /^\/product\/address\//);
  await delivery(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete address' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(messages.somethingWrongLater);
  await deleting.recover();
  expect(await addressesOf(buyer)).toHaveLength(1);
});

test('one lost answer on each step of the sign-in and of the addresses does not keep them away', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 503|ERR_FAILED/);
  await signInWithAddresses(page);
  const [print] = await openPrints(1);
  if (!print) throw new Error('No print');
  await storeCart(page, JSON.stringify({ products: [stored(print)] }));
  const steps = [
    /\/__\/firebase\/init\.json$/,
    /\/assets\/session-provider-[^?]*\.js$/,
    /\/api\/user\/profile$/,
    /\/api\/product\/address$/,
  ];
  const lost: RegExp[] = [];
  for (const step of steps)
    await page.route(
      step,
      (route) => {
        lost.push(step);
        return route.request().resourceType() === 'script' ? route.abort() : route.fulfill({ status: 503 });
      },
      { times: 1 },
    );
  await page.goto(CART);
  await expect(choice(page, /12 Hill Road/)).toBeChecked();
  expect(lost).toHaveLength(steps.length);
});
