import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const BUILD = new URL('../../functions/dist/index.js', import.meta.url);
const SAMPLE_INTERVAL = 100;

/** What the process has used since its start. */
export interface Usage {
  /** Milliseconds of processor time. */
  processor: number;
  /** Bytes of resident memory at most. */
  peakMemory: number;
}

/**
 * One instance of the deployed function `pages` in a process of its own. It reports its port to its parent, then its usage
 * for every message, and ends with it.
 */
const build: { pages: RequestListener } = await import(BUILD.href);
const server = createServer(build.pages);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

let peakMemory = process.memoryUsage.rss();
// The system's own peak can be that of the parent, of which this process was a copy.
setInterval(() => {
  peakMemory = Math.max(peakMemory, process.memoryUsage.rss());
}, SAMPLE_INTERVAL);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ processor: (user + system) / 1000, peakMemory } satisfies Usage);
});
process.on('disconnect', () => process.exit());
