import { readFileSync } from 'node:fs';
import { figuresMessages } from '@aperture-byline/contract/figures/figures-messages';
import type { StudioStats } from '@aperture-byline/contract/figures/wire';
import { dayInIndia } from '@aperture-byline/contract/shared/day-in-india';
import type { Locator } from '@playwright/test';
import { tokenOf } from '../../support/emulator/accounts.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { callAs, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const FIGURES = '/studio/figures';
/** Red, green and blue of the bars. */
const LIGHT_INK = [22, 22, 26];
const DARK_INK = [242, 240, 234];
const NONE = { views: 0, likes: 0, comments: 0, bookmarks: 0, orders: 0, income: 0 };

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
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255)
        return true;
    return false;
  }, colour);

test('an artist sees today’s likes, in the chart in the chosen theme, in tables and in a file that no spreadsheet runs', async ({
  page,
  restoreSession,
}) => {
  const { data: own } = await callAs<{ data: { image_id: string; title: string }[] }>(
    await tokenOf(ARTIST),
    '/studio/image?status=approved&privacy=Public',
  );
  const [image] = own;
  if (!image) throw new Error('The artist has no public photograph');
  await fetch(`${SUITE_URL}/api/image/like/${image.image_id}`, { method: 'POST' });
  const stats = await callAs<StudioStats>(await tokenOf(ARTIST), '/studio/stats');
  expect(stats.totals.likes).toBeGreaterThan(0);

  await restoreSession(ARTIST);
  await page.goto(FIGURES);
  const chart = page.getByRole('img', { name: /^Views by day/ });
  await expect(chart).toBeVisible();
  await page.getByRole('radio', { name: /^Views/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Likes/ })).toBeChecked();
  const likes = page.getByRole('img', { name: /^Likes by day/ });
  await expect(likes).toBeVisible();
  await page.getByText('The same as a table').click();
  const today = page.getByRole('table', { name: 'Figures by day' }).getByRole('row', {
    name: new RegExp(`^${dayInIndia(new Date())}`),
  });
  await expect(today).toContainText(String(stats.days.at(-1)?.likes));
  const works = page.getByRole('table', { name: 'Figures by work' });
  await expect(works.getByRole('link', { name: image.title }).first()).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download by day (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`figures-by-day-${stats.from}-${stats.to}.csv`);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(1 + 30 + 1);
  expect(text).toContain('"Day","Views","Likes","Comments","Bookmarks","Orders","Income (INR)"');

  await expect.poll(() => hasPixels(likes, LIGHT_INK)).toBe(true);
  const settings = await page.context().newPage();
  await settings.goto('/profile/settings');
  await settings.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => hasPixels(likes, DARK_INK)).toBe(true);
});

test('days are chosen from a list or typed; wrong ones are said, and the figures stay', async ({
  page,
  restoreSession,
}) => {
  const asked: string[] = [];
  const day = dayInIndia(new Date());
  await page.route(/\/api\/studio\/stats/, (route) => {
    asked.push(new URL(route.request().url()).search);
    const data: StudioStats = {
      from: day,
      to: day,
      totals: { ...NONE, views: 1234 },
      days: [{ day, ...NONE, views: 1234 }],
      works: [],
    };
    return route.fulfill({ json: { returnCode: 200, data } });
  });
  await restoreSession(ARTIST);
  await page.goto(FIGURES);
  await expect(page.getByText('1,234').first()).toBeVisible();
  await page.getByLabel('Days').selectOption({ label: 'Days of your choice' });
  await page.getByLabel('From', { exact: true }).fill('2026-03-01');
  await expect.poll(() => asked.at(-1)).toContain('from=2026-03-01');
  const count = asked.length;
  await page.getByLabel('To', { exact: true }).fill('2026-02-01');
  await expect(page.getByText(figuresMessages.daysReversed)).toBeVisible();
  await expect(page.getByText('1,234').first()).toBeVisible();
  expect(asked).toHaveLength(count);
  expect(await seriousFindings(page)).toEqual([]);
});

test('without figures there is a way on, and a failure is said and tried again', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  await restoreSession(ARTIST);
  const { recover } = await failCall(page, /^\/studio\/stats/);
  await page.goto(FIGURES);
  await expect(page.getByRole('alert')).toContainText(figuresMessages.notLoaded);
  await recover();
  const day = dayInIndia(new Date());
  const data: StudioStats = { from: day, to: day, totals: NONE, days: [{ day, ...NONE }], works: [] };
  await page.route(/\/api\/studio\/stats/, (route) => route.fulfill({ json: { returnCode: 200, data } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(figuresMessages.none)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your library' }).last()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

test('who is no photographer sees no figures', async ({ page, restoreSession }) => {
  await restoreSession('reader@example.com');
  await page.goto(FIGURES);
  await expect(page.getByRole('heading', { level: 1, name: 'Only for photographers' })).toBeVisible();
});
