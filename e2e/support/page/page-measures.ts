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

/** Scrolls to the end as a reader does, waits for every picture that came into view, and returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInside = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      return isInside && image.checkVisibility({ visibilityProperty: true });
    };
    const seen = new Set<HTMLImageElement>();
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.75) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await pause(50);
      for (const image of document.images) if (isInView(image)) seen.add(image);
    }
    const arrivals = [...seen].map(
      (image) =>
        new Promise((resolve) => {
          if (image.complete) resolve(null);
          image.addEventListener('load', resolve);
          image.addEventListener('error', resolve);
        }),
    );
    await Promise.all(arrivals);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

export interface ShownFile {
  address: string;
  /** Pixels that the file is wide. */
  fileWidth: number;
  /** Device pixels of the widest place that shows it: a browser that has a file does not fetch a narrower one. */
  slotWidth: number;
}

/** Every picture file that is laid out; its width is told by a variant's address. */
export function shownFiles(page: Page): Promise<ShownFile[]> {
  return page.evaluate(() => {
    const variant = /(?:[/-]|%2F|[?&]width=)(\d+)(?:\.(?:avif|webp|jpe?g|png)|$|&)/i;
    const files = new Map<string, { address: string; fileWidth: number; slotWidth: number }>();
    for (const image of document.images) {
      const address = image.currentSrc;
      if (address === '' || !image.complete || image.getClientRects().length === 0) continue;
      const slotWidth = image.getBoundingClientRect().width * window.devicePixelRatio;
      const fileWidth = Number(variant.exec(address)?.[1] ?? image.naturalWidth);
      const widest = Math.max(slotWidth, files.get(address)?.slotWidth ?? 0);
      files.set(address, { address, fileWidth, slotWidth: widest });
    }
    return [...files.values()];
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
