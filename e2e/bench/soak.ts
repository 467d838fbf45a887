import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { readApi } from '../support/suite.ts';
import { publicCalls } from './calls.ts';
import { endInstances, type Instance, startInstance } from './instance.ts';
import { percentile } from './latency.ts';
import { printTable } from './table.ts';

const MINUTES = 5;
/** The first minute compiles code and fills caches: what is held is compared from its end on. */
const WARM_UP = 60;
const SECONDS = MINUTES * 60;
const PER_SECOND = 10;
const SAMPLE_INTERVAL = 10;
const MEGABYTE = 1024 * 1024;
/** Megabytes a minute. */
const GROWTH_LIMIT = 1;
const HANDLES_LIMIT = 20;

const PAGES = ['/', '/gallery', '/stories', '/shop', '/exhibitions'];

interface Sample {
  second: number;
  memory: number;
  handles: number;
}

async function holdingsOf({ process: child }: Instance): Promise<Omit<Sample, 'second'>> {
  child.send('holdings');
  const [holdings] = await once(child, 'message');
  return holdings;
}

/** The slope of the line that fits the samples best, in megabytes a minute. */
function growthOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [time, memory] = [mean(({ second }) => second), mean((sample) => sample.memory)];
  const covariance = mean((sample) => (sample.second - time) * (sample.memory - memory));
  const variance = mean(({ second }) => (second - time) ** 2);
  return ((covariance / variance) * 60) / MEGABYTE;
}

/** Of ten requests seven are calls, two pages and one a view that is counted. */
async function requestsOf(origin: string): Promise<(index: number) => [url: string, init: RequestInit]> {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  const calls = await publicCalls();
  const at = (list: readonly string[], index: number) => `${origin}${list[index % list.length]}`;
  return (index) => {
    const round = Math.floor(index / PER_SECOND);
    if (index % PER_SECOND === 9)
      return [
        at(
          data.map(({ image_id }) => `/api/image/view/${image_id}`),
          round,
        ),
        { method: 'POST' },
      ];
    if (index % PER_SECOND >= 7) return [at(PAGES, round * 2 + (index % 2)), {}];
    return [
      at(
        calls.map((path) => `/api${path}`),
        round * 7 + (index % PER_SECOND),
      ),
      {},
    ];
  };
}

/** Sends a steady load to one instance; false where a request failed, or where its memory or its handles grow. */
export async function measureSoak(): Promise<boolean> {
  const instance = await startInstance('build', { connections: PER_SECOND });
  const times: number[] = [];
  const samples: Sample[] = [];
  let failures = 0;
  try {
    const requestAt = await requestsOf(instance.origin);
    const pending: Promise<void>[] = [];
    const start = performance.now();
    for (let index = 0; index < SECONDS * PER_SECOND; index += 1) {
      await sleep(Math.max(0, start + (index * 1000) / PER_SECOND - performance.now()));
      const [url, init] = requestAt(index);
      const sent = performance.now();
      pending.push(
        fetch(url, init).then(async (response) => {
          await response.arrayBuffer();
          times.push(performance.now() - sent);
          if (!response.ok) failures += 1;
        }),
      );
      const second = index / PER_SECOND;
      if (second >= WARM_UP && second % SAMPLE_INTERVAL === 0)
        samples.push({ second, ...(await holdingsOf(instance)) });
    }
    await Promise.all(pending);
  } finally {
    endInstances([instance]);
  }
  const growth = growthOf(samples);
  const handles = (samples.at(-1)?.handles ?? Number.NaN) - (samples[0]?.handles ?? Number.NaN);
  printTable(
    `${PER_SECOND} requests a second for ${MINUTES} minutes at one instance. Limits: none failed, ${GROWTH_LIMIT} MB a minute, ${HANDLES_LIMIT} handles`,
    ['requests', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'memory, MB', 'MB a minute', 'more handles'],
    [
      [
        times.length,
        failures,
        percentile(times, 0.5),
        percentile(times, 0.95),
        percentile(times, 0.99),
        (samples.at(-1)?.memory ?? Number.NaN) / MEGABYTE,
        growth,
        handles,
      ],
    ],
  );
  return failures === 0 && growth < GROWTH_LIMIT && handles < HANDLES_LIMIT;
}
