import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules that depend on colours: all that another colour scheme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Half of what `axe.source` has the page parse. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lists violations of impact serious or critical. axe's Playwright integration would take twice the time. */
export function seriousFindings(page: Page): Promise<string[]> {
  return findings(page, { resultTypes: ['violations'] });
}

/** Returns violations as `seriousFindings` does, of the colour rules alone. */
export function colourFindings(page: Page): Promise<string[]> {
  return findings(page, { resultTypes: ['violations'], runOnly: COLOUR_RULES });
}

async function findings(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (axeOptions) => {
    // Halfway through a transition colours have less contrast.
    const transitions = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { violations } = await window.axe.run(axeOptions);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
  }, options);
}
