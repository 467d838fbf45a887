import { median, sendLoad } from './load.ts';
import { type Instance, startInstance } from './support/instance.ts';
import { type Cell, printLimited } from './support/report.ts';

const ROUNDS = 5;
const LOAD = { connections: 10, seconds: 1.5 };
/** The most that the median of the API may be of the bare route's. */
const LIMIT = 1.5;

async function compare(api: Instance, bare: Instance, path: string): Promise<Cell[]> {
  const rounds: { api: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push({
      api: median(await sendLoad(`${api.origin}/api${path}`, LOAD)),
      bare: median(await sendLoad(`${bare.origin}/api${path}`, LOAD)),
    });
  // The first round is not counted: it fills caches and compiles.
  const measured = rounds.slice(1);
  const ratio = median(measured.map((round) => round.api / round.bare));
  return [
    `GET /api${path}`,
    median(measured.map((round) => round.api)),
    median(measured.map((round) => round.bare)),
    ratio.toFixed(2),
    ratio <= LIMIT,
  ];
}

/** Prints how much longer a list page takes than a bare Express route with the same reads; false above the limit. */
export async function measureReadSpeed(): Promise<boolean> {
  using api = await startInstance('build');
  using bare = await startInstance('bare');
  const rows: Cell[][] = [];
  for (const path of ['/image?page=1', '/image?page=2', '/product?page=1', '/product?page=2'])
    rows.push(await compare(api, bare, path));
  return printLimited(
    `Median of a read against a bare Express route with the same documents, ${LOAD.connections} connections, ${ROUNDS} rounds; ratio ≤ ${LIMIT}`,
    ['call', 'p50 ms', 'bare p50 ms', 'ratio'],
    rows,
  );
}
