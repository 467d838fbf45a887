import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { readToken } from '../support/emulator/accounts.ts';
import { confirmTransfer, newBuyer, placeOrder, sendTransition } from '../support/emulator/orders.ts';
import { median, percentile, timeRequest } from './load.ts';
import { startInstance } from './support/instance.ts';
import { type Cell, printLimited } from './support/report.ts';

const [ARTIST, ADMIN] = ['artist@example.com', 'admin@example.com'];
/** Code of the seed's certificate, which has a photograph. */
const CERTIFICATE = '5eed5eed5eed5eed5eed5eed5eed5eed';
const LATER = 20;
/** Milliseconds in which a paper is answered, the first of an instance too. */
const LIMIT = 500;

/** Prints how long an order's papers take, the first of an instance and later ones; false above the limit. */
export async function measurePapers(): Promise<boolean> {
  const buyer = await newBuyer();
  const { orderId, total } = await placeOrder(buyer, [ARTIST]);
  await sendTransition(ARTIST, orderId, 'accept');
  await confirmTransfer(orderId, 'received', { reference: `BENCH-${randomUUID()}`, amount: total });
  const papers: Readonly<Record<string, { path: string; token: string }>> = {
    receipt: { path: `/product/order/${orderId}/receipt.pdf`, token: await readToken(buyer.email, buyer.password) },
    'packing slip': { path: `/studio/order/${orderId}/packing-slip.pdf`, token: await readToken(ARTIST) },
    'address label': { path: `/studio/order/${orderId}/address-label.pdf`, token: await readToken(ARTIST) },
    certificate: { path: `/certificate/${CERTIFICATE}/certificate.pdf`, token: await readToken(ADMIN) },
  };
  const rows: Cell[][] = [];
  for (const [name, paper] of Object.entries(papers)) rows.push(await measurePaper(name, paper));
  return printLimited(
    `Papers of an order, the first one of an instance and ${LATER} later ones; limit ${LIMIT} ms`,
    ['paper', 'first ms', 'later p50 ms', 'later p95 ms'],
    rows,
  );
}

async function measurePaper(name: string, { path, token }: { path: string; token: string }): Promise<Cell[]> {
  const agent = new Agent({ keepAlive: true });
  using instance = await startInstance('build');
  const read = (at: string) =>
    timeRequest(`${instance.origin}/api${at}`, { agent, headers: { Authorization: `Bearer ${token}` } });
  try {
    // Opens the connections to the backends, as any call before does.
    await read('/product/order');
    const first = await read(path);
    const later: number[] = [];
    for (let index = 0; index < LATER; index += 1) later.push(await read(path));
    const p95 = percentile(later, 0.95);
    return [name, first, median(later), p95, Math.max(first, p95) <= LIMIT];
  } finally {
    agent.destroy();
  }
}
