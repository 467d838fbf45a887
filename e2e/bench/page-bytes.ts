import { type Browser, chromium } from '@playwright/test';
import { screens } from '../support/screens.ts';
import { chromiumArguments, chromiumPath, SUITE_URL } from '../support/suite.ts';
import { type Cell, printTable } from './table.ts';

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const KILOBYTE = 1024;
/** Chromium's resource types, as the table groups them. */
const COLUMNS = ['Script', 'Stylesheet', 'Font', 'Image'] as const;

/** Transferred bytes by resource type until the network is idle, without scrolling. */
async function coldLoad(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Map<string, number>> {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return bytes;
}

/** Prints the transferred bytes of a first load of every screen. */
export async function measurePageBytes(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  const rows: Cell[][] = [];
  try {
    for (const screen of screens)
      for (const viewport of WINDOWS) {
        const bytes = await coldLoad(browser, `${SUITE_URL}${await screen.path()}`, viewport);
        const total = [...bytes.values()].reduce((sum, part) => sum + part, 0);
        const parts = COLUMNS.map((column) => (bytes.get(column) ?? 0) / KILOBYTE);
        rows.push([screen.name, viewport.width, total / KILOBYTE, ...parts]);
      }
  } finally {
    await browser.close();
  }
  printTable(
    'Kilobytes over the wire of a first load, headers included, before scrolling',
    ['screen', 'window', 'total', 'JavaScript', 'CSS', 'fonts', 'pictures'],
    rows,
  );
}
