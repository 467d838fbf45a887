import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { FIREBASE, MUI } from '../support/bundle.ts';
import { mockGoogle } from '../support/mocks/google-sign-in.ts';
import { seriousFindings } from '../support/page/axe.ts';
import {
  brokenPictures,
  collectScripts,
  differingPixels,
  disableCache,
  holdFonts,
  horizontalOverflow,
  type LoadedScript,
  layoutShift,
  saveData,
  scrollThrough,
  shownFiles,
  watchLayoutShift,
} from '../support/page/page-measures.ts';
import { unreachedByTab } from '../support/page/tab-order.ts';
import { holdRequests } from '../support/page/timing.ts';
import { type Screen, screens, signedInScreens } from '../support/screens.ts';
import { expect, isHydrated, test } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1440, height: 900 };
/**
 * Bytes of JavaScript, gzipped, that a screen loads without an input, with the parts that are near the viewport; the
 * first load is in `bundle.spec.ts`.
 */
const JAVASCRIPT_BUDGETS = { rendered: 135_500, inBrowser: 173_000 };
/**
 * The session and the data of whoever is signed in come after the page. On the second page of the gallery one line of a
 * description breaks at another word until its font comes.
 */
const LAYOUT_SHIFT_MAX = { visitor: 0.005, signedIn: 0.05, 'gallery-page-2': 0.07 };
/** Chromium reports it as a console error. */
const DOCUMENT_404 = /status of 404/;
const AVATAR = /\/portraits\//;
/** A view or a visitor is counted, which asks for nothing. */
const COUNTED = /\/api\/(?:(?:blog|image)\/view|exhibition\/(?:visit|opening))\//;
/** Asks for what only this browser knows: the prints that it showed before. */
const ASKS_FOR_ITS_OWN = new Set(['product']);
/**
 * Pixels of corners that are rounded at a fraction of a pixel: their colour depends on how the page was cut into tiles.
 */
const ROUNDED_CORNERS = 16;

/** Whether the server renders the screen: the browser does it for what has no layout. */
const isRendered = ({ framed, inBrowser, missing }: Screen) => framed && !inBrowser && !missing;

/** Loads the screen with its fonts late, as on a slow connection, and waits until nothing more comes. */
async function load(page: Page, path: string): Promise<void> {
  const releaseFonts = await holdFonts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await releaseFonts();
  await expect(page.getByText(messages.loading)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The first view of a page, with its fonts and pictures. */
async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    // The page's own script does it after the first frame, and there is none while scripts are held back.
    document.getElementById('page-fonts')?.removeAttribute('media');
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      return top < window.innerHeight && left < window.innerWidth && right > 0;
    });
    await Promise.allSettled(shown.map((image) => image.decode()));
  });
  // The wall comes after the page, into the room that is kept for it.
  return page.screenshot({ animations: 'disabled', mask: [page.locator('#on-a-wall')] });
}

/**
 * Loads a rendered page with its scripts late, and waits until nothing more comes: it can be read before it is
 * hydrated, is hydrated as it came, and asks for nothing again.
 */
async function loadRendered(page: Page, path: string, name: string): Promise<void> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && !COUNTED.test(request.url())) calls.push(request.url());
  });
  // What moves by itself would differ between the two pictures.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const releaseScripts = await holdRequests(page, '*/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(messages.loading)).toHaveCount(0);
  const before = await shoot(page);
  await heading.evaluate((element) => element.setAttribute('data-from', 'server'));

  await releaseScripts();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  // A mismatch is a page error, which fails the test.
  await expect(heading).toHaveAttribute('data-from', 'server');
  if (!ASKS_FOR_ITS_OWN.has(name)) expect(calls).toEqual([]);
  expect(await differingPixels(page, [before, await shoot(page)])).toBeLessThanOrEqual(ROUNDED_CORNERS);
}

/** Checks the layout and the pictures of the screen as it is loaded. */
async function expectFits(page: Page, { name, email }: Screen): Promise<void> {
  await scrollThrough(page);
  const visitor = name === 'gallery-page-2' ? LAYOUT_SHIFT_MAX[name] : LAYOUT_SHIFT_MAX.visitor;
  const shift = email === undefined ? visitor : LAYOUT_SHIFT_MAX.signedIn;
  expect.soft(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(shift);
  await expectNothingCut(page);
  if (email !== undefined) return;
  const files = await shownFiles(page);
  // Avatars have two sizes only: one for bars and lists, one for everything larger.
  const photographs = files.filter(({ address }) => !AVATAR.test(address));
  const tooWide = photographs.filter(({ fileWidth, slotWidth }) => fileWidth > 2 * slotWidth);
  expect.soft(tooWide, 'pictures wider than twice their slot').toEqual([]);
}

async function expectNothingCut(page: Page): Promise<void> {
  expect.soft(await horizontalOverflow(page), 'pixels wider than the window').toBeLessThanOrEqual(0);
  expect.soft(await brokenPictures(page)).toEqual([]);
}

/** Checks the scripts that a visitor's browser loaded with the screen. */
function expectFewScripts(loaded: LoadedScript[], { signsIn, framed, inBrowser }: Screen): void {
  // Sign-in screens prefetch Firebase Auth once they are rendered, so it does not count as first-load JavaScript.
  const first = loaded.filter(({ text }) => !(signsIn && FIREBASE.test(text)));
  const javascript = first.reduce((sum, { gzipped }) => sum + gzipped, 0);
  expect
    .soft(javascript, 'gzipped bytes of JavaScript')
    .toBeLessThanOrEqual(framed && !inBrowser ? JAVASCRIPT_BUDGETS.rendered : JAVASCRIPT_BUDGETS.inBrowser);
  expect.soft(first.filter(({ text }) => FIREBASE.test(text)).map(({ url }) => url)).toEqual([]);
  expect.soft(loaded.filter(({ text }) => MUI.test(text)).map(({ url }) => url)).toEqual([]);
}

// A rendered page is the same for everybody until it is hydrated.
test.use({ timezoneId: 'America/Los_Angeles', locale: 'de-DE' });

// Dark, where more colours of the theme are mixed than in the light; what they are mixed of is tested for both with the
// theme.
test.use({ colorScheme: 'dark' });

for (const screen of [...screens, ...signedInScreens])
  test(`${screen.name} fits a phone, a tablet and a desktop, and can be read`, async ({
    page,
    allowProblem,
    restoreSession,
  }) => {
    if (screen.missing) allowProblem(DOCUMENT_404);
    if (screen.email !== undefined) await restoreSession(screen.email);
    // Whoever signed in with Google may wait on the review desk, with a picture of Google's.
    if (screen.name === 'review') await mockGoogle(page.context());
    const path = await screen.path();
    await disableCache(page);
    await watchLayoutShift(page);
    // Without the code of pages that are linked in view.
    await saveData(page);
    const scripts = collectScripts(page);

    await page.setViewportSize(PHONE);
    await load(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(screen.framed ? 1 : 0);
    await expect(page).toHaveTitle(screen.name === 'home' ? /Aperture & Byline/ : /\S+ · Aperture & Byline$/);
    if (screen.email === undefined) expectFewScripts(await scripts(), screen);
    await expectFits(page, screen);
    expect(await seriousFindings(page)).toEqual([]);

    await page.setViewportSize(TABLET);
    await expectNothingCut(page);

    await page.setViewportSize(DESKTOP);
    if (screen.email === undefined) {
      await (isRendered(screen) ? loadRendered(page, path, screen.name) : load(page, path));
      await expectFits(page, screen);
    } else {
      await scrollThrough(page);
      await expectNothingCut(page);
      expect(await unreachedByTab(page)).toEqual([]);
    }
  });
