import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page, Request } from '@playwright/test';
import { SUITE_URL } from '../support/suite.ts';
import { expect, isHydrated, test } from './fixtures.ts';

/** A hashed file in a document or script. The build has eight digits in some names and seven in others. */
const HASHED = /-([0-9a-f]{7,8})\.(js|css|woff2|wasm)\b/g;
const GONE = /404|dynamically imported module|Unable to preload CSS|could not be loaded|React error #422/;

/** Returns the text with the names of the other release: each digit of a hash is replaced, by a second call back. */
const rename = (text: string): string =>
  text.replaceAll(
    HASHED,
    (_name, hash: string, extension: string) =>
      `-${hash.replaceAll(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))}.${extension}`,
  );

/**
 * Deploys another release for this page: from now on its documents and scripts have other names, and the files of the
 * one that is open are gone. `without` are files that the new release lacks too, as a broken one would.
 */
async function deploy(page: Page, without = /^$/): Promise<void> {
  const release = new Set<string>();
  const shell = rename(await (await page.request.get('/shell.html')).text());
  await page.route(
    ({ origin, pathname }) => origin === SUITE_URL && !/^\/(?:api|photos|portraits|stock|__)\//.test(pathname),
    async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const isAsset = pathname.startsWith('/assets/');
      if (pathname === '/shell.html') {
        await route.fulfill({ contentType: 'text/html', body: shell });
        return;
      }
      if (isAsset && (!release.has(pathname) || without.test(pathname))) {
        await route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
        return;
      }
      const response = await route.fetch({ url: isAsset ? rename(request.url()) : request.url(), maxRetries: 3 });
      if (!/html|javascript|css/.test(response.headers()['content-type'] ?? '')) {
        await route.fulfill({ response });
        return;
      }
      const body = rename(await response.text());
      for (const [name] of body.matchAll(/[\w.-]+-[0-9a-f]{7,8}\.\w+/g)) release.add(`/assets/${name}`);
      await route.fulfill({ response, body });
    },
  );
}

/** Collects the documents that a page loads from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test.beforeEach(async ({ page }) => {
  test.slow();
  // No code of other pages is read ahead, which would be there whatever is deployed.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a page that is open during a deployment opens others by one reload, and what is written is kept', async ({
  page,
  allowProblem,
}) => {
  allowProblem(GONE);
  await page.goto('/register');
  await page.getByLabel('First name').fill('Anjali');
  await deploy(page);
  const documents = watchDocuments(page);

  await test.step('a part whose code is gone reloads the page once, with what was written and no sentence', async () => {
    await page.getByRole('radio', { name: /photographer/i }).click();
    await expect.poll(() => documents).toEqual(['/register']);
    await expect(page.getByLabel('First name')).toHaveValue('Anjali');
    await expect(page.getByText(messages.partNotLoaded)).toHaveCount(0);
  });
});

test('a link of a page that is open during a deployment leads to its page, by one reload and no sentence', async ({
  page,
  allowProblem,
}) => {
  allowProblem(GONE);
  await page.goto('/privacy-policy');
  await deploy(page);
  const documents = watchDocuments(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  // The title of a link stands there already while its page is loaded.
  await expect.poll(() => documents).toEqual(['/contact-us']);
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();

  await test.step('from then on pages of the new release open without one', async () => {
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Stories', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    expect(documents).toEqual(['/contact-us']);
    // What the page still loads has names of the other release, which the server does not know.
    await page.goto('about:blank', { waitUntil: 'commit' });
  });
});

test('a form that is first touched after a deployment keeps what is typed, and can be sent', async ({
  page,
  allowProblem,
}) => {
  allowProblem(GONE);
  await page.goto('/contact-us');
  await deploy(page);
  const documents = watchDocuments(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Anjali Rao');
  await expect.poll(() => documents).toEqual(['/contact-us']);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Anjali Rao');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('aria-invalid', 'true');
});

test('a release that lacks a file of its own is reloaded once, then says so', async ({ page, allowProblem }) => {
  allowProblem(GONE);
  await page.goto('/privacy-policy');
  await deploy(page, /contact-page/);
  const documents = watchDocuments(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
  expect(documents).toEqual(['/contact-us']);
  await page.getByRole('button', { name: messages.tryAgain }).click();
  await expect.poll(() => documents).toEqual(['/contact-us', '/contact-us']);
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
  expect(documents).toHaveLength(2);
});

test('a page with work that a reload would lose is not reloaded', async ({ page, allowProblem }) => {
  allowProblem(GONE);
  await page.goto('/privacy-policy');
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
  await deploy(page);
  const documents = watchDocuments(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText(messages.somethingWrongLater);
  expect(documents).toEqual([]);
});
