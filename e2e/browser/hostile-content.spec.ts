import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import type { Page } from '@playwright/test';
import { type DocumentToWrite, deleteDocuments, writeDocuments } from '../support/emulator/firebase.ts';
import { HOSTILE_TEXT, HOSTILE_USER, hostileDocuments, WORDS } from '../support/emulator/hostile-documents.ts';
import { horizontalOverflow, scrollThrough } from '../support/page/page-measures.ts';
import { readApi } from '../support/suite.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    __xss?: number;
  }
}

/**
 * The sanitizer parses HTML in an inert document. Chromium applies the page's CSP to that document as well and reports
 * on the console what it would have blocked there. Any other CSP violation fails the test.
 */
const PARSED_APART =
  /(Executing inline event handler|Setting the document's base URI).* violates the following Content Security Policy/;

/** A page of each kind of document, and whether it shows HTML of it. The HTTP tests look at the other lists. */
const PAGES = [
  { path: '/stories/hostile-story', html: true },
  { path: '/exhibition?image=hostile', html: true },
  { path: '/exhibition/hostile', html: true },
  { path: '/shop/hostile-print', html: true },
  { path: '/letters', html: false },
  { path: '/letters/hostile', html: false },
  { path: `/profile/${HOSTILE_USER}`, html: true },
];

/** Whether the triggers have synced the page indexes with the documents. */
async function isListed(): Promise<boolean> {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  const { products } = await readApi<ProductPage>('/product?page=1&pageSize=40');
  return data.some(({ image_id }) => image_id === 'hostile') && products.some(({ slug }) => slug === 'hostile-print');
}

/** Elements and attributes in the page that could run a script, navigate away or cover the page. */
function dangerousParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The header has a form that leads to the page of results, footer and letters have one that asks for letters.
    const forms = 'form[action]:not(header [action="/search"], [action="/api/subscription"][novalidate])';
    const forbidden = `iframe, object, embed, base, ${forms}, math, meta[http-equiv], [srcdoc], [formaction]`;
    const runs = (element: Element) => [...element.attributes].some(({ name }) => name.startsWith('on'));
    const leads = (element: Element) => /^(javascript|data):/i.test(element.getAttribute('href') ?? '');
    return [...document.querySelectorAll('*')]
      .filter((element) => element.matches(forbidden) || runs(element) || leads(element))
      .concat([...document.querySelectorAll('main script, main style, main link')])
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

test.describe('content that was written past the API', () => {
  test.describe.configure({ mode: 'default' });
  let documents: DocumentToWrite[] = [];

  test.beforeAll(async () => {
    documents = await hostileDocuments();
    await writeDocuments(documents);
    await expect.poll(isListed, { timeout: 60_000 }).toBe(true);
  });

  test.afterAll(async () => {
    await deleteDocuments(documents.map(({ path }) => path));
    await expect.poll(isListed, { timeout: 60_000 }).toBe(false);
  });

  for (const { path, html } of PAGES)
    test(`does no harm at ${path}`, async ({ page, allowProblem }) => {
      if (html) allowProblem(PARSED_APART);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.getByText(HOSTILE_TEXT).first()).toBeVisible();
      await scrollThrough(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await horizontalOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
      if (html) {
        await expect(page.getByText(WORDS).first()).toBeVisible();
        await page.getByText(WORDS).first().hover();
        for (const name of ['one', 'two', 'three', 'four'])
          for (const bait of await page.getByText(name, { exact: true }).all()) await bait.click();
      }
      expect(await dangerousParts(page)).toEqual([]);
      expect(await page.evaluate(() => window.__xss)).toBeUndefined();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    });
});
