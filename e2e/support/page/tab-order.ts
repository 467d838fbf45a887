import type { Page } from '@playwright/test';

declare global {
  interface Window {
    reached: Set<EventTarget | null>;
  }
}

/** More than any screen of the studio has. */
const PRESSES_MAX = 250;

/** Looking takes as long as pressing. */
const PRESSES_A_LOOK = 8;

/** Controls of the screen; of radio buttons and tabs one takes the focus for all. */
const CONTROLS =
  'main :is(a[href], button, input:not([type=radio]), select, textarea, summary, [contenteditable=true], [role=button])';

/** Lists what the Tab key does not reach, by text or name. Call `saveData` before: each link would be read ahead. */
export async function unreachedByTab(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const reached = new Set<EventTarget | null>();
    document.addEventListener('focusin', ({ target }) => reached.add(target));
    Object.assign(window, { reached });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let presses = 1; presses <= PRESSES_MAX; presses += 1) {
    await page.keyboard.press('Tab');
    if (presses % PRESSES_A_LOOK === 0 && (await page.evaluate(hasReachedFooter))) break;
  }
  return page.evaluate((controls) => {
    const { reached } = window;
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0 && !control.matches(':disabled'))
      .filter((control) => !reached.has(control))
      .map((control) => control.getAttribute('aria-label') || control.textContent || control.outerHTML);
  }, CONTROLS);
}

function hasReachedFooter(): boolean {
  return [...window.reached].some((element) => element instanceof Element && element.closest('footer') !== null);
}
