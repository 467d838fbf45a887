import { readFileSync } from 'node:fs';
import type { Success } from '@aperture-byline/contract/shared/api/envelope';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import type { StudioStats } from '@aperture-byline/contract/stats/wire';
import type { Locator } from '@playwright/test';
import { publicImages } from '../../support/emulator/studio.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { first, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const FIGURES = '/studio/figures';
/** Red, green and blue of the bars. */
const LIGHT_INK = [22, 22, 26];
const DARK_INK = [242, 240, 234];

/** Whether something of this colour is drawn. */
const hasPixels = (canvas: Locator, colour: readonly number[]) =>
  canvas.evaluate((element: HTMLCanvasElement, [red, green, blue]) => {
    // Read from a copy: Chromium warns where a canvas itself is read again and again.
    const copy = Object.assign(document.createElement('canvas'), {
      width: element.width,
      height: element.height,
    });
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no context to read from');
    context.drawImage(element, 0, 0);
    const { data } = context.getImageData(0, 0, element.width, element.height);
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255) return true;
    return false;
  }, colour);

test('an artist sees today’s likes, in the chart in the chosen theme, in tables and in a file that no spreadsheet runs', async ({
  page,
  restoreSession,
}) => {
  const image = first(await publicImages(ARTIST), 'public photograph of the artist');
  await fetch(`${SUITE_URL}/api/image/like/${image.id}`, { method: 'POST' });
  const view = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  await fetch(`${SUITE_URL}/api/image/view/${image.id}`, {
    ...view,
    body: JSON.stringify({ origin: 'www.origin.example' }),
  });
  await restoreSession(ARTIST);
  const today = dayInIndia(new Date());
  // What the page itself is answered: other tests like photographs of the artist meanwhile.
  const answered = page.waitForResponse(
    (response) => response.url().includes(`/api/studio/stats?from=`) && response.url().endsWith(today),
  );
  await page.goto(FIGURES);
  const { data: stats } = (await (await answered).json()) as Success<StudioStats>;
  expect(stats.totals.likes).toBeGreaterThan(0);
  const chart = page.getByRole('img', { name: /^Views by day/ });
  await expect(chart).toBeVisible();
  await page.getByRole('radio', { name: /^Views/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Likes/ })).toBeChecked();
  const likes = page.getByRole('img', { name: /^Likes by day/ });
  await expect(likes).toBeVisible();
  await page.getByText('The same as a table').click();
  const todayRow = page.getByRole('table', { name: 'Figures by day' }).getByRole('row', {
    name: new RegExp(`^${today}`),
  });
  await expect(todayRow).toContainText(String(stats.days.at(-1)?.likes));
  const works = page.getByRole('table', { name: 'Figures by work' });
  await expect(works.getByRole('link', { name: image.title }).first()).toBeVisible();
  await works.getByRole('button', { name: 'Work' }).press('Enter');
  await expect(works.getByRole('columnheader', { name: 'Work' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText(/^[\d,]+ before/).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^origin\.example [1-9]/ })).toBeVisible();
  await expectFits(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download by day (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`figures-by-day-${stats.from}-${stats.to}.csv`);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(1 + 30 + 1);
  expect(text).toContain('"Day","Views","Likes","Comments","Bookmarks","Orders","Income (INR)"');

  await expect.poll(() => hasPixels(likes, LIGHT_INK)).toBe(true);
  // As the settings store it, in another tab.
  const other = await page.context().newPage();
  await other.goto('/icon.svg');
  await other.evaluate(() => localStorage.setItem('AnBTheme', 'dark'));
  await expect.poll(() => hasPixels(likes, DARK_INK)).toBe(true);
});
