import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOST } from '../support/suite.ts';
import { expect, isHydrated, test } from './fixtures.ts';

declare global {
  interface Window {
    headingOfServer?: HTMLElement | null;
  }
}

const WEB = fileURLToPath(new URL('../../web', import.meta.url));
const VITE = `${dirname(createRequire(`${WEB}/`).resolve('vite/package.json'))}/bin/vite.js`;
/** Another one than that of `npm start`. */
const PORT = 5183;
const ORIGIN = `http://${HOST}:${PORT}`;

/** The developer's server, whose data comes from the running suite. */
test.describe('npm start', () => {
  test.describe.configure({ mode: 'default' });
  let server: ChildProcess;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(180_000);
    server = spawn(process.execPath, [VITE, '--port', String(PORT)], { cwd: WEB, stdio: 'ignore' });
    await expect
      .poll(
        () =>
          fetch(ORIGIN).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    // Vite bundles packages when they are first asked for, and then loads the page again.
    const page = await browser.newPage();
    await page.goto(`${ORIGIN}/gallery`);
    await expect(async () => expect(await isHydrated(page)).toBe(true)).toPass({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.close();
  });

  test.afterAll(async () => {
    const ended = once(server, 'exit');
    if (server.kill()) await ended;
  });

  test('renders pages and true statuses from the sources', async () => {
    const gallery = await fetch(`${ORIGIN}/gallery`);
    const html = await gallery.text();
    expect(gallery.status, html).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Gallery/);
    expect(html).toMatch(/<title>Gallery/);
    expect(html).toContain('<script type="application/json" id="page-state">');
    const missing = await fetch(`${ORIGIN}/stories/nobody-wrote-this`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toMatch(/<h1[ >]/);
    const moved = await fetch(`${ORIGIN}/exhibition`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/exhibitions']);
    // A script that every page names, as a link checker asks for it.
    const asDocument = { headers: { 'Sec-Fetch-Dest': 'document' } };
    expect((await fetch(`${ORIGIN}/@vite/client`, asDocument)).status).toBe(200);
    // A screen of the shell.
    expect(await (await fetch(`${ORIGIN}/login`)).text()).toContain('<div id="root"></div>');
  });

  // A mismatch is a console error, which fails the test.
  test('sends pages that are hydrated as they came', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        window.headingOfServer = document.querySelector('h1');
      });
    });
    await page.goto(`${ORIGIN}/gallery`);
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(page)).toBe(true);
    const isKept = await page.evaluate(() => document.querySelector('h1') === window.headingOfServer);
    expect(isKept).toBe(true);
  });
});
