import { loadavg } from 'node:os';
import type { Result } from 'lighthouse';
import { SUITE_URL } from '../support/suite.ts';
import { runLighthouse, scoreOf } from './lighthouse.ts';
import { median } from './load.ts';
import { gzippedBytes, type PublicPage, readPublicPages } from './public-pages.ts';
import { printTable } from './table.ts';
import { describeTargets, missedTargets, PAGE_SPEED } from './targets.ts';

export const ROUNDS = 5;
/** Lighthouse's categories by their columns. */
const SCORES = {
  perf: 'performance',
  a11y: 'accessibility',
  practices: 'best-practices',
  SEO: 'seo',
} as const;

/** Addresses of all JavaScript files that a page fetched. */
function scriptsIn({ audits }: Result): string[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests');
  return details.items
    .filter(({ mimeType }) => String(mimeType).endsWith('/javascript'))
    .map(({ url }) => String(url));
}

async function measure({ name, path }: PublicPage, rounds: number): Promise<Record<string, number>> {
  const url = `${SUITE_URL}${path}`;
  // The function's first answer after a start takes longer.
  const htmlBytes = await gzippedBytes(url);
  const runs: Result[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    runs.push(await runLighthouse(url, Object.values(SCORES)));
    console.log(`${name}, round ${round} of ${rounds}`);
  }
  const medianOf = (audit: string): number =>
    median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const scripts = new Set(runs.flatMap(scriptsIn));
  const scriptBytes = await Promise.all([...scripts].map(gzippedBytes));
  const scores = Object.entries(SCORES).map(([column, category]) => {
    const values = runs.map((run) => scoreOf(run, category));
    return [column, category === 'performance' ? median(values) : Math.min(...values)];
  });
  return {
    LCP: Math.round(medianOf('largest-contentful-paint')),
    TBT: Math.round(medianOf('total-blocking-time')),
    CLS: Number(medianOf('cumulative-layout-shift').toFixed(3)),
    'JS bytes': scriptBytes.reduce((sum, bytes) => sum + bytes, 0),
    'HTML bytes': htmlBytes,
    ...Object.fromEntries(scores),
  };
}

/** Prints how fast public pages are on a simulated phone. `names` are names of screens; all public pages where it is left out. */
export async function measurePageSpeed(rounds: number, names?: string[]): Promise<void> {
  const loadBefore = loadavg()[0] ?? Number.NaN;
  const rows: [name: string, figures: Record<string, number>][] = [];
  for (const page of await readPublicPages(names)) rows.push([page.name, await measure(page, rounds)]);
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
