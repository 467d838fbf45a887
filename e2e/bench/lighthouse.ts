import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumPath } from '../support/suite.ts';

const ATTEMPTS = 5;

/** Runs Lighthouse with its defaults, a phone on simulated slow 4G, in a new browser. Repeats runs that end without a score. */
export async function runLighthouse(url: string, categories: readonly string[]): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    // With further options for Chromium, more runs end without metrics.
    const chrome = await launch({
      chromePath: chromiumPath ?? chromium.executablePath(),
      chromeFlags: ['--headless', '--no-sandbox', '--disable-dev-shm-usage'],
      logLevel: 'error',
    });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: [...categories],
        disableFullPageScreenshot: true,
        // The pages for what is not found answer 404.
        ignoreStatusCode: true,
        logLevel: 'error',
      });
      if (result && Object.values(result.lhr.categories).every(({ score }) => score !== null))
        return result.lhr;
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse ended ${ATTEMPTS} times without a score of ${url}`);
}

/** A category's score, 0 to 100. */
export const scoreOf = ({ categories }: Result, category: string): number =>
  Math.round((categories[category]?.score ?? Number.NaN) * 100);
