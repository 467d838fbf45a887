import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { storedSession } from './support/emulator/session.ts';
import { disableCache, scrollThrough } from './support/page/page-measures.ts';
import { type Screen, screens, signedInScreens } from './support/screens.ts';
import { chromiumArguments, chromiumPath, SUITE_URL } from './support/suite.ts';

const README_PICTURES = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const SCREENS = fileURLToPath(new URL('artefacts/screens', import.meta.url));
const LARGEST = 400 * 1024;
const README_SHOTS = [
  { name: 'home', path: '/' },
  { name: 'gallery', path: '/gallery' },
];
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const CONTEXT: BrowserContextOptions = {
  baseURL: SUITE_URL,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
};

/** Waits until the pictures above the fold are decoded: one that is only loaded still shows its placeholder. */
async function picturesDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInside = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      // One that is not fetched would never be decoded.
      return isInside && image.checkVisibility({ visibilityProperty: true });
    };
    await Promise.all([...document.images].filter(isInView).map((image) => image.decode()));
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await scrollThrough(page);
  await picturesDrawn(page);
}

async function shootForReadme(browser: Browser): Promise<void> {
  mkdirSync(README_PICTURES, { recursive: true });
  const page = await browser.newPage({ ...CONTEXT, viewport: { width: 1440, height: 1000 } });
  const session = await page.context().newCDPSession(page);
  for (const { name, path } of README_SHOTS) {
    await open(page, path);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 84 });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length > LARGEST) throw new Error(`${name}.webp has ${bytes.length} bytes, more than ${LARGEST}`);
    writeFileSync(`${README_PICTURES}/${name}.webp`, bytes);
    console.log(`docs/pictures/${name}.webp  ${bytes.length} bytes`);
  }
  await page.context().close();
}

async function shootScreen(browser: Browser, { name, path, email }: Screen): Promise<void> {
  const storageState = email === undefined ? undefined : await storedSession(email);
  const context = await browser.newContext({ ...CONTEXT, storageState });
  const page = await context.newPage();
  await disableCache(page);
  const address = await path();
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await open(page, address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // PNG takes several times as long to encode.
      await page.screenshot({
        path: `${SCREENS}/${name}-${viewport.width}-${colorScheme}.jpeg`,
        type: 'jpeg',
        quality: 80,
        fullPage: true,
      });
    }
  }
  await context.close();
}

/** Makes the README's pictures from the seeded suite, and pictures of every screen to look at. */
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
try {
  await shootForReadme(browser);
  rmSync(SCREENS, { recursive: true, force: true });
  for (const screen of [...screens, ...signedInScreens]) await shootScreen(browser, screen);
  console.log(`Pictures of all screens: ${SCREENS}`);
} finally {
  await browser.close();
}
