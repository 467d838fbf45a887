import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { scrollThrough } from './support/page/page-measures.ts';
import { chromiumArguments, chromiumPath, SUITE_URL } from './support/suite.ts';

const PICTURES = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const LARGEST = 400 * 1024;
const SHOTS = [
  { name: 'home', path: '/' },
  { name: 'gallery', path: '/gallery' },
];

/** Waits until the pictures above the fold are decoded: one that is only loaded still shows its placeholder. */
async function picturesDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isInView = (image: HTMLImageElement) => {
      const { top, left } = image.getBoundingClientRect();
      return top < window.innerHeight && left < window.innerWidth;
    };
    await Promise.all([...document.images].filter(isInView).map((image) => image.decode()));
  });
}

/** Makes the README's pictures from the seeded suite. */
mkdirSync(PICTURES, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1000 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const session = await page.context().newCDPSession(page);
  for (const { name, path } of SHOTS) {
    await page.goto(`${SUITE_URL}${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await scrollThrough(page);
    await picturesDrawn(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 84 });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length > LARGEST)
      throw new Error(`${name}.webp has ${bytes.length} bytes, more than ${LARGEST}`);
    writeFileSync(`${PICTURES}/${name}.webp`, bytes);
    console.log(`docs/pictures/${name}.webp  ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
