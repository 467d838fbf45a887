import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { FIREBASE, MUI } from '../support/bundle.ts';
import { mockGoogle } from '../support/mocks/google-sign-in.ts';
import { seriousFindings } from '../support/page/axe.ts';
import {
  brokenPictures,
  collectScripts,
  disableCache,
  holdFonts,
  horizontalOverflow,
  type LoadedScript,
  layoutShift,
  scrollThrough,
  shownFiles,
  watchLayoutShift,
} from '../support/page/page-measures.ts';
import { unreachedByTab } from '../support/page/tab-order.ts';
import { type Screen, screens, signedInScreens } from '../support/screens.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1440, height: 900 };
/** Bytes of JavaScript, gzipped, that a screen loads without an input, with the parts that are near the viewport. */
const JAVASCRIPT_BUDGETS = { rendered: 114_000, inBrowser: 140_000 };
/** The session and the data of whoever is signed in come after the page. */
const LAYOUT_SHIFT_MAX = { visitor: 0.005, signedIn: 0.05 };
/** Chromium reports it as a console error. */
const DOCUMENT_404 = /status of 404/;
const AVATAR = /\/portraits\//;

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

/** Of the screen as it is loaded. */
async function expectFits(page: Page, { email }: Screen): Promise<void> {
  await scrollThrough(page);
  const shift = email === undefined ? LAYOUT_SHIFT_MAX.visitor : LAYOUT_SHIFT_MAX.signedIn;
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

/** What a visitor's browser loaded with the screen. */
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

// Dark, where more colours of the theme are mixed than in the light; what they are mixed of is tested for both with the theme.
test.use({ colorScheme: 'dark' });

for (const screen of [...screens, ...signedInScreens])
  test(`${screen.name} fits a phone, a tablet and a desktop, and can be read`, async ({
    page,
    allowProblem,
    restoreSession,
  }) => {
    if (screen.missing) allowProblem(DOCUMENT_404);
    // Focus on a link prefetches its page: other tests take back or delete photographs that were counted before.
    if (screen.name === 'figures') allowProblem(/404 .*\/api\/image\/details\//);
    if (screen.email !== undefined) await restoreSession(screen.email);
    // Whoever signed in with Google may wait on the review desk, with a picture of Google's.
    if (screen.name === 'review') await mockGoogle(page.context());
    const path = await screen.path();
    await disableCache(page);
    await watchLayoutShift(page);
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
      await load(page, path);
      await expectFits(page, screen);
    } else {
      await scrollThrough(page);
      await expectNothingCut(page);
      expect(await unreachedByTab(page)).toEqual([]);
    }
  });
