import { chromium } from '@playwright/test';
import { launch, type Options } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { ProcessedTrace } from 'lighthouse/core/computed/processed-trace.js';
import { chromiumPath } from '../support/suite.ts';

/** What a task may take, in milliseconds, before the rest of it counts as blocking. */
const LONG_TASK = 50;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const ATTEMPTS = 5;

/** The browser of a run. With further options for Chromium, more runs end without metrics. */
export const CHROME: Options = {
  chromePath: chromiumPath ?? chromium.executablePath(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-dev-shm-usage'],
  logLevel: 'error',
};

/** What one load of a page was measured to be; times in milliseconds. */
export interface PageRun {
  lcp: number;
  /** Total blocking time as Lighthouse has it, by wall clock. */
  tbt: number;
  /** Total blocking time of the main thread's processor time, which waiting for a busy machine does not lengthen. */
  processorTbt: number;
  cls: number;
  /** Addresses of all JavaScript files that it fetched. */
  scripts: string[];
  /** 0 to 100. */
  scores: Readonly<Record<Category, number>>;
  /** Runs before this one that ended without metrics. */
  repeats: number;
}

/** Loads a page in a new browser with Lighthouse's defaults: a phone on slow 4G, simulated. Runs without metrics are repeated. */
export async function runLighthouse(url: string): Promise<PageRun> {
  for (let repeats = 0; repeats < ATTEMPTS; repeats += 1) {
    const figures = await load(url);
    if (figures) return { ...figures, repeats };
  }
  throw new Error(`Lighthouse ended ${ATTEMPTS} times without metrics of ${url}`);
}

async function load(url: string): Promise<Omit<PageRun, 'repeats'> | null> {
  const chrome = await launch(CHROME);
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      disableFullPageScreenshot: true,
      logLevel: 'error',
    });
    return result ? await toFigures(result) : null;
  } finally {
    chrome.kill();
  }
}

/** Null where Lighthouse could not measure the page. */
async function toFigures({ lhr, artifacts }: RunnerResult): Promise<Omit<PageRun, 'repeats'> | null> {
  const [lcp, tbt, cls] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (id) => lhr.audits[id]?.numericValue,
  );
  const scoreOf = (id: Category): number => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100);
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
  if (lhr.runtimeError || lcp === undefined || tbt === undefined || cls === undefined) return null;
  if (Object.values(scores).some(Number.isNaN)) return null;
  return {
    lcp,
    tbt,
    processorTbt: await processorBlockingTime(artifacts, lhr.configSettings.throttling.cpuSlowdownMultiplier),
    cls,
    scripts: scriptsOf(lhr),
    scores,
  };
}

/**
 * Sum of what is over 50 ms of each task on the page's main thread, on a processor `slowdown` times slower. Of the whole load,
 * not only after the first paint: without the simulated network, a script can run before it that would run later.
 */
async function processorBlockingTime(
  { Trace }: RunnerResult['artifacts'],
  slowdown: number,
): Promise<number> {
  const { mainThreadEvents, timestamps } = await ProcessedTrace.request(Trace, { computedCache: new Map() });
  return mainThreadEvents
    .filter(({ name, ts }) => name === 'RunTask' && ts >= timestamps.timeOrigin)
    .map((task) => processorTime(task) * slowdown - LONG_TASK)
    .reduce((sum, blocking) => sum + Math.max(0, blocking), 0);
}

/** Milliseconds of a task; by wall clock where the trace has no processor time of it, and none where it did not end. */
function processorTime(task: { dur?: number }): number {
  const microseconds = 'tdur' in task && typeof task.tdur === 'number' ? task.tdur : (task.dur ?? 0);
  return microseconds / 1000;
}

function scriptsOf({ audits }: RunnerResult['lhr']): string[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests');
  return details.items
    .filter(({ mimeType }) => String(mimeType).endsWith('/javascript'))
    .map(({ url }) => String(url));
}
