import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import type { Page } from '@playwright/test';
import { seriousFindings } from '../../support/page/axe.ts';
import {
  addressField,
  CART,
  delivery,
  dialog,
  fillAddress,
  NEW_ADDRESS,
  openCart,
  openPrint,
  readAddresses,
  signInWithAddresses,
  storeCart,
  toCartItem,
} from '../../support/page/cart.ts';
import { expect, test } from '../fixtures.ts';

const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save address' });
const choice = (page: Page, name: RegExp) => delivery(page).getByRole('radio', { name });
const task = (page: Page, name: RegExp | string) => delivery(page).getByRole('button', { name });

test('an address is added and chosen, changed, and deleted after a question', async ({ page }) => {
  const buyer = await signInWithAddresses(page, { addresses: [] });
  await openCart(page, [toCartItem(await openPrint())]);
  await expect(delivery(page)).toContainText(addressMessages.none);

  await test.step('what is missing is said, and the first empty field has the focus', async () => {
    await task(page, 'Add New').click();
    await save(page).click();
    await expect(dialog(page).getByText(addressMessages.allRequired)).toHaveCount(1);
    await expect(addressField(page, 'address')).toBeFocused();
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('a postal code fills in city and state', async () => {
    await addressField(page, 'postalCode').pressSequentially('345001');
    await expect(addressField(page, 'city')).toHaveValue('Jaisalmer');
    await expect(addressField(page, 'state')).toHaveValue('Rajasthan');
  });

  await test.step('it is added with every field, once, and chosen', async () => {
    await fillAddress(page, { ...NEW_ADDRESS, phone: '+91 98765 43210', alternatePhone: '09123-456780' });
    await dialog(page).getByLabel('Recipient’s name').fill('Ravi Rao');
    await save(page).dblclick();
    await expect(dialog(page)).toHaveCount(0);
    await expect(choice(page, /12 Hill Road/)).toBeChecked();
    const { postalCode, alternatePhone, ...others } = NEW_ADDRESS;
    const wire = {
      ...others,
      postalcode: postalCode,
      alternate_phone: alternatePhone,
      recipient: 'Ravi Rao',
    };
    expect(await readAddresses(buyer)).toEqual([expect.objectContaining(wire)]);
  });

  await test.step('a change of it is saved', async () => {
    await task(page, /^Edit/).click();
    await fillAddress(page, { city: 'Pune' });
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(delivery(page)).toContainText('Pune, Maharashtra 400050');
    expect(await readAddresses(buyer)).toMatchObject([{ city: 'Pune', state: 'Maharashtra' }]);
  });

  await test.step('it is deleted after a question, which gives the focus back', async () => {
    await task(page, /^Delete/).click();
    await expect(dialog(page)).toContainText('12 Hill Road');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(task(page, /^Delete/)).toBeFocused();
    await task(page, /^Delete/).click();
    await dialog(page).getByRole('button', { name: 'Delete address' }).click();
    await expect(delivery(page)).toContainText(addressMessages.none);
    expect(await readAddresses(buyer)).toEqual([]);
  });
});

test('one lost answer on each step of the sign-in and of the addresses does not keep them away', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 503|ERR_FAILED/);
  await signInWithAddresses(page);
  await storeCart(page, JSON.stringify({ products: [toCartItem(await openPrint())] }));
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
