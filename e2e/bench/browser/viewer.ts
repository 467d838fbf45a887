import { type Browser, chromium, type Page } from '@playwright/test';
import { openExhibition } from '../../support/page/viewer.ts';
import { chromiumArguments, chromiumPath, SUITE_URL } from '../../support/suite.ts';
import { median } from '../load.ts';
import { printTable } from '../support/report.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const ROUNDS = 10;
/** Milliseconds before the key: the neighbours of the picture on screen are loaded meanwhile. */
const PAUSE = 2000;
/** Milliseconds from the key to the next picture on screen. */
const LIMIT = 100;

/** Presses a key: milliseconds until another loaded picture is painted in the middle of the screen. */
async function timeNextPicture(page: Page): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const pictureInMiddle = () => {
      const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
      if (!(element instanceof HTMLImageElement) || !element.complete) return null;
      return element.checkVisibility({ opacityProperty: true }) ? element.src : null;
    };
    const before = pictureInMiddle();
    const { promise, resolve } = Promise.withResolvers<number>();
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      const checkFrame = () => {
        const current = pictureInMiddle();
        // Laid out in this frame, and painted by the time that the next one starts.
        if (current !== null && current !== before) requestAnimationFrame((now) => resolve(now - timeStamp));
        else requestAnimationFrame(checkFrame);
      };
      requestAnimationFrame(checkFrame);
    };
    document.addEventListener('keydown', onKey, { capture: true, once: true });
    // Inside an object, because a promise would be awaited before the key is pressed.
    return { promise };
  });
  await page.keyboard.press('ArrowRight');
  return watch.evaluate(({ promise }) => promise);
}

async function measureIn(browser: Browser, viewport: (typeof WINDOWS)[number], id: string): Promise<number[]> {
  const page = await browser.newPage({ viewport });
  await page.goto(`${SUITE_URL}/exhibition/${id}/gallery`);
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.waitForTimeout(PAUSE);
    times.push(await timeNextPicture(page));
  }
  await page.close();
  return [viewport.width, median(times), Math.max(...times)];
}

/** Prints how long the viewer takes from a key to the next picture; false where the median is above the limit. */
export async function measureViewer(): Promise<boolean> {
  await using browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  const rows: number[][] = [];
  const { id } = await openExhibition();
  for (const viewport of WINDOWS) rows.push(await measureIn(browser, viewport, id));
  printTable(
    `Milliseconds from a key to the next picture on screen, whose neighbour was on screen for ${PAUSE / 1000} s; median ≤ ${LIMIT}`,
    ['window', 'median', 'slowest'],
    rows,
  );
  return rows.every(([, time = Number.NaN]) => time <= LIMIT);
}
