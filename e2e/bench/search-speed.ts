import { percentile, timeRequest } from './load.ts';
import { type Instance, readUsage, startInstance } from './support/instance.ts';
import { createImageSupply } from './support/many-images.ts';
import { type Cell, printLimited } from './support/report.ts';
import { SEARCH_CALLS, SYLLABLES, varyImage, word, words } from './support/searched-words.ts';

const IMAGES = 20_000;
const ROUNDS = 40;
/** Milliseconds of a call at a warm instance; documents and files that it reads. */
const LIMITS = { p95: 60, reads: 3 } as const;
/** Milliseconds of the first call. */
const COLD_LIMIT = 700;
/** Generated queries, and the milliseconds of processor time that each may take. */
const HOSTILE = { queries: 200, processor: 50 } as const;
/** Selections of facets, and the megabytes by which they may let an instance grow. */
const SELECTIONS = { count: 5_000, memory: 60 } as const;

async function measureCall(instance: Instance, path: string): Promise<Cell[]> {
  const url = `${instance.origin}/api${path}`;
  const response = await fetch(url);
  const reads = Number(response.headers.get('x-document-reads'));
  await response.bytes();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeRequest(url));
  const p95 = percentile(times, 0.95);
  const isWithinLimit = p95 <= LIMITS.p95 && reads <= LIMITS.reads;
  return [path.slice(0, 60), percentile(times, 0.5), p95, reads, isWithinLimit];
}

async function measureColdLoad(): Promise<Cell[]> {
  using instance = await startInstance('build');
  await timeRequest(`${instance.origin}/api/image?page=1`);
  const before = (await readUsage(instance)).peakMemory;
  const milliseconds = await timeRequest(`${instance.origin}/api/search?q=${word(1)}`);
  const memory = ((await readUsage(instance)).peakMemory - before) / 1e6;
  const isWithinLimit = milliseconds <= COLD_LIMIT;
  return [milliseconds, memory, isWithinLimit];
}

const FREQUENT: readonly string[] = [
  ...Map.groupBy(
    Array.from({ length: 10_007 }, (_, number) => word(number)),
    (each) => each,
  ),
]
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([each]) => each);

const frequentWords = (number: number, length?: number): string =>
  [...new Set(FREQUENT.map((each) => each.slice(0, length)))]
    .slice(number % 60)
    .slice(0, 8)
    .join(' ');

/**
 * The longest query that one can type, of frequent words, of words that begin many others, have errors, or are no
 * words.
 */
function hostileQuery(number: number): string {
  const kinds = [
    () => words(number, 500),
    () => frequentWords(number),
    () => frequentWords(number, 4),
    () => Array.from({ length: 60 }, (_, index) => word(number + index).slice(0, 2)).join(' '),
    () => Array.from({ length: 60 }, (_, index) => `${word(number * 3 + index).slice(0, 5)}q`).join(' '),
    () => word(number).repeat(2_000),
    () => Array.from({ length: 9 }, (_, index) => `${word(number + index)}x${word(index)}`).join('\u202E '),
    () => `${SYLLABLES[number % SYLLABLES.length]}(.*)+$ `.repeat(40),
  ];
  return kinds[number % kinds.length]?.() ?? '';
}

async function measureHostileQueries(instance: Instance): Promise<Cell[]> {
  const times: number[] = [];
  for (let number = 0; number < HOSTILE.queries; number += 1) {
    // An address has room for so much; the rest of a query does not arrive.
    const query = encodeURIComponent(hostileQuery(number).slice(0, 2_000));
    const before = (await readUsage(instance)).processor;
    await timeRequest(`${instance.origin}/api/search?q=${query}`);
    times.push((await readUsage(instance)).processor - before);
  }
  const slowest = Math.max(...times);
  return [percentile(times, 0.5), percentile(times, 0.95), slowest, slowest <= HOSTILE.processor];
}

async function measureSelections(instance: Instance): Promise<Cell[]> {
  const before = (await readUsage(instance)).peakMemory;
  for (let number = 0; number < SELECTIONS.count; number += 1) {
    const tag = word(number % 500);
    await timeRequest(`${instance.origin}/api/search/images?iso=${number}-&tag=${tag}&year=${2000 + (number % 26)}`);
  }
  const memory = ((await readUsage(instance)).peakMemory - before) / 1e6;
  return [SELECTIONS.count, memory, memory <= SELECTIONS.memory];
}

/** Prints how long searches take with 20,000 photographs, warm and cold; false where one is above its limit. */
export async function measureSearchSpeed(): Promise<boolean> {
  const supply = await createImageSupply(varyImage);
  const rows: Cell[][] = [];
  const coldRows: Cell[][] = [];
  const hostileRows: Cell[][] = [];
  const selectionRows: Cell[][] = [];
  try {
    await supply.fillTo(IMAGES);
    for (let round = 0; round < 3; round += 1) coldRows.push(await measureColdLoad());
    using instance = await startInstance('build');
    for (const path of SEARCH_CALLS) rows.push(await measureCall(instance, path));
    hostileRows.push(await measureHostileQueries(instance));
    selectionRows.push(await measureSelections(instance));
  } finally {
    await supply.remove();
  }
  return [
    printLimited(
      `The first search of an instance, ${IMAGES} photographs; at most ${COLD_LIMIT} ms; memory at its peak, loading included`,
      ['ms', 'memory, MB'],
      coldRows,
    ),
    printLimited(
      `Searches at a warm instance, one after the other; p95 ≤ ${LIMITS.p95} ms, at most ${LIMITS.reads} reads`,
      ['call', 'p50 ms', 'p95 ms', 'reads'],
      rows,
    ),
    printLimited(
      `${HOSTILE.queries} queries as slow as one can make them: milliseconds of processor time, at most ${HOSTILE.processor}`,
      ['p50', 'p95', 'slowest'],
      hostileRows,
    ),
    printLimited(
      `Growth of an instance by selections of facets, at most ${SELECTIONS.memory} MB`,
      ['selections', 'memory, MB'],
      selectionRows,
    ),
  ].every(Boolean);
}
