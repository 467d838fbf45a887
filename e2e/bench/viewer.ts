import { type Browser, chromium, type Page } from '@playwright/test';
import { openExhibition } from '../support/page/viewer.ts';
import { chromiumArguments, chromiumPath, SUITE_URL } from '../support/suite.ts';
import { printTable } from './table.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const ROUNDS = 10;
/** Milliseconds that a picture is shown for before the next one is asked for: its neighbours are loaded meanwhile. */
const SHOWN_FOR = 2000;
/** Milliseconds from the key to the next picture on screen. */
const LIMIT = 100;

/** Notes when the key is pressed, and the first frame after that has another loaded picture in the middle of the screen. */
async function watchPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const inTheMiddle = () => {
      const found = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
      return found instanceof HTMLImageElement &&
        found.complete &&
        found.checkVisibility({ opacityProperty: true })
        ? found.src
        : null;
    };
    const watched = window as unknown as { __untilShown: Promise<number> };
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const before = inTheMiddle();
        watched.__untilShown = new Promise((resolve) => {
          const look = () => {
            const shown = inTheMiddle();
            // Laid out in this frame, and painted by the time that the next one starts.
            if (shown !== null && shown !== before) requestAnimationFrame((now) => resolve(now - timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      },
      { capture: true },
    );
  });
}

async function measureIn(
  browser: Browser,
  viewport: { width: number; height: number },
  id: string,
): Promise<number[]> {
  const page = await browser.newPage({ viewport });
  await page.goto(`${SUITE_URL}/exhibition/${id}/gallery`);
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  await watchPictures(page);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.waitForTimeout(SHOWN_FOR);
    await page.keyboard.press('ArrowRight');
    times.push(
      await page.evaluate(() => (window as unknown as { __untilShown: Promise<number> }).__untilShown),
    );
  }
  await page.close();
  return times.sort((one, other) => one - other);
}

/** Prints how long the viewer takes from a key to the next picture on screen; false where the median is above the limit. */
export async function measureViewer(): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  try {
    const { id } = await openExhibition();
    const rows: number[][] = [];
    for (const viewport of WINDOWS) {
      const times = await measureIn(browser, viewport, id);
      rows.push([viewport.width, times[ROUNDS / 2] ?? Number.NaN, times.at(-1) ?? Number.NaN]);
    }
    printTable(
      `Milliseconds from a key to the next picture on screen, whose neighbour was shown for 2 s; median ≤ ${LIMIT}`,
      ['window', 'median', 'slowest'],
      rows,
    );
    return rows.every(([, median = Number.NaN]) => median <= LIMIT);
  } finally {
    await browser.close();
  }
}
