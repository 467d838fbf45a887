import { gzipSync } from 'node:zlib';
import type { Locator, Page, Response } from '@playwright/test';
import { holdRequests } from './timing.ts';

declare global {
  interface Window {
    __layoutShift: number;
  }
}

/**
 * Every page is fetched whole, as at a first visit. Without this a second one can't wait for `networkidle`: the request
 * by which Chromium revalidates a stale response counts as pending for 30 seconds.
 */
export async function disableCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Chromium ignores the setting in a session that is not enabled.
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Lets the browser say that it saves data, so that nothing is fetched ahead; call before `goto`. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Starts to sum layout shifts; call before `goto`. */
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

/** The sum of all layout shifts since `goto`: an upper bound of Cumulative Layout Shift. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.__layoutShift);
}

/** Keeps fonts back until the returned function is called; call before `goto`, which waits for `commit` only. */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '*.woff2');
  return async () => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await release();
  };
}

/**
 * Waits until what was done is rendered, and timers of before have run: the lightbox adds a move to the place that was
 * rendered last, and observers of sizes come with a frame.
 */
export async function untilRendered(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Waits until the page is drawn in its own faces, which move what is measured. */
export async function untilFontsShow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Faces are asked for when something is laid out in them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

export interface LoadedScript {
  url: string;
  /** Bytes. */
  gzipped: number;
  text: string;
}

/** Collects the scripts that a page loads; call before `goto`. */
export function collectScripts(page: Page): () => Promise<LoadedScript[]> {
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

/** Scrolls to the end in steps, so that lazy pictures load, waits for them, and scrolls back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // With a frame: without one, lazy pictures in view are not asked for.
    const pause = (milliseconds: number) =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, milliseconds)));
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

interface ShownFile {
  address: string;
  /** The file's width in pixels. */
  fileWidth: number;
  /** Device pixels of the widest slot that shows it: a browser that has a file cached does not fetch a narrower one. */
  slotWidth: number;
}

/** Every picture file that is rendered, with its width as the variant's address says it. */
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

export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}

/** CSS pixels by which the page is wider than its viewport. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * How many pixels differ by more than 4 of 255 levels of a colour between two screenshots of the same size; all of them
 * where the sizes differ. Edges of round pictures differ by less, and nobody sees it.
 */
export function differingPixels(page: Page, shots: readonly [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (files) => {
      const [before, after] = await Promise.all(
        files.map(async (file) => {
          const image = new Image();
          image.src = `data:image/png;base64,${file}`;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!before || before.length !== after?.length) return Number.POSITIVE_INFINITY;
      const pixels = new Set<number>();
      before.forEach((value, index) => {
        if (Math.abs(value - (after[index] ?? 0)) > 4) pixels.add(index >> 2);
      });
      return pixels.size;
    },
    shots.map((shot) => shot.toString('base64')),
  );
}

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
  width: number;
  height: number;
}

/** An element's bounding box relative to the viewport, in CSS pixels. */
export async function measureBox(locator: Locator): Promise<Box> {
  return locator.first().evaluate((element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return { top, bottom, left, right, width, height };
  });
}

export async function isAboveOrBelow(one: Locator, other: Locator): Promise<boolean> {
  const [box, otherBox] = [await measureBox(one), await measureBox(other)];
  return box.bottom <= otherBox.top || box.top >= otherBox.bottom;
}
