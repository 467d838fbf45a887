import { fileURLToPath } from 'node:url';
import { FIREBASE, MUI } from '../support/bundle.ts';
import { colourFindings, seriousFindings } from '../support/page/axe.ts';
import {
  brokenPictures,
  collectScripts,
  holdFonts,
  horizontalOverflow,
  layoutShift,
  scrollThrough,
  shownFiles,
  watchLayoutShift,
} from '../support/page/page-measures.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from './fixtures.ts';

const DESKTOP = { width: 1440, height: 900 };
const WINDOWS = [{ width: 360, height: 740 }, { width: 768, height: 1024 }, DESKTOP];
const JAVASCRIPT_BUDGET = 140_000;
/** Chromium reports it as a console error. */
const DOCUMENT_404 = /status of 404/;
const AVATAR = /\/portraits\//;
const ARTEFACTS = fileURLToPath(new URL('../artefacts/screens', import.meta.url));
/** PNG takes several times as long to encode. */
const JPEG = { type: 'jpeg', quality: 80 } as const;

/** What makes navigations faster, which the first page does not wait for. */
const AFTER_FIRST_PAGE = /\/improve-navigation-/;

for (const screen of screens) {
  for (const viewport of WINDOWS) {
    test(`${screen.name} at ${viewport.width} pixels${viewport === DESKTOP ? ', by day and by night' : ''}`, async ({
      page,
      allowProblem,
    }) => {
      if (screen.missing) allowProblem(DOCUMENT_404);
      await page.setViewportSize(viewport);
      await watchLayoutShift(page);
      const scripts = collectScripts(page);
      const releaseFonts = await holdFonts(page);
      await page.goto(await screen.path(), { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await releaseFonts();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(screen.framed ? 1 : 0);
      await expect(page).toHaveTitle(
        screen.name === 'home' ? /Aperture & Byline/ : /\S+ · Aperture & Byline$/,
      );

      const loaded = await scripts();
      // Sign-in screens prefetch Firebase Auth once they are rendered, so it does not count as first-load JavaScript.
      const first = loaded.filter(
        ({ text, url }) => !AFTER_FIRST_PAGE.test(url) && !(screen.signsIn && FIREBASE.test(text)),
      );
      const javascript = first.reduce((sum, { gzipped }) => sum + gzipped, 0);
      expect.soft(javascript, 'gzipped bytes of JavaScript').toBeLessThanOrEqual(JAVASCRIPT_BUDGET);
      expect.soft(first.filter(({ text }) => FIREBASE.test(text)).map(({ url }) => url)).toEqual([]);
      expect.soft(loaded.filter(({ text }) => MUI.test(text)).map(({ url }) => url)).toEqual([]);

      await scrollThrough(page);
      expect.soft(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(0.005);
      expect.soft(await horizontalOverflow(page), 'pixels wider than the window').toBeLessThanOrEqual(0);
      expect.soft(await brokenPictures(page)).toEqual([]);
      const files = await shownFiles(page);
      // Avatars have two sizes only: one for bars and lists, one for everything larger.
      const photographs = files.filter(({ address }) => !AVATAR.test(address));
      const tooWide = photographs.filter(({ fileWidth, slotWidth }) => fileWidth > 2 * slotWidth);
      expect.soft(tooWide, 'pictures wider than twice their slot').toEqual([]);

      await page.screenshot({
        ...JPEG,
        path: `${ARTEFACTS}/${screen.name}-${viewport.width}.jpeg`,
        fullPage: true,
      });
      expect(await seriousFindings(page)).toEqual([]);
      if (viewport !== DESKTOP) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.screenshot({ ...JPEG, path: `${ARTEFACTS}/${screen.name}-dark.jpeg` });
      expect(await colourFindings(page)).toEqual([]);
    });
  }
}
