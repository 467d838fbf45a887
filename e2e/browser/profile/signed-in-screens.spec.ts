import { fileURLToPath } from 'node:url';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { Page } from '@playwright/test';
import { colourFindings, seriousFindings } from '../../support/page/axe.ts';
import {
  brokenPictures,
  disableCache,
  horizontalOverflow,
  layoutShift,
  scrollThrough,
  watchLayoutShift,
} from '../../support/page/page-measures.ts';
import { expect, test } from '../fixtures.ts';

const WIDTHS = [360, 768, 1440];
const ARTEFACTS = fileURLToPath(new URL('../../artefacts/screens', import.meta.url));
/** PNG takes several times as long to encode. */
const JPEG = { type: 'jpeg', quality: 80 } as const;
const SCREENS: [name: string, path: string][] = [
  ['own-profile', '/profile'],
  ['own-exhibitions', '/profile?tab=exhibitions'],
  ['own-stories', '/profile?tab=stories'],
  ['own-bookmarks', '/profile?tab=bookmarks'],
  ['own-orders', '/profile?tab=orders'],
  ['user-details', '/profile/user-details'],
  ['edit-details', '/profile/edit-details'],
  ['settings', '/profile/settings'],
];

/** Waits until the session is restored and the user's own data is loaded. */
async function opened(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('textbox', { name: 'Bio' }))
    .or(page.getByRole('form', { name: 'Change password' }))
    .waitFor();
  await expect(page.getByText(messages.loading)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

for (const person of ['artist', 'newcomer'])
  for (const [name, path] of SCREENS)
    test(`${name} of the ${person} at every width, by day and by night`, async ({ page, restoreSession }) => {
      test.slow();
      await restoreSession(`${person}@example.com`);
      await disableCache(page);
      await watchLayoutShift(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await opened(page);
        await expect(page.locator('h1')).toHaveCount(1);
        await scrollThrough(page);
        expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
        expect.soft(await layoutShift(page), `layout shift at ${width}`).toBeLessThanOrEqual(0.05);
        expect.soft(await brokenPictures(page)).toEqual([]);
        await page.screenshot({
          ...JPEG,
          path: `${ARTEFACTS}/${name}-${person}-${width}.jpeg`,
          fullPage: true,
        });
        expect(await seriousFindings(page)).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.screenshot({ ...JPEG, path: `${ARTEFACTS}/${name}-${person}-dark.jpeg` });
      expect(await colourFindings(page)).toEqual([]);
    });
