import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Milliseconds until the whole answer has arrived. Throws on any other status than 2xx. */
export async function timeRequest(
  url: string,
  { body, ...options }: RequestOptions & { body?: object } = {},
): Promise<number> {
  const start = performance.now();
  const outgoing = request(url, options);
  outgoing.end(body && JSON.stringify(body));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  const { statusCode = 500 } = response;
  if (statusCode < 200 || statusCode > 299) throw new Error(`${options.method ?? 'GET'} ${url} answered ${statusCode}`);
  return performance.now() - start;
}

/** Repeats a GET over several connections for some seconds: the milliseconds of each. */
export async function sendLoad(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const repeat = async (): Promise<void> => {
    while (performance.now() < end) times.push(await timeRequest(url, { agent }));
  };
  try {
    await Promise.all(Array.from({ length: connections }, repeat));
  } finally {
    agent.destroy();
  }
  return times;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Bytes of what an address answers, gzipped here: the same whatever server sends it. */
export async function gzippedBytes(url: string): Promise<number> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`GET ${url} answered ${response.status}`);
  return gzipSync(await response.bytes()).length;
}
