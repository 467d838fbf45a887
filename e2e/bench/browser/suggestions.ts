import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath, SUITE_URL } from '../../support/suite.ts';
import { median } from '../load.ts';
import { type Cell, printLimited } from '../support/report.ts';

const TYPED = ['mon', 'lig', 'riv', 'str'] as const;
/** Milliseconds between keys of somebody who types fast. */
const KEY_PAUSE = 120;
/** Milliseconds from a key to the suggestions for it on screen. */
const LIMIT = 100;

/** Returns the milliseconds until a typed letter's other suggestions are painted; null where it changes none. */
async function timeSuggestions(page: Page, letter: string): Promise<number | null> {
  const watch = await page.evaluateHandle((longest: number) => {
    const shown = () => document.querySelector('[role=listbox]')?.textContent ?? '';
    const before = shown();
    const { promise, resolve } = Promise.withResolvers<number | null>();
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      const checkFrame = (now: number) => {
        // Laid out in this frame, and painted by the time that the next one starts.
        if (shown() !== before) requestAnimationFrame((painted) => resolve(painted - timeStamp));
        else if (now - timeStamp > longest) resolve(null);
        else requestAnimationFrame(checkFrame);
      };
      requestAnimationFrame(checkFrame);
    };
    document.addEventListener('keydown', onKey, { capture: true, once: true });
    // Inside an object, because a promise would be awaited before the key is pressed.
    return { promise };
  }, 1000);
  await page.keyboard.press(letter);
  return watch.evaluate(({ promise }) => promise);
}

/** Prints how long suggestions take from the key to the screen; false where the median is above the limit. */
export async function measureSuggestions(): Promise<boolean> {
  await using browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  const rows: Cell[][] = [];
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(SUITE_URL);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  // Loads the code of suggestions and an instance's index.
  await field.pressSequentially('a');
  await page.getByRole('listbox').waitFor();
  for (const word of TYPED) {
    await field.fill('');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    const times: number[] = [];
    for (const letter of word) {
      const time = await timeSuggestions(page, letter);
      if (time !== null) times.push(time);
      await page.waitForTimeout(KEY_PAUSE);
    }
    const time = median(times);
    rows.push([word, times.length, time, Math.max(...times), time <= LIMIT]);
  }
  return printLimited(
    `Milliseconds from a key to the suggestions for it on screen; median ≤ ${LIMIT}`,
    ['typed', 'changes', 'median', 'slowest'],
    rows,
  );
}
