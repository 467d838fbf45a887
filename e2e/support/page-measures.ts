import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

declare global {
  interface Window {
    __layoutShift: number;
  }
}

/** Starts to add up layout shifts; call before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.__layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all layout shifts since the page was opened; never less than the Cumulative Layout Shift. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.__layoutShift);
}

/** Collects the scripts that a page loads; call before it is opened. */
export function collectScripts(page: Page): () => Promise<{ url: string; gzipped: number; text: string }[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return () =>
    Promise.all(
      responses.map(async (response) => {
        const body = await response.body();
        return { url: response.url(), gzipped: gzipSync(body).length, text: body.toString() };
      }),
    );
}

/** Scrolls to the end as a reader does, so that every lazy picture arrives, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await pause(60);
    }
  });
  await page.waitForLoadState('networkidle');
  await picturesLoaded(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Waits until every picture that the page asked for is decoded or has failed. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || (image.loading === 'lazy' && !image.currentSrc)),
  );
}

export interface ShownPicture {
  /** Of the file in use. */
  address: string;
  /** Pixels that the file is wide. */
  fileWidth: number;
  /** Device pixels that the picture takes on the page. */
  slotWidth: number;
}

/** Every picture that is laid out, with the width of its file (told by a variant's address) and of its slot. */
export function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() => {
    const variant = /(?:[/-]|%2F|[?&]width=)(\d+)(?:\.(?:avif|webp|jpe?g|png)|$|&)/i;
    return [...document.images]
      .filter((image) => image.currentSrc !== '' && image.getClientRects().length > 0 && image.complete)
      .map((image) => ({
        address: image.currentSrc,
        fileWidth: Number(variant.exec(image.currentSrc)?.[1] ?? image.naturalWidth),
        slotWidth: image.getBoundingClientRect().width * window.devicePixelRatio,
      }));
  });
}

/** Pictures whose file could not be shown. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}

/** How many CSS pixels the page is wider than its window. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
