import { contactMessages } from '@aperture-byline/contract/contact/contact-messages';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { holdRequests } from '../support/page/timing.ts';
import { first, readApi } from '../support/suite.ts';
import { expect, isHydrated, test } from './fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from page to page, and so does the pager', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('body > noscript')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).first().click();
    await expect(page).toHaveURL('/gallery');
    await page.getByRole('link', { name: 'Page 2', exact: false }).first().click();
    await expect(page).toHaveURL('/gallery?page=2');
    await page.locator('main a[href^="/exhibition?image="]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  });

  test('pages that scripts render have the header and say so, and nothing else is shown that only scripts answer', async ({
    page,
    allowProblem,
  }) => {
    // Scripts that are switched off count as refused.
    allowProblem(/\/assets\/.*\(csp\)/);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/login', '/register', '/shop/cart', '/exhibition/any/gallery']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' })).toBeVisible();
      await expect(page.locator('noscript:visible')).toHaveCount(1);
      await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click();
      await expect(page).toHaveURL('/shop');
    }
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(['Subscribe']);
    await page.goto(
      `/shop/${first((await readApi<ProductPage>('/product?page=1&pageSize=1')).products, 'prints').slug}`,
      {
        waitUntil: 'commit',
      },
    );
    await expect(
      page
        .getByRole('main')
        .getByText(/^Rs\. /)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.goto('/gallery?colour=blue', { waitUntil: 'commit' });
    await page.getByText('Photographer', { exact: true }).click();
    await page.locator('details[open]').getByRole('link').first().click();
    await expect(page).toHaveURL(/colour=blue&photographer=/);
  });
});

test.describe('on a slow line', () => {
  test.use({ keepsPictures: false });

  test('a page whose largest picture never arrives becomes interactive without it', async ({ page }) => {
    await page.route('**/photos/**', () => new Promise(() => {}));
    await page.goto('/gallery', { waitUntil: 'commit' });
    const largest = page.locator('img[fetchpriority="high"]');
    await expect(largest).toHaveCount(1);
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await largest.evaluate((picture: HTMLImageElement) => picture.complete)).toBe(false);
    // What is loaded with the scripts.
    await expect(page.locator('#page-fonts')).not.toHaveAttribute('media');
    await page.getByRole('banner').getByRole('link', { name: 'Stories', exact: true }).first().click();
    await expect(page).toHaveURL('/stories');
  });

  test('what is written and pressed before the page is hydrated counts afterwards', async ({ page }) => {
    const chunks = ['common', 'contact-page', 'contact-form'];
    const release = await holdRequests(page, ...chunks.map((name) => `*/assets/${name}-*.js`));
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Anjali Rao');
    await page.getByRole('textbox', { name: 'Email' }).fill('anjali');
    await page.getByRole('button', { name: 'Send message' }).click();
    await release();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/contact-us');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Anjali Rao');
    await page.getByRole('textbox', { name: 'Email' }).fill('anjali@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill(`Written early ${Date.now()}`);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(contactMessages.contactSent)).toBeVisible();
  });

  test('a form whose code cannot be loaded keeps what is written, and the next touch loads it', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/ERR_FAILED|A form could not be loaded/);
    // For good, so that in every browser the code can only come under the second of the other addresses, `?retry=1`.
    await page.route(/\/assets\/contact-form-[^?]*\.js(?:\?retry=0)?$/, (route) => route.abort());
    await page.goto('/contact-us');
    await page.getByRole('textbox', { name: 'Name' }).fill('Anjali Rao');
    await expect(page.getByText(messages.partNotLoaded)).toBeVisible();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Anjali Rao');
  });

  test('a form that was never touched is there when the visitor comes back', async ({ page }) => {
    await page.goto('/contact-us');
    await page.getByRole('banner').getByRole('link', { name: 'Stories', exact: true }).first().click();
    await expect(page).toHaveURL('/stories');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /contact/i })
      .first()
      .click();
    await expect(page).toHaveURL('/contact-us');
    await page.getByRole('textbox', { name: 'Name' }).fill('Anjali Rao');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('aria-invalid', 'true');
  });

  test('the code of a form waits until the form is touched', async ({ page }) => {
    const forms: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/contact-form-')) forms.push(request.url());
    });
    await page.goto('/contact-us');
    await page.waitForLoadState('networkidle');
    expect(forms).toEqual([]);
    await page.getByRole('textbox', { name: 'Message' }).focus();
    await expect.poll(() => forms.length).toBeGreaterThan(0);
  });
});
