import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { StudioHome, StudioShop } from '@aperture-byline/contract/settings/wire';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Page } from '@playwright/test';
import { tokenOf } from '../../support/emulator/accounts.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { callAs, readApi, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const HOME = '/studio/home';
const PAYMENTS = '/studio/payments';

const homeNow = async () => callAs<StudioHome>(await tokenOf(ADMIN), '/studio/home');

/** The body of the next change, which is answered and not stored: other tests read the front page and pay meanwhile. */
function keepUnsaved(page: Page, path: string): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    page.route(`**/api${path}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      resolve(route.request().postDataJSON());
      const data = await callAs(await tokenOf(ADMIN), path);
      return route.fulfill({ json: { returnCode: 200, data } });
    });
  });
}

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
/** At the end of the name of a picture that is moved. */
const PLACE = /, \d+ of \d+$/;
const titlesIn = async (page: Page, name: string) => {
  const handles = await part(page, name).getByRole('button', { name: PLACE }).all();
  const names = await Promise.all(handles.map((handle) => handle.getAttribute('aria-label')));
  return names.map((one) => one?.replace(PLACE, ''));
};

test('an administrator orders the carousel by its buttons, by keyboard and by drag, and visitors see that order', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  // The question before the page is left, which is answered with no.
  allowProblem(/^dialog: Leave without saving/);
  await restoreSession(ADMIN);
  await page.goto(HOME);
  const carousel = part(page, 'Carousel');
  await expect(carousel.getByRole('button', { name: PLACE }).first()).toBeVisible();
  const [one = '', two = '', three = '', ...rest] = (await titlesIn(page, 'Carousel')) as string[];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
  }

  await carousel.getByRole('button', { name: `Move later: ${one}` }).press('Enter');
  await expect.poll(() => titlesIn(page, 'Carousel')).toEqual([two, one, three, ...rest]);
  await expect(carousel.getByText(`${one}: 2 of `)).toBeAttached();

  const handle = (title: string) => carousel.getByRole('button', { name: `${title}, ` });
  await handle(three).press('Space');
  await expect(page.getByText(`${three} is picked up`)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`${three} moves to 2 of `)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => titlesIn(page, 'Carousel')).toEqual([two, three, one, ...rest]);

  await handle(two).scrollIntoViewIfNeeded();
  const from = await handle(one).boundingBox();
  const to = await handle(two).boundingBox();
  if (!from || !to) throw new Error('The handles are not shown');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => titlesIn(page, 'Carousel')).toEqual([one, two, three, ...rest]);

  await carousel.getByRole('button', { name: `Take out: ${two}` }).click();
  await expect(handle(three)).toBeFocused();
  const { recover } = await failCall(page, '/studio/home');
  await page.getByRole('button', { name: 'Save the front page' }).click();
  await expect(page.getByRole('alert').filter({ hasText: settingsMessages.notSaved })).toBeVisible();
  expect(await titlesIn(page, 'Carousel')).toEqual([one, three, ...rest]);
  await recover();
  const leave = () => page.getByRole('banner').getByRole('link', { name: PRODUCT_NAME }).click();
  const question = page.waitForEvent('dialog');
  await leave();
  expect((await question).message()).toBe(profileMessages.leaveUnsaved);
  await expect(page).toHaveURL(HOME);

  const { carousel: before } = await homeNow();
  const sent = keepUnsaved(page, '/studio/home');
  await page.getByRole('button', { name: 'Save the front page' }).click();
  await expect(page.getByText(settingsMessages.saved)).toBeVisible();
  const idOf = (title: string) => before.find((image) => image.title === title)?.image_id;
  expect(await sent).toMatchObject({ carousel: [one, three, ...rest].map(idOf) });
  await leave();
  await expect(page).toHaveURL('/');
});

test('an administrator chooses a photograph and a story', async ({ page, restoreSession }) => {
  await restoreSession(ADMIN);
  await page.goto(HOME);
  for (const name of ['Carousel', 'Stories at the top']) {
    const list = part(page, name);
    await list.getByRole('button', { name: 'Choose more' }).press('Enter');
    const offered = list.getByRole('list', { name: 'To choose from' });
    const one = offered.getByRole('button', { pressed: false }).first();
    const title = await one.locator('span span').first().textContent();
    await one.press('Enter');
    await expect(offered.getByRole('button', { name: `${title} Chosen`, pressed: true })).toBeFocused();
    expect(await seriousFindings(page)).toEqual([]);
    await list.getByRole('button', { name: 'Done choosing' }).press('Enter');
  }
  const before = await homeNow();
  const sent = keepUnsaved(page, '/studio/home');
  await page.getByRole('button', { name: 'Save the front page' }).click();
  const { carousel, introStories } = await sent;
  expect(carousel).toHaveLength(before.carousel.length + 1);
  expect(introStories).toHaveLength(before.intro_stories.length + 1);
});

test('words about the shop stand at its top, rendered on the server; without them the shop has its own', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(ADMIN);
  const words = `Prints that we would hang ourselves, ${Date.now()}.`;
  for (const text of [words, '']) {
    await page.goto(HOME);
    await page.getByLabel('Words about the shop').fill(text);
    await page.getByRole('button', { name: 'Save the front page' }).click();
    await expect(page.getByText(settingsMessages.saved)).toBeVisible();
    expect(await readApi('/product/intro')).toEqual({ text });
    const shown = text || 'Every print is made to order by the artist who took the photograph';
    expect(await (await fetch(`${SUITE_URL}/shop`)).text()).toContain(shown);
  }
});

test('an administrator changes where buyers pay; a wrong UPI id is said and nothing is sent, and nothing typed is lost', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/^dialog: Leave without saving/);
  await restoreSession(ADMIN);
  await page.goto(PAYMENTS);
  const sent = keepUnsaved(page, '/studio/shop');
  const upi = page.getByLabel('UPI id');
  await upi.fill('no id');
  await page.getByRole('button', { name: 'Save the payment details' }).click();
  await expect(page.getByText(workMessages.upiInvalid)).toBeVisible();
  await expect(upi).toBeFocused();
  const question = page.waitForEvent('dialog');
  await page.getByRole('banner').getByRole('link', { name: PRODUCT_NAME }).click();
  expect((await question).message()).toBe(profileMessages.leaveUnsaved);
  await expect(upi).toHaveValue('no id');
  await upi.fill('house@bank');
  await page.getByRole('button', { name: 'Save the payment details' }).click();
  await expect(page.getByText(settingsMessages.shopSaved)).toBeVisible();
  expect(await sent).toMatchObject({ upiId: 'house@bank' });
  await page.getByRole('banner').getByRole('link', { name: PRODUCT_NAME }).click();
  await expect(page).toHaveURL('/');
});

test('an administrator whose payment details are not the newest any more is told, and overwrites nothing', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/409/);
  await restoreSession(ADMIN);
  await page.goto(PAYMENTS);
  const bank = page.getByLabel('Transfer to a bank account');
  const before = await bank.inputValue();
  const token = await tokenOf(ADMIN);
  const shop = await callAs<StudioShop>(token, '/studio/shop');
  // Another window saves what is there.
  const { status } = await fetch(`${SUITE_URL}/api/studio/shop`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ upiId: shop.upi_id, payeeName: shop.payee_name, bankText: shop.bank_text }),
  });
  expect(status).toBe(200);
  await bank.fill('Typed over an older version');
  const save = page.getByRole('button', { name: 'Save the payment details' });
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: settingsMessages.conflict })).toBeVisible();
  expect((await callAs<StudioShop>(token, '/studio/shop')).bank_text).toBe(before);
  await page.getByRole('button', { name: 'Load the newest' }).click();
  await expect(bank).toHaveValue(before);
  await save.click();
  await expect(page.getByText(settingsMessages.shopSaved)).toBeVisible();
});

test('settings that cannot be loaded say so', async ({ page, restoreSession, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  await restoreSession(ADMIN);
  const { recover } = await failCall(page, '/studio/home');
  await page.goto(HOME);
  await expect(page.getByRole('alert').first()).toContainText(settingsMessages.notLoaded);
  await recover();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(part(page, 'Carousel')).toBeVisible();
});

test('who is no administrator sees none of the settings', async ({ page, restoreSession }) => {
  await restoreSession('reader@example.com');
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1, name: 'Only for administrators' })).toBeVisible();
});
