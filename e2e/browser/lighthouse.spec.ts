import { createServer } from 'node:net';
import { type Browser, chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';
import { screens } from '../support/screens.ts';
import { chromiumArguments, chromiumPath, SUITE_URL } from '../support/suite.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The server has no port'));
      else resolve(address.port);
    });
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The accessibility audits of Lighthouse that a page fails; empty at a score of 100. */
async function shortcomings(url: string, port: number): Promise<string[]> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['accessibility'],
    disableFullPageScreenshot: true,
    // Accessibility needs the loaded page, not its speed: no pauses for measurements.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 100,
    // The pages for what is not found answer 404.
    ignoreStatusCode: true,
    logLevel: 'error',
  });
  const category = result?.lhr.categories.accessibility;
  if (!result || !category) throw new Error(`Lighthouse has no answer for ${url}`);
  if (category.score === 1) return [];
  const failed = category.auditRefs
    .map(({ id }) => result.lhr.audits[id])
    .filter((audit) => audit?.score !== null && audit?.score !== undefined && audit.score < 1)
    .map((audit) => `${audit?.id}: ${JSON.stringify(audit?.details)}`);
  return [`score ${category.score}`, ...failed];
}

test.describe('Lighthouse gives 100 for accessibility', () => {
  let browser: Browser;
  let port: number;

  test.beforeAll(async () => {
    port = await freePort();
    browser = await chromium.launch({
      executablePath: chromiumPath,
      args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    });
  });

  test.afterAll(async () => {
    await browser.close();
  });

  for (const screen of screens)
    test(screen.name, async () => {
      expect(await shortcomings(`${SUITE_URL}${await screen.path()}`, port)).toEqual([]);
    });
});
