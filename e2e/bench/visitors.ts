import { setTimeout as sleep } from 'node:timers/promises';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { variantUrl } from '@aperture-byline/contract/shared/picture';
import { readApi, SUITE_URL } from '../support/suite.ts';
import { publicCalls } from './calls.ts';
import { percentile } from './latency.ts';
import { suiteMemory } from './suite-memory.ts';
import { printTable } from './table.ts';

const VISITORS = 30;
const SECONDS = 30;
/** Think time: milliseconds between two requests of a visitor. */
const GLANCE = 250;
const MEGABYTE = 1024 * 1024;
const MEMORY_LIMIT = 2048 * MEGABYTE;

/** What a visitor requests: the HTML of a page, API calls, pictures of the gallery. */
async function addresses(): Promise<string[]> {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  const pictures = data.map(
    ({ picture }) => `${SUITE_URL}${variantUrl(picture, picture.widths[1] ?? picture.width, 'jpeg')}`,
  );
  const calls = (await publicCalls()).map((path) => `${SUITE_URL}/api${path}`);
  return [`${SUITE_URL}/`, `${SUITE_URL}/gallery`, ...calls, ...pictures];
}

/** Simulates visitors and prints the suite's memory; false above the limit or with a failed request. */
export async function measureVisitors(): Promise<boolean> {
  const urls = await addresses();
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  let failures = 0;
  let peak: number | null = suiteMemory();

  const browse = async (_: unknown, visitor: number): Promise<void> => {
    for (let step = visitor * 7; performance.now() < end; step += 1) {
      const start = performance.now();
      const response = await fetch(urls[step % urls.length] ?? SUITE_URL);
      await response.arrayBuffer();
      times.push(performance.now() - start);
      if (!response.ok) failures += 1;
      await sleep(GLANCE);
    }
  };
  const watch = async (): Promise<void> => {
    while (performance.now() < end) {
      const now = suiteMemory();
      if (now !== null && peak !== null) peak = Math.max(peak, now);
      await sleep(1000);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: VISITORS }, browse)]);

  printTable(
    `${VISITORS} visitors for ${SECONDS} s`,
    ['requests', 'failed', 'p50 ms', 'p95 ms', 'suite at its peak, MB', 'limit'],
    [
      [
        times.length,
        failures,
        percentile(times, 0.5),
        percentile(times, 0.95),
        peak === null ? 'not known here' : peak / MEGABYTE,
        MEMORY_LIMIT / MEGABYTE,
      ],
    ],
  );
  return failures === 0 && (peak === null || peak <= MEMORY_LIMIT);
}
