import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { publicPages, screens } from '../../support/screens.ts';
import { chromiumPath, SUITE_URL } from '../../support/suite.ts';
import { gzippedBytes, median } from '../load.ts';
import { type Cell, describeTargets, missedTargets, PAGE_SPEED, printTable } from '../support/report.ts';

export const ROUNDS = 5;
/** Limit of attempts while runs end without a score. */
const ATTEMPTS = 5;
const SCORES = { perf: 'performance', a11y: 'accessibility', practices: 'best-practices', SEO: 'seo' } as const;

/** Runs Lighthouse in a new browser, with its defaults: a phone on slow 4G. Repeats runs that end without a score. */
async function runLighthouse(url: string, categories: readonly string[]): Promise<Result> {
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
      if (result && Object.values(result.lhr.categories).every(({ score }) => score !== null)) return result.lhr;
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse ended ${ATTEMPTS} times without a score of ${url}`);
}

/** A category's score, 0 to 100. */
const computeScore = ({ categories }: Result, category: string): number =>
  Math.round((categories[category]?.score ?? Number.NaN) * 100);

function scriptsIn({ audits }: Result): string[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests');
  return details.items.filter(({ mimeType }) => String(mimeType).endsWith('/javascript')).map(({ url }) => String(url));
}

async function measurePage(name: string, url: string, rounds: number): Promise<Record<string, number>> {
  // The function's first answer after a start takes longer.
  const htmlBytes = await gzippedBytes(url);
  const runs: Result[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    runs.push(await runLighthouse(url, Object.values(SCORES)));
    console.log(`${name}, round ${round} of ${rounds}`);
  }
  const computeMedian = (audit: string): number =>
    median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const scripts = new Set(runs.flatMap(scriptsIn));
  const scriptBytes = await Promise.all([...scripts].map(gzippedBytes));
  const scores = Object.entries(SCORES).map(([column, category]) => {
    const values = runs.map((run) => computeScore(run, category));
    return [column, category === 'performance' ? median(values) : Math.min(...values)];
  });
  return {
    LCP: Math.round(computeMedian('largest-contentful-paint')),
    TBT: Math.round(computeMedian('total-blocking-time')),
    CLS: Number(computeMedian('cumulative-layout-shift').toFixed(3)),
    'JS bytes': scriptBytes.reduce((sum, bytes) => sum + bytes, 0),
    'HTML bytes': htmlBytes,
    ...Object.fromEntries(scores),
  };
}

/** Prints how fast public pages are on a simulated phone: the screens of these `names`, by default all. */
export async function measurePageSpeed(rounds: number, names?: string[]): Promise<void> {
  const loadBefore = loadavg()[0] ?? Number.NaN;
  const rows: [name: string, figures: Record<string, number>][] = [];
  for (const { name, path } of await publicPages(names))
    rows.push([name, await measurePage(name, `${SUITE_URL}${path}`, rounds)]);
  printTable(
    [
      `Lighthouse on a simulated phone: median of ${rounds}; milliseconds, bytes after gzip, lowest scores but of performance`,
      `Load of the machine before ${loadBefore.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}`,
      `Targets: ${describeTargets(PAGE_SPEED)}`,
    ].join('\n'),
    ['page', ...Object.keys(rows[0]?.[1] ?? {}), 'missed'],
    rows.map(([name, figures]) => [name, ...Object.values(figures), missedTargets(figures, PAGE_SPEED)]),
  );
}

/** Prints Lighthouse's accessibility of every screen that is open to visitors; false where one has less than 100. */
export async function measureAccessibility(): Promise<boolean> {
  const rows: Cell[][] = [];
  for (const { name, path } of screens) {
    const result = await runLighthouse(`${SUITE_URL}${await path()}`, ['accessibility']);
    const failed = Object.values(result.audits).filter(({ score }) => score !== null && score < 1);
    const faults = failed.map(({ id, details }) => `${id}: ${JSON.stringify(details)}`);
    rows.push([name, computeScore(result, 'accessibility'), faults.join('; ')]);
  }
  printTable('Accessibility of every screen by Lighthouse, on a phone', ['screen', 'score', 'failed audits'], rows);
  return rows.every(([, score]) => score === 100);
}
