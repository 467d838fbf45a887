import { publicPages } from '../support/screens.ts';
import { SUITE_URL } from '../support/suite.ts';
import { gzippedBytes, median, percentile, sendLoad } from './load.ts';
import { type Instance, readUsage, startInstance } from './support/instance.ts';
import { describeTargets, INSTANCE_MEMORY, missedTargets, PAGE_ANSWERS, printTable } from './support/report.ts';

const MEGABYTE = 1024 * 1024;
/** Sizes that V8 takes by itself with 512 MB; on a large machine its young generation would grow to 128 MB. */
const HEAP_OF_512_MB = ['--max-old-space-size=256', '--max-semi-space-size=1'];
const LOAD = { connections: 10, seconds: 3 };
const REQUESTS = 50;

/** Milliseconds until the head of each answer, one request after the other; and the document reads of one. */
async function readFirstBytes(url: string): Promise<{ times: number[]; reads: number }> {
  const times: number[] = [];
  let reads = Number.NaN;
  for (let count = 0; count < REQUESTS; count += 1) {
    const start = performance.now();
    const response = await fetch(url);
    times.push(performance.now() - start);
    reads = Number(response.headers.get('x-document-reads') ?? Number.NaN);
    await response.arrayBuffer();
  }
  return { times, reads };
}

async function measure(path: string, instance: Instance): Promise<Record<string, number>> {
  const url = `${SUITE_URL}${path}`;
  // Of two rounds the first is not counted: it fills caches and compiles.
  await sendLoad(url, LOAD);
  const hosting = await sendLoad(url, LOAD);
  const { times, reads } = await readFirstBytes(url);
  await sendLoad(`${instance.origin}${path}`, LOAD);
  const before = await readUsage(instance);
  const alone = await sendLoad(`${instance.origin}${path}`, LOAD);
  const after = await readUsage(instance);
  return {
    'document reads': reads,
    'HTML bytes': await gzippedBytes(url),
    'first byte p50': median(times),
    'first byte p95': percentile(times, 0.95),
    'pages/s': hosting.length / LOAD.seconds,
    'p95 ms': percentile(hosting, 0.95),
    'instance pages/s': alone.length / LOAD.seconds,
    'instance p95 ms': percentile(alone, 0.95),
    'processor ms/page': (after.processor - before.processor) / alone.length,
  };
}

/** Prints what a rendered page costs the server: the screens of these `names`, by default all. */
export async function measurePageAnswers(names?: string[]): Promise<void> {
  const pages = await publicPages(names);
  using instance = await startInstance('build', HEAP_OF_512_MB);
  const figures: Record<string, number>[] = [];
  for (const { path } of pages) figures.push(await measure(path, instance));
  const peak = (await readUsage(instance)).peakMemory / MEGABYTE;
  printTable(
    [
      `Rendered pages: first byte over one connection and pages per second over ${LOAD.connections}, through the Hosting emulator;`,
      `then pages per second and processor time of one instance of the function by itself. Bytes after gzip`,
      `Targets: ${describeTargets(PAGE_ANSWERS)}`,
    ].join('\n'),
    ['page', ...Object.keys(figures[0] ?? {}), 'missed'],
    pages.map(({ name }, index) => {
      const row = figures[index] ?? {};
      return [name, ...Object.values(row), missedTargets(row, PAGE_ANSWERS)];
    }),
  );
  printTable(
    `That instance's memory after all of it. Target: ${describeTargets(INSTANCE_MEMORY)}`,
    ['peak memory, MB', 'missed'],
    [[peak, missedTargets({ 'peak memory, MB': peak }, INSTANCE_MEMORY)]],
  );
}
