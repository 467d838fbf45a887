import { PRODUCT_NAME, TAGLINE } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { seriousFindings } from '../../support/page/axe.ts';
import { publicPaths } from '../../support/screens.ts';
import { expect, test } from '../fixtures.ts';

/** Console messages of Chromium and of the error boundary for a chunk that a test blocks. */
/** The last is React's, for a part of the server's page that it can't hydrate without its code. */
const CODE_GONE =
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS|React error #422/;

const PLACES = [
  { name: 'Stories', path: '/stories' },
  { name: 'Exhibitions', path: '/exhibitions' },
];

const SIGN_IN_LINKS = [
  { name: 'Login', path: '/login' },
  { name: 'Sign up', path: '/register' },
];

test('top bar and footer of a page lead to the other pages, and skip to the content', async ({ page }) => {
  await page.goto('/terms-of-service');
  const bar = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');

  await test.step('the first Tab offers to skip to the content', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the footer has its links and the present year, and no circle that leads nowhere', async () => {
    for (const [name, path] of Object.entries({
      Gallery: '/gallery',
      Exhibition: '/exhibitions',
      Stories: '/stories',
      Shop: '/shop',
      'Contact Us': '/contact-us',
      Privacy: '/privacy-policy',
      Terms: '/terms-of-service',
    }))
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(footer).toContainText(`© 2023–${new Date().getFullYear()} Aperture & Byline`);
    // The suite's settings have no social addresses.
    await expect(footer.getByRole('list', { name: 'Social media' })).toHaveCount(0);
    await expect(footer.locator('a[href^="http"]')).toHaveCount(0);
  });

  await test.step('the subscribe box says accessibly what is no email', async () => {
    const box = footer.getByRole('textbox');
    await box.fill('not an address');
    await box.press('Enter');
    await expect(footer).toContainText(messages.emailInvalid);
    await expect(box).toHaveAccessibleDescription(messages.emailInvalid);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('a followed link starts at the top with the focus on the content, and Back returns to the place', async () => {
    const link = footer.getByRole('link', { name: 'Privacy' });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place / 2);
  });

  await test.step('the footer leads to what is promised about shipping and returns, also from that page', async () => {
    const link = footer.getByRole('link', { name: 'Shipping and returns' });
    const policy = page.getByRole('region', { name: 'Shipping, damage and returns' });
    await page.goForward();
    await expect(page).toHaveURL('/privacy-policy');
    await link.click();
    await expect(policy).toBeInViewport();
    await expect(policy).toBeFocused();
    await expect(policy).toContainText('5–10 business days');
    await link.click();
    await expect(policy).toBeInViewport();
    await expect(policy).toBeFocused();
  });

  await test.step('the top bar shows a visitor the name of the house and the ways in', async () => {
    await expect(bar).toContainText(PRODUCT_NAME);
    await expect(bar).toContainText(TAGLINE);
    for (const { name, path } of SIGN_IN_LINKS)
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(bar.getByRole('link', { name: /profile/i })).toHaveCount(0);
    // Nothing of a cart that is empty.
    await expect(page.getByRole('link', { name: /cart/i })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /cart/i })).toHaveCount(0);
  });

  await test.step('the top bar leads to stories, exhibitions and home', async () => {
    for (const { name, path } of PLACES) {
      await bar.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
    }
    await bar.getByRole('link', { name: PRODUCT_NAME }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens with the same links, closes on Escape and after a link was followed', async ({ page }) => {
    await page.goto('/privacy-policy');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Stories', exact: true })).toBeHidden();

    const toggle = bar.getByRole('button', { name: 'Menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    for (const { name } of [...PLACES, ...SIGN_IN_LINKS])
      await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-expanded', 'true');

    await bar.getByRole('link', { name: 'Gallery', exact: true }).focus();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: 'Stories', exact: true })).toBeHidden();
    await expect(toggle).toBeFocused();

    // The veil covers the page and not the bar; a tap on it closes the menu.
    await toggle.click();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.click(width / 2, height - 20);
    await expect(bar.getByRole('link', { name: 'Stories', exact: true })).toBeHidden();
    await expect(page).toHaveURL('/privacy-policy');

    await toggle.click();
    await bar.getByRole('link', { name: 'Exhibitions' }).click();
    await expect(page).toHaveURL('/exhibitions');
    await expect(bar.getByRole('link', { name: 'Exhibitions' })).toBeHidden();
  });
});

test('a part that cannot be fetched leaves the page standing, says so, and comes with Try again', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(CODE_GONE);
  const product = await publicPaths.product();
  for (const part of [/\/assets\/share-choices/, /\/assets\/lightbox/])
    await page.route(part, (route) => route.abort());
  await page.goto(product);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(messages.partNotLoaded)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  // Offline a reload would lose the page, so it is not reloaded.
  await context.setOffline(true);
  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.getByRole('button', { name: messages.tryAgain }).click();
  await refused;
  await expect(page.getByText(messages.partNotLoaded)).toBeVisible();

  await context.setOffline(false);
  await page.unroute(/\/assets\/share-choices/);
  await page.getByRole('button', { name: messages.tryAgain }).click();
  await expect(page.getByText(messages.partNotLoaded)).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();

  await test.step('a dialog or lightbox says so over the page, where it is seen', async () => {
    await page.getByRole('button', { name: 'Open on the whole screen' }).click();
    await expect(page.getByRole('alert')).toContainText(messages.partNotLoaded);
    await expect(page.getByRole('alert')).toBeInViewport();
  });
});

test('a page whose code is gone fails alone, and another one opens', async ({ page, allowProblem }) => {
  allowProblem(CODE_GONE);
  await page.route(/\/assets\/contact-page/, (route) => route.abort());
  await page.goto('/contact-us');
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Stories', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();

  await page.goto('/contact-us');
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
  await page.unroute(/\/assets\/contact-page/);
  await page.getByRole('button', { name: messages.tryAgain }).click();
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
});
