import { loadavg } from 'node:os';
import { SUITE_URL } from '../support/suite.ts';
import { gzippedBytes } from './gzipped-bytes.ts';
import { percentile } from './latency.ts';
import { type PageRun, runLighthouse } from './lighthouse-run.ts';
import { type MeasuredPage, readMeasuredPages } from './limit-pages.ts';
import { type LimitServer, serveLimitPages } from './limit-server.ts';
import { type Cell, printTable } from './table.ts';
import { describeTargets, HOME_EXCEPTIONS, missedTargets, PAGE_SPEED } from './targets.ts';

export const ROUNDS = 5;

interface Runs {
  page: PageRun[];
  limit: PageRun[];
}

const medianOf = (runs: readonly PageRun[], figure: (run: PageRun) => number): number =>
  percentile(runs.map(figure), 0.5);
const lowestOf = (runs: readonly PageRun[], figure: (run: PageRun) => number): number =>
  Math.min(...runs.map(figure));

/** Runs of a page and of its limit in turn, so that what else the machine does meets both alike. */
async function measure(page: MeasuredPage, limits: LimitServer, rounds: number): Promise<Runs> {
  const addresses = { page: `${SUITE_URL}${page.path}`, limit: limits.urlOf(page) };
  // The function's first answers after a start take longer.
  for (const address of Object.values(addresses)) await gzippedBytes(address);
  const runs: Runs = { page: [], limit: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const side of round % 2 === 1 ? (['page', 'limit'] as const) : (['limit', 'page'] as const))
      runs[side].push(await runLighthouse(addresses[side]));
    const [ours, limit] = [runs.page.at(-1), runs.limit.at(-1)];
    console.log(
      `${page.name}, round ${round} of ${rounds}: LCP ${ours?.lcp.toFixed(0)} ms, its limit's ${limit?.lcp.toFixed(0)} ms`,
    );
  }
  return runs;
}

async function toRow({ name, path }: MeasuredPage, { page, limit }: Runs) {
  const scripts = new Set(page.flatMap((run) => run.scripts));
  const scriptBytes = await Promise.all([...scripts].map(gzippedBytes));
  const limitLcp = medianOf(limit, (run) => run.lcp);
  const figures = {
    LCP: medianOf(page, (run) => run.lcp),
    'limit LCP': limitLcp,
    'LCP / limit': medianOf(page, (run) => run.lcp) / limitLcp,
    'TBT wall': medianOf(page, (run) => run.tbt),
    'TBT processor': medianOf(page, (run) => run.processorTbt),
    CLS: medianOf(page, (run) => run.cls),
    'JS bytes': scriptBytes.reduce((sum, bytes) => sum + bytes, 0),
    'HTML bytes': await gzippedBytes(`${SUITE_URL}${path}`),
    perf: medianOf(page, (run) => run.scores.performance),
    a11y: lowestOf(page, (run) => run.scores.accessibility),
    practices: lowestOf(page, (run) => run.scores['best-practices']),
    SEO: lowestOf(page, (run) => run.scores.seo),
    repeats: [...page, ...limit].reduce((sum, run) => sum + run.repeats, 0),
  };
  const cells = {
    ...figures,
    LCP: Math.round(figures.LCP),
    'limit LCP': Math.round(limitLcp),
    'LCP / limit': figures['LCP / limit'].toFixed(2),
    CLS: figures.CLS.toFixed(3),
  };
  const missed = missedTargets(figures, name === 'home' ? { ...PAGE_SPEED, ...HOME_EXCEPTIONS } : PAGE_SPEED);
  return { heads: ['page', ...Object.keys(cells), 'missed'], cells: [name, ...Object.values(cells), missed] };
}

/**
 * Prints how fast public pages are on a simulated phone, each against a static page with the same pictures. `pages` are
 * names of pages; all where it is left out.
 */
export async function measurePageSpeed(rounds: number, pages?: string[]): Promise<void> {
  const measured = await readMeasuredPages(pages);
  const limits = await serveLimitPages(measured);
  const rows: { heads: string[]; cells: Cell[] }[] = [];
  const loadBefore = loadavg()[0] ?? Number.NaN;
  try {
    for (const page of measured) rows.push(await toRow(page, await measure(page, limits, rounds)));
  } finally {
    limits.close();
  }
  printTable(
    [
      `Lighthouse on a simulated phone: median of ${rounds}, in turn with a static page of the same pictures`,
      `Load of the machine before ${loadBefore.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}; milliseconds, bytes after gzip, lowest scores but of performance`,
      `Targets: ${describeTargets(PAGE_SPEED)}; home: ${describeTargets(HOME_EXCEPTIONS)}`,
    ].join('\n'),
    rows[0]?.heads ?? [],
    rows.map(({ cells }) => cells),
  );
}
