import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SUITE_URL } from '../support/suite.ts';
import { expect, test } from './fixtures.ts';

const PATHS = ['/', '/stories', '/shop/cart', '/login'];

test('no page shows inside a page of another site', async ({ page, allowProblem }) => {
  allowProblem(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const frames = PATHS.map((path) => `<iframe src="${SUITE_URL}${path}"></iframe>`).join('');
  const server = createServer((_req, res) => {
    res.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Another site</title>${frames}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect
      .poll(() => refused.filter((text) => text.includes("frame-ancestors 'none'")).length)
      .toBe(PATHS.length);
    const shown = () =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url());
    await expect.poll(shown).toEqual(PATHS.map(() => 'chrome-error://chromewebdata/'));
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
