import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { readClaims, readToken } from '../../support/emulator/accounts.ts';
import {
  deleteDocuments,
  findWhere,
  readFields,
  withoutTriggers,
  writeDocuments,
} from '../../support/emulator/firebase.ts';
import { newBuyer, placeOrder } from '../../support/emulator/orders.ts';
import { storedSession } from '../../support/emulator/session.ts';
import { chromiumArguments, chromiumPath, SUITE_URL } from '../../support/suite.ts';
import { FIRST_PAGE_READS, measureCost } from '../document-reads.ts';
import { median } from '../load.ts';
import { createImageSupply } from '../support/many-images.ts';
import { type Cell, printLimited } from '../support/report.ts';

const ARTIST = 'artist@example.com';
const IMAGES = 5000;
const ORDERS = 200;
/** Milliseconds until the first content of a page is painted, on Lighthouse's phone. */
const LIMIT = 1100;
const DEBUGGING_PORT = 9333;
const PATHS = ['/studio', '/studio/images'];
const PAINTS = ['first-contentful-paint', 'largest-contentful-paint'];

/** First and Largest Contentful Paint of a page for whoever is signed in, in milliseconds. */
async function measurePaints(path: string): Promise<number[]> {
  const result = await lighthouse(`${SUITE_URL}${path}`, {
    port: DEBUGGING_PORT,
    onlyAudits: PAINTS,
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    logLevel: 'error',
  });
  return PAINTS.map((audit) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN);
}

async function writeOrders(): Promise<string[]> {
  const { orderId } = await placeOrder(await newBuyer(), [ARTIST]);
  const [order, parts] = await Promise.all([
    readFields(`orders/${orderId}`),
    findWhere(`orders/${orderId}/parts`, 'orderId', orderId),
  ]);
  const documents = Array.from({ length: ORDERS - 1 }, (_, index) => `orders/bench-${index}`).flatMap((path) => [
    { path, fields: order },
    ...parts.map((fields) => ({
      path: `${path}/parts/${fields.artistId}`,
      fields: { ...fields, orderId: path.slice('orders/'.length) },
    })),
  ]);
  await writeDocuments(documents);
  return documents.map(({ path }) => path);
}

/** Prints when the studio's first pages show content to a photographer of much work; false above the limit. */
export async function measureStudioSpeed(rounds: number): Promise<boolean> {
  const { userId } = await readClaims(ARTIST);
  const [{ owner } = {}] = await findWhere('images', 'owner.userId', userId);
  const supply = await createImageSupply(() => ({ owner }));
  const browser = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath,
    args: [...chromiumArguments, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  let written: string[] = [];
  const rows: Cell[][] = [];
  try {
    await supply.fillTo(IMAGES);
    await withoutTriggers(async () => {
      written = await writeOrders();
    });
    const { reads } = await measureCost('/studio/today', await readToken(ARTIST));
    await browser.setStorageState(await storedSession(ARTIST));
    for (const path of PATHS) {
      const runs: number[][] = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await measurePaints(path));
      const [first = Number.NaN, largest = Number.NaN] = PAINTS.map((_, index) =>
        median(runs.map((paints) => paints[index] ?? Number.NaN)),
      );
      const isWithin = first <= LIMIT && (path !== '/studio' || reads <= FIRST_PAGE_READS);
      rows.push([path, first, largest, path === '/studio' ? reads : '', isWithin]);
    }
  } finally {
    await browser.close();
    await withoutTriggers(() => deleteDocuments(written));
    await supply.remove();
  }
  return printLimited(
    `The studio of a photographer with ${IMAGES} photographs and ${ORDERS} orders on Lighthouse's phone, median of ${rounds}; first content ≤ ${LIMIT} ms, ≤ ${FIRST_PAGE_READS} document reads`,
    ['page', 'first content, ms', 'largest, ms', 'reads'],
    rows,
  );
}
