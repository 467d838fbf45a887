import { SUITE_URL } from '../support/suite.ts';
import { publicCalls } from './calls.ts';
import { type Cell, printTable } from './table.ts';

const CONNECTIONS = 30;
const SECONDS = 3;

interface Load {
  /** Milliseconds of each answered request. */
  times: number[];
  failures: number;
  bytes: number;
}

/** Repeats requests over so many connections for so many seconds. */
export async function load(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const result: Load = { times: [], failures: 0, bytes: 0 };
  const end = performance.now() + seconds * 1000;
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const response = await fetch(url);
      const body = await response.arrayBuffer();
      result.times.push(performance.now() - start);
      result.bytes = body.byteLength;
      if (response.status !== 200) result.failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return result;
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints p50 and p95 of every call under load; false where one failed. */
export async function measureLatency(): Promise<boolean> {
  const rows: Cell[][] = [];
  let isGood = true;
  for (const path of await publicCalls()) {
    const { times, failures, bytes } = await load(`${SUITE_URL}/api${path}`, {
      connections: CONNECTIONS,
      seconds: SECONDS,
    });
    isGood &&= failures === 0;
    rows.push([
      `GET /api${path}`,
      bytes,
      times.length / SECONDS,
      percentile(times, 0.5),
      percentile(times, 0.95),
      failures,
    ]);
  }
  printTable(
    `Time per call with ${CONNECTIONS} connections, through the Hosting emulator and one function process`,
    ['call', 'bytes', 'per second', 'p50 ms', 'p95 ms', 'failed'],
    rows,
  );
  return isGood;
}
