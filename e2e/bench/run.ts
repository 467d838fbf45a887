import { measureBodyCosts } from './body-costs.ts';
import { measureDocumentReads } from './document-reads.ts';
import { measureLatency } from './latency.ts';
import { measurePageBytes } from './page-bytes.ts';
import { measureReadSpeed } from './read-speed.ts';
import { measureVisitors } from './visitors.ts';

/** `npm run bench`: prints reads, bytes, times and memory; fails above a limit. */
const kept = [
  await measureVisitors(),
  await measureDocumentReads(),
  await measureLatency(),
  await measureReadSpeed(),
  await measureBodyCosts(),
];
await measurePageBytes();
if (!kept.every(Boolean)) {
  console.error('\nA promise is broken: see the tables above.');
  process.exitCode = 1;
}
