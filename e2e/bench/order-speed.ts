import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlacedOrder } from '@aperture-byline/contract/order/wire';
import { buildNewOrder } from '../support/emulator/orders.ts';
import { callAs } from '../support/suite.ts';
import { median, percentile, timeRequest } from './load.ts';
import { type Instance, startInstance } from './support/instance.ts';
import { type Cell, printLimited } from './support/report.ts';

const ROUNDS = 60;
/** Calls that fill caches and compile, and are not counted. */
const WARM_UP = 10;
/** Milliseconds between two rounds, for the triggers of the last order. */
const PAUSE = 150;
/** The most that the API's 95th percentile may be of a transaction's. */
const LIMIT = 2.5;
const ARTISTS = ['artist@example.com', 'artist2@example.com', 'artist3@example.com'];

/** Prints how long a quote and an order take beside one Firestore transaction; false where one is above the limit. */
export async function measureOrderSpeed(): Promise<boolean> {
  const { token, body } = await buildNewOrder(ARTISTS);
  const { orderId } = await callAs<PlacedOrder>(token, '/product/order', body);
  const lines = body.productsInfo.map(({ productId, productSize, productFrame }) => ({
    productId,
    productSize,
    productFrame,
  }));
  const agent = new Agent({ keepAlive: true });
  const post = ({ origin }: Instance, path: string, content: object = {}, headers = {}): Promise<number> =>
    timeRequest(`${origin}/api${path}`, {
      agent,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: content,
    });
  using api = await startInstance('build');
  using bare = await startInstance('bare');
  const calls: Readonly<Record<string, () => Promise<number>>> = {
    transaction: () => post(bare, `/transaction?order=${orderId}&address=${body.shippingAddress}`),
    'POST /api/product/quote': () => post(api, '/product/quote', { lines }),
    'POST /api/product/order': () =>
      post(api, '/product/order', body, { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }),
  };
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  try {
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const [name, call] of Object.entries(calls)) {
        const time = await call();
        if (round >= 0) times[name]?.push(time);
      }
      await sleep(PAUSE);
    }
  } finally {
    agent.destroy();
  }
  const transaction = percentile(times.transaction ?? [], 0.95);
  const rows = Object.entries(times).map(([name, measured]): Cell[] => {
    const p95 = percentile(measured, 0.95);
    const ratio = p95 / transaction;
    return [name, median(measured), p95, ratio.toFixed(2), ratio <= LIMIT];
  });
  return printLimited(
    `A quote and an order of ${lines.length} prints against one Firestore transaction, ${ROUNDS} rounds; ratio ≤ ${LIMIT}`,
    ['call', 'p50 ms', 'p95 ms', 'ratio of p95'],
    rows,
  );
}
