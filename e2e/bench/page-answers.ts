import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SUITE_URL } from '../support/suite.ts';
import { gzippedBytes } from './gzipped-bytes.ts';
import { load, percentile } from './latency.ts';
import { readMeasuredPages } from './limit-pages.ts';
import type { Usage } from './pages-instance.ts';
import { printTable } from './table.ts';
import { describeTargets, INSTANCE_MEMORY, missedTargets, PAGE_ANSWERS } from './targets.ts';

const PROGRAM = fileURLToPath(new URL('./pages-instance.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
/**
 * What V8 takes by itself where it sees the 512 MB of the function: half of it for the old space, and one for a semi-space.
 * On a machine with much memory its young generation would grow to 128 MB, which the function never has.
 */
const HEAP_OF_512_MB = ['--max-old-space-size=256', '--max-semi-space-size=1'];
const CONNECTIONS = 10;
const SECONDS = 3;
const REQUESTS = 50;

interface Instance {
  process: ChildProcess;
  origin: string;
}

async function startInstance(): Promise<Instance> {
  const child = fork(PROGRAM, {
    execArgv: HEAP_OF_512_MB,
    env: { ...process.env, RATE_LIMIT_FACTOR: '1000000' },
    // Request logs are written as in the suite, and read by nobody.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return { process: child, origin: `http://127.0.0.1:${port}` };
}

async function usageOf({ process: child }: Instance): Promise<Usage> {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage;
}

/** Milliseconds until the head of each answer, one request after the other; and the document reads of one. */
async function firstBytes(url: string): Promise<{ times: number[]; reads: number }> {
  const times: number[] = [];
  let reads = Number.NaN;
  for (let count = 0; count < REQUESTS; count += 1) {
    const sent = performance.now();
    const response = await fetch(url);
    times.push(performance.now() - sent);
    reads = Number(response.headers.get('x-document-reads') ?? Number.NaN);
    await response.arrayBuffer();
  }
  return { times, reads };
}

/** Pages per second over ten connections; a page that fails is an error. */
async function throughput(url: string): Promise<{ pages: number; perSecond: number; p95: number }> {
  const { times, failures } = await load(url, { connections: CONNECTIONS, seconds: SECONDS });
  if (failures > 0) throw new Error(`${failures} of ${times.length} requests for ${url} failed`);
  return { pages: times.length, perSecond: times.length / SECONDS, p95: percentile(times, 0.95) };
}

async function measure(path: string, instance: Instance): Promise<Record<string, number>> {
  const url = `${SUITE_URL}${path}`;
  // Of two rounds the first is not counted: it fills caches and compiles.
  await throughput(url);
  const hosting = await throughput(url);
  const { times, reads } = await firstBytes(url);
  await throughput(`${instance.origin}${path}`);
  const before = await usageOf(instance);
  const alone = await throughput(`${instance.origin}${path}`);
  const after = await usageOf(instance);
  return {
    'document reads': reads,
    'HTML bytes': await gzippedBytes(url),
    'first byte p50': percentile(times, 0.5),
    'first byte p95': percentile(times, 0.95),
    'pages/s': hosting.perSecond,
    'p95 ms': hosting.p95,
    'instance pages/s': alone.perSecond,
    'instance p95 ms': alone.p95,
    'processor ms/page': (after.processor - before.processor) / alone.pages,
  };
}

/** Prints what a rendered page costs the server. `names` are names of pages; all where it is left out. */
export async function measurePageAnswers(names?: string[]): Promise<void> {
  const pages = await readMeasuredPages(names);
  const instance = await startInstance();
  const figures: Record<string, number>[] = [];
  let peak: number;
  try {
    for (const { path } of pages) figures.push(await measure(path, instance));
    peak = (await usageOf(instance)).peakMemory / MEGABYTE;
  } finally {
    instance.process.kill();
  }
  printTable(
    [
      `Rendered pages: first byte over one connection and pages per second over ${CONNECTIONS}, through the Hosting emulator;`,
      `then pages per second and processor time of one instance of the function by itself. Bytes after gzip`,
      `Targets: ${describeTargets(PAGE_ANSWERS)}`,
    ].join('\n'),
    ['page', ...Object.keys(figures[0] ?? {}), 'missed'],
    pages.map(({ name }, index) => {
      const row = figures[index] ?? {};
      return [name, ...Object.values(row), missedTargets(row, PAGE_ANSWERS)];
    }),
  );
  const memory = { 'peak memory, MB': peak };
  printTable(
    `That instance's memory after all of it. Target: ${describeTargets(INSTANCE_MEMORY)}`,
    ['peak memory, MB', 'missed'],
    [[peak, missedTargets(memory, INSTANCE_MEMORY)]],
  );
}
