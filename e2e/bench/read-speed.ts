import { get } from 'node:http';
import { endInstances, type Instance, startInstance } from './instance.ts';
import { percentile } from './latency.ts';
import { type Cell, printTable } from './table.ts';

const CONNECTIONS = 10;
const ROUNDS = 5;
const SECONDS = 1.5;
/** The most that our median may be of the bare route's. */
const LIMIT = 1.5;

function ask({ origin, agent }: Instance, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${origin}/api${path}`, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`GET ${path} answered ${response.statusCode}`));
      response.resume();
      response.on('end', resolve);
    }).on('error', reject);
  });
}

/** Milliseconds of every request over all connections in one round. */
async function round(instance: Instance, path: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const repeat = async (): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      await ask(instance, path);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  return times;
}

const medianOf = (times: readonly number[]): number => percentile(times, 0.5);

async function compare(ours: Instance, bare: Instance, path: string): Promise<Cell[]> {
  const medians: { ours: number; bare: number }[] = [];
  // The first round is not counted: it fills caches and compiles.
  for (let count = 0; count <= ROUNDS; count += 1) {
    const figures = { ours: medianOf(await round(ours, path)), bare: medianOf(await round(bare, path)) };
    if (count > 0) medians.push(figures);
  }
  const ratio = medianOf(medians.map((figures) => figures.ours / figures.bare));
  return [
    `GET /api${path}`,
    medianOf(medians.map((figures) => figures.ours)),
    medianOf(medians.map((figures) => figures.bare)),
    ratio.toFixed(2),
    LIMIT.toFixed(2),
    ratio <= LIMIT ? 'yes' : 'NO',
  ];
}

/**
 * Prints how much longer a page of the gallery or the shop takes than a bare Express route that reads the same documents,
 * in alternating rounds; false where it is above the limit.
 */
export async function measureReadSpeed(): Promise<boolean> {
  const [ours, bare] = [
    await startInstance('build', { connections: CONNECTIONS }),
    await startInstance('bare', { connections: CONNECTIONS }),
  ];
  const rows: Cell[][] = [];
  try {
    for (const path of ['/image?page=1', '/image?page=2', '/product?page=1', '/product?page=2'])
      rows.push(await compare(ours, bare, path));
  } finally {
    endInstances([ours, bare]);
  }
  printTable(
    `Median of a read against a bare Express route with the same documents, ${CONNECTIONS} connections, ${ROUNDS} rounds`,
    ['call', 'p50 ms', 'bare p50 ms', 'ratio', 'limit', 'kept'],
    rows,
  );
  return rows.every((cells) => cells.at(-1) === 'yes');
}
